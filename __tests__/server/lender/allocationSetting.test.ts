import type { AllocationConfig } from '@/contract/entities/money/allocation';
import type { SettingChange } from '@/contract/entities/management/systemConfig';
import { get, send } from '../../support/cases/cases';
import { toldOf } from '../../support/lender/bookingDesk';
import { type ClarifyRig, openClarifyRig } from '../../support/lender/clarifyRig';
import { getAllocations } from '../../support/lender/lenderRig';
import type { SignedIn } from '../../support/server/people';

let rig: ClarifyRig;
beforeAll(async () => {
  rig = await openClarifyRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

const PATH = '/prod/manage/config/allocation';
const shown = (who: SignedIn) => get<AllocationConfig>(rig.server, who, { path: PATH });
const set = (who: SignedIn, body: object) => send(rig.server, who, { path: `${PATH}/update`, body });
const PART_BY_PART = { first: 'part', parts: ['principal', 'interest', 'penalty', 'tax'] };

test('MI-02 the order of allocation is an institution’s own: what is booked from then on follows it, and the change is listed', async () => {
  const { admin, auditor, leader, foreign } = rig.people;
  expect((await shown(auditor)).data).toEqual({
    first: 'instalment',
    parts: ['penalty', 'interest', 'tax', 'principal'],
    lastChange: null,
  });
  const cells = { unpaid_repayment: '80', interest_receivable: '15' };
  const [before, after] = [await rig.fresh(cells), await rig.fresh(cells)];
  await rig.book(toldOf(before, 'payment', { amount: '10' }));
  expect(await set(admin, PART_BY_PART)).toMatchObject({ code: '00' });
  await rig.book(toldOf(after, 'payment', { amount: '10' }));
  expect((await getAllocations(rig.server.database, before.loanId)).map(([, part]) => part)).toEqual([
    'penalty',
    'interest',
  ]);
  expect((await getAllocations(rig.server.database, after.loanId)).map(([, part]) => part)).toEqual(['principal']);
  expect((await shown(admin)).data).toMatchObject({ ...PART_BY_PART, lastChange: { userName: expect.any(String) } });
  expect((await shown(foreign)).data.first).toBe('instalment');
  const changes = await get<{ result: SettingChange[] }>(rig.server, admin, { path: '/prod/manage/config/changes' });
  expect(changes.data.result[0]).toMatchObject({
    key: 'allocation',
    before: 'first: instalment, parts: penalty,interest,tax,principal',
    after: 'first: part, parts: principal,interest,penalty,tax',
  });
  expect((await set(auditor, PART_BY_PART)).code).toBe('21');
  expect((await set(leader, PART_BY_PART)).code).toBe('21');
});

test.each([
  [['penalty', 'interest', 'tax']],
  [['penalty', 'penalty', 'tax', 'principal']],
  [['penalty', 'interest', 'tax', 'fee']],
])('MI-02 an order of %j is refused', async (parts) => {
  expect((await set(rig.people.admin, { first: 'part', parts })).code).toBe('10');
});
