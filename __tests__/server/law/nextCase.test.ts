import type { CallAnswer } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import { parkedCase } from '../../../server/database/tables/lawTables';
import { type Cells, send, type StoredTask } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { makeUser, signInAs } from '../../support/server/people';

/** Ten in the morning in Shanghai, two in the night in London. */
const DAY = '2026-11-23T02:00:00Z';
/** Eight in London. */
const MORNING = '2026-11-23T08:00:00.000Z';
const ASLEEP = { time_zones: 'Europe/London' };

type ApprovalRef = { readonly approvalId: string };

let rig: LawRig;
let list = 0;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: DAY });
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.at(DAY);
  await rig.setMode('enforce');
});

/** Creates a separate list in the order of the cases. */
async function listOf(cells: readonly Cells[]): Promise<StoredTask[]> {
  list += 1;
  const cases = [];
  for (const [at, each] of cells.entries()) {
    const of = await rig.fresh({
      ...each,
      time_zones: each['time_zones'] ?? 'Asia/Shanghai',
      product_category: `list${list}`,
    });
    await rig.server.database
      .update(task)
      .set({ nextActionAt: new Date(Date.parse('2026-11-20T00:00:00Z') + at * 60_000) })
      .where(eq(task.id, of.id));
    cases.push(of);
  }
  return cases;
}

const beside = async ({ id }: StoredTask, more = '') =>
  (
    await rig.get<CallAnswer<typeof taskCalls.neighbours>>(
      `/prod/task/neighbours?taskId=${id}&productCategory=list${list}${more}`,
    )
  ).data;
const named = ({ id, loanNo }: StoredTask) => ({ id: String(id), loanId: loanNo });
const parkedRows = ({ id }: StoredTask) =>
  rig.server.database.select().from(parkedCase).where(eq(parkedCase.taskId, id));

test('LC-06 where the next borrowers sleep, the next case is the first that may be called; two were passed by until eight', async () => {
  const [here, second, third, fourth] = (await listOf([{}, ASLEEP, ASLEEP, {}])) as [StoredTask, ...StoredTask[]];
  expect(await beside(here)).toMatchObject({
    next: named(fourth as StoredTask),
    why: null,
    passed: { count: 2, until: MORNING },
    parked: null,
    position: 1,
    totalCount: 4,
  });
  expect(await parkedRows(second as StoredTask)).toMatchObject([
    { agentId: rig.agentId, groupId: rig.groupId, rule: 'cn.hours', until: new Date(MORNING), returnedAt: null },
  ]);
  expect((await beside(fourth as StoredTask)).previous).toEqual(named(third as StoredTask));
});

test('LC-06 a case that was passed by comes back at its moment, before the others; from there it goes on where the agent was', async () => {
  const [here, asleep, next, last] = await listOf([{}, ASLEEP, {}, {}]);
  expect((await beside(here as StoredTask)).next).toEqual(named(next as StoredTask));
  await rig.at(MORNING);
  const { goOnFrom, ...back } = await beside(next as StoredTask);
  expect(back).toMatchObject({ next: named(asleep as StoredTask), why: 'parked', whyUntil: MORNING, passed: null });
  const from = new URLSearchParams({ ...goOnFrom });
  expect((await beside(asleep as StoredTask, `&${from}`)).next).toEqual(named(last as StoredTask));
  expect((await beside(next as StoredTask)).next).toEqual(named(last as StoredTask));
});

test('LC-06 what was worked meanwhile does not come back', async () => {
  const [here, asleep, next] = (await listOf([{}, ASLEEP, {}])) as [StoredTask, StoredTask, StoredTask];
  await beside(here);
  await rig.server.database
    .update(task)
    .set({ lastFollowUpAt: new Date('2026-11-23T03:00:00Z') })
    .where(eq(task.id, asleep.id));
  await rig.at(MORNING);
  expect(await beside(next)).toMatchObject({ next: null, why: null, parked: null });
});

test('LC-06 if no case ahead may be called, the first one to return is named, even beyond the first page', async () => {
  const [here, ...others] = (await listOf([
    {},
    ...Array.from({ length: 9 }, () => ASLEEP),
    { time_zones: 'America/Los_Angeles', mobile_phone: '' },
    ASLEEP,
  ])) as [StoredTask, ...StoredTask[]];
  const { next, passed, parked } = await beside(here);
  // Six in the evening in Los Angeles: the tenth may be called, were there a number; without one nothing speaks against it.
  expect({ next, passed, parked }).toEqual({
    next: named(others[9] as StoredTask),
    passed: { count: 9, until: MORNING },
    parked: null,
  });
  expect(await beside(others[9] as StoredTask)).toMatchObject({
    next: null,
    passed: { count: 1, until: MORNING },
    parked: named(others[10] as StoredTask),
  });
});

test.each(['off', 'shadow'] as const)(
  'LC-06 LC-08 %s: nobody is passed by but who does not wish to be called',
  async (mode) => {
    await rig.setMode(mode);
    const [here, asleep] = (await listOf([{}, ASLEEP, {}])) as [StoredTask, StoredTask];
    expect(await beside(here)).toMatchObject({ next: named(asleep), why: null, passed: null, parked: null });
    expect(await parkedRows(asleep)).toEqual([]);
    const contactId = await rig.contactOf(asleep);
    await rig.post('/prod/task/wish', { taskId: String(asleep.id), contactId, kind: 'noCalls' });
    expect(await beside(here)).toMatchObject({ passed: { count: 1, until: null } });
  },
);

test('LC-05 LC-06 who agreed to be called at this hour is not passed by', async () => {
  const [here, asleep, awake] = (await listOf([{}, ASLEEP, {}])) as [StoredTask, StoredTask, StoredTask];
  expect((await beside(here)).next).toEqual(named(awake));
  const said = { kind: 'agreedHours', hours: { from: '02:00', to: '03:00' }, channel: '01', remark: 'Call me at two' };
  const contactId = await rig.contactOf(asleep);
  const { code } = await rig.post('/prod/task/wish', { taskId: String(asleep.id), contactId, ...said });
  expect(code).toBe('00');
  expect(await beside(here)).toMatchObject({ next: named(asleep), passed: null });
});

test('LC-06 LC-08 an exception brings a case back at once, before the others; once it is used, the case is passed by again', async () => {
  const admin = await makeUser(rig.server.database, { institutionId: rig.institutionId, role: 'admin' });
  const signedIn = await signInAs(rig.server.database, admin, { now: rig.clock.now });
  const [here, asleep, next, last] = await listOf([{}, ASLEEP, {}, {}]);
  const asked = { taskId: String(asleep?.id), contactId: await rig.contactOf(asleep as StoredTask) };
  expect((await beside(here as StoredTask)).next).toEqual(named(next as StoredTask));
  const wanted = { ...asked, channel: 'call', rules: ['cn.hours'], reason: 'She asked for it' };
  const { data } = await rig.post('/prod/task/override', wanted);
  expect((await beside(next as StoredTask)).next).toEqual(named(last as StoredTask));
  const decided = { path: '/prod/approvals/agree', body: { id: (data as unknown as ApprovalRef).approvalId } };
  expect((await send(rig.server, signedIn, { ...decided, key: 'next-case-exception' })).code).toBe('00');
  const back = await beside(next as StoredTask);
  expect(back).toMatchObject({ next: named(asleep as StoredTask), why: 'lifted', passed: null });
  const from = new URLSearchParams({ ...back.goOnFrom });
  expect((await beside(asleep as StoredTask, `&${from}`)).next).toEqual(named(last as StoredTask));
  expect(await beside(here as StoredTask)).toMatchObject({ next: named(asleep as StoredTask), why: 'lifted' });
  expect((await rig.dial(asleep as StoredTask, asked.contactId)).code).toBe('00');
  expect(await beside(here as StoredTask)).toMatchObject({ next: named(next as StoredTask), passed: { count: 1 } });
});

test('LC-06 a promise that falls due today is why', async () => {
  const [here, promised] = (await listOf([{}, {}])) as [StoredTask, StoredTask];
  await rig.server.database
    .update(task)
    .set({
      promisedAt: new Date('2026-11-23T10:00:00Z'),
      promisedAmount: promised.amount,
      promiseMadeAt: new Date(DAY),
    })
    .where(eq(task.id, promised.id));
  expect(await beside(here)).toMatchObject({ next: named(promised), why: 'promiseToday' });
});
