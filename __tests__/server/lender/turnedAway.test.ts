import type { RejectedItemRow } from '@/contract/entities/lender/lenderTurnedAway';
import { get } from '../../support/cases/cases';
import { getReference, toldOf } from '../../support/lender/bookingDesk';
import { newReference } from '../../support/lender/lenderRig';
import { getBody, openSignedRig, type SignedRig } from '../../support/lender/signedRig';
import type { SignedIn } from '../../support/server/people';

let rig: SignedRig;
beforeAll(async () => {
  rig = await openSignedRig();
});
afterAll(() => rig.server.close());
afterEach(() => rig.afterTest());

interface Page {
  readonly result: RejectedItemRow[];
  readonly totalCount: number;
}

const list = (input: Readonly<Record<string, string>> = {}, who: SignedIn = rig.people.auditor) =>
  get<Page>(rig.server, who, { path: '/prod/lender/turnedAway', input });

test('MI-01 contradictory, known and refused rows can be opened with what was sent, what is stored and where they differ', async () => {
  const caseRow = await rig.fresh();
  const row = toldOf(caseRow, 'payment', { amount: '40.00' });
  await rig.book(row);
  await rig.book({ ...row, amount: '45' }, { ...row, amount: '40' });
  const reference = getReference(row);
  const { data } = await list({ reference });
  expect(data.totalCount).toBe(2);
  const byAnswer = new Map(data.result.map((each) => [each.answer, each]));
  expect(byAnswer.get('contradictory')).toMatchObject({
    reference,
    loanId: caseRow.loanNo,
    amount: 45,
    currency: 'MXN',
    handleType: 'file',
    fileName: expect.stringMatching(/csv$/iu),
  });
  expect(byAnswer.get('contradictory')?.fields.filter(({ differs }) => differs)).toEqual([
    { field: 'amount', sent: '45.00', stored: '40.00', differs: true },
  ]);
  expect(byAnswer.get('known')?.fields.some(({ differs }) => differs)).toBe(false);
  expect((await list({ reference, answer: 'known' })).data.totalCount).toBe(1);

  const refused = { reference: newReference(), kind: 'payment', loanNo: caseRow.loanNo, amount: 'much', gift: 1 };
  await rig.post({ body: getBody(refused) });
  const [shown] = (await list({ answer: 'refused', handleType: 'call' }, rig.people.admin)).data.result;
  expect(shown).toMatchObject({ reference: refused.reference, loanId: caseRow.loanNo, fileName: null, amount: null });
  expect(shown?.fields).toContainEqual({ field: 'amount', sent: 'much', stored: null, differs: false });
  expect(shown?.fields).toContainEqual({ field: 'gift', sent: '1', stored: null, differs: false });
});

test('MI-01 AP-06 they are saved as a file with both contents', async () => {
  const caseRow = await rig.fresh();
  const row = toldOf(caseRow, 'payment', { amount: '12.00' });
  await rig.book(row);
  await rig.book({ ...row, amount: '13' });
  const { body } = await rig.server.app.inject({
    method: 'GET',
    url: `/prod/lender/turnedAway/export?format=csv&reference=${getReference(row)}`,
    headers: rig.people.auditor.headers,
  });
  expect(body).toContain('13.00');
  expect(body).toContain('12.00');
});

test('RO-01 nobody without the permission reads them', async () => {
  expect(await list({}, rig.people.agent)).toMatchObject({ code: '21' });
});
