import { eq } from 'drizzle-orm';
import type { QueueRow, RulePreview } from '@/contract/entities/management/queue';
import { caseEvent } from '../../../server/database/tables/callTables';
import { queue } from '../../../server/database/tables/organizationTables';
import { caseCells, getCsv, get, importText, readCase, send, setCase } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { openQueueRig, type QueueRig, readAgain } from '../../support/queues/queueRig';
import { untilNextLook } from '../../support/untilNextLook';

let now = new Date('2026-03-11T00:30:00Z');

let rig: QueueRig;
/** Signed in at the time that it is. */
let admin: SignedIn;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
  admin = rig.admin;
});
afterAll(() => rig.server.close());

const info = (id: number | string, who = admin) =>
  get<QueueRow>(rig.server, who, { path: `/prod/institutionAndQueue/info/${id}` });
const post = <Data>(path: string, body: object, who = admin) =>
  send<Data>(rig.server, who, { path: `/prod/institutionAndQueue/${path}`, body });

const fields = (more: object = {}) => ({
  code: 'NEW',
  name: 'New queue',
  type: 'manual',
  plannedCaseCount: 10,
  extensionPercent: 50,
  priority: 100,
  rule: null,
  ...more,
});

/** Waits until the server's background sorting is complete. */
const settled = async (check: () => Promise<boolean>): Promise<void> => {
  while (!(await check())) await untilNextLook();
};

const getQueue = async (loanNo: string): Promise<number | null> =>
  (await readCase(rig.server.database, loanNo)).queueId;

const row = (cells: Record<string, string>) => caseCells({ product_category: 'Rules', loan_type: '1', ...cells });
const overnight = (minDays: number, maxDays: number) => ({ minDays, maxDays, products: ['Overnight'] });
const preview = () => post<{ total: number; moves: object[] }>('sortPreview', {});

test('QU-01 rules move cases at import, by days past due, product, amount and loan type; a manual queue keeps its own', async () => {
  const auto = (rule: object, priority: number) => rig.makeQueue({ type: 'automatic', rule, priority });
  const young = await auto({ minDays: 1, maxDays: 5, products: ['Rules'] }, 10);
  const large = await auto({ minAmount: 500_000, products: ['Rules'] }, 5);
  const first = await auto({ loanTypes: ['0'], products: ['Rules'] }, 20);
  const rows = [
    row({ penalty_date: '2026-03-08' }),
    row({ penalty_date: '2026-03-08', due_amount: '6000', contract_amount: '6000' }),
    row({ penalty_date: '2026-01-08', loan_type: '0' }),
    row({ penalty_date: '2026-01-08' }),
    row({ penalty_date: '2026-03-08', queue_code: 'MAIN' }),
  ];
  await importText(rig.server.database, { institutionId: rig.institutionId, text: getCsv(rows), now });
  const queues = await Promise.all(rows.map((cells) => getQueue(cells['loan_no'] ?? '')));
  expect(queues).toEqual([young, large, first, null, rig.queueId]);
  const moved = await readCase(rig.server.database, rows[0]?.['loan_no'] ?? '');
  const events = await rig.server.database.select().from(caseEvent).where(eq(caseEvent.taskId, moved.id));
  expect(events).toMatchObject([{ event: 'queued', fromStatus: 'C00', toStatus: 'C00', actorId: null }]);
  await rig.server.database.update(queue).set({ enabled: false }).where(eq(queue.type, 'automatic'));
});

test('QU-01 a changed rule moves cases at once, and its preview returned how many and from whom', async () => {
  const [one] = await rig.cases(3, { product_category: 'Changed', penalty_date: '2026-02-01', queue_code: '' });
  const rival = await rig.makeQueue({
    type: 'automatic',
    rule: { products: ['Changed'], maxDays: 1 },
    priority: 7,
    name: 'Rival',
  });
  const { data } = await post<{ id: string }>(
    'add',
    fields({ code: 'AUTO', type: 'automatic', rule: { products: ['Nothing'] } }),
  );
  const changed = { products: ['Changed'], minDays: 30 };
  const before = await post<RulePreview>('rulePreview', { queueId: data.id, rule: changed, priority: 100 });
  expect(before.data).toMatchObject({
    matching: 3,
    amount: 3751.5,
    moving: [{ fromName: null, count: 3 }],
    overlaps: [],
  });
  const wider = await post<RulePreview>('rulePreview', {
    queueId: data.id,
    rule: { products: ['Changed'] },
    priority: 100,
  });
  expect(wider.data.overlaps).toEqual([]);
  await rig.server.database
    .update(queue)
    .set({ rule: { products: ['Changed'] } })
    .where(eq(queue.id, rival));
  const against = await post<RulePreview>('rulePreview', { queueId: data.id, rule: changed, priority: 100 });
  expect(against.data).toMatchObject({ moving: [], overlaps: [{ name: 'Rival', count: 3, isFirst: true }] });
  const { updatedTime } = (await info(data.id)).data;
  await post('update', {
    id: data.id,
    updatedTime,
    ...fields({ code: 'AUTO', type: 'automatic', rule: changed, priority: 1 }),
  });
  await settled(async () => (await getQueue(one?.loanNo ?? '')) === Number(data.id));
  const history = await get<{ result: object[] }>(rig.server, admin, {
    path: `/prod/institutionAndQueue/history/${data.id}`,
  });
  expect(history.data.result[0]).toMatchObject({ event: 'casesIn', cases: 3, actorName: null, otherQueue: null });
  await rig.server.database.update(queue).set({ enabled: false }).where(eq(queue.type, 'automatic'));
});

test('QU-01 days past due grow overnight: the next day the case is in the next queue, with the same agent', async () => {
  const [early, late] = [
    await rig.makeQueue({ type: 'automatic', rule: overnight(0, 5) }),
    await rig.makeQueue({ type: 'automatic', rule: overnight(6, 30) }),
  ];
  const [one] = await rig.cases(1, { product_category: 'Overnight', penalty_date: '2026-03-05', queue_code: '' });
  const loanNo = one?.loanNo ?? '';
  await setCase(rig.server.database, one?.id ?? 0, { agentId: rig.agent.userId, groupId: rig.groupId });
  expect(await getQueue(loanNo)).toBe(early);
  expect((await preview()).data.total).toBe(0);
  now = new Date(now.getTime() + 86_400_000);
  admin = await rig.person('admin');
  expect((await preview()).data.total).toBe(1);
  expect(await getQueue(loanNo)).toBe(early);
  const sorted = await send<{ total: number }>(rig.server, admin, {
    path: '/prod/institutionAndQueue/sort',
    body: {},
    key: 'sorting-key-of-test',
  });
  expect(sorted.data.total).toBe(1);
  expect(await readCase(rig.server.database, loanNo)).toMatchObject({ queueId: late, agentId: rig.agent.userId });
  await rig.server.database.update(queue).set({ enabled: false }).where(eq(queue.type, 'automatic'));
});

test('QU-01 a manual queue is sorted only when it is chosen', async () => {
  const taking = await rig.makeQueue({ type: 'automatic', rule: { products: ['Chosen'] } });
  const cases = await rig.cases(2, { product_category: 'Chosen' });
  await post('sort', {});
  expect((await readAgain(rig, cases)).map(({ queueId }) => queueId)).toEqual([rig.queueId, rig.queueId]);
  await post('sort', { manualIds: [String(rig.queueId)] });
  expect((await readAgain(rig, cases)).map(({ queueId }) => queueId)).toEqual([taking, taking]);
  expect((await post('sort', { manualIds: ['987654321'] })).code).toBe('20');
});
