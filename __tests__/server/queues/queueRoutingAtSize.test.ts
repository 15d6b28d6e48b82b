import { count, eq } from 'drizzle-orm';
import { createApp } from '../../../server/app';
import type { SortRun } from '@/contract/entities/management/queue';
import { connect } from '../../../server/database/connect';
import { caseEvent } from '../../../server/database/tables/callTables';
import { task } from '../../../server/database/tables/caseTables';
import { queue, systemSetting } from '../../../server/database/tables/organizationTables';
import { queueLog } from '../../../server/database/tables/queueTables';
import { readSettings } from '../../../server/settings/settings';
import { get, send, setCase } from '../../support/cases/cases';
import { manyCases } from '../../support/queues/manyCases';
import { openQueueRig, type QueueRig } from '../../support/queues/queueRig';
import { untilNextLook } from '../../support/untilNextLook';

let now = new Date('2026-03-11T00:30:00Z');
const CASES = 20_000;

let rig: QueueRig;
let taskIds: string[];
let one: number;
let other: number;
/** Limit of a statement: too short to move all cases on this machine, ten times the duration of a step. */
let statementTimeoutMs: number;

/** Restarts the server with a statement timeout; stops it on close. */
const restart = async (): Promise<void> => {
  await rig.server.app.close();
  const database = connect({ url: rig.server.url, onError: () => {}, limits: { statementTimeoutMs } });
  const settings = readSettings({ PORT: '0', DATABASE_URL: rig.server.url, LOG_LEVEL: 'silent' });
  const app = await createApp({ settings, database, now: () => now });
  app.addHook('onClose', () => database.$client.end());
  Object.assign(rig.server, { app });
};

/** Milliseconds that the least part of moving all of them takes in one statement; nothing is changed. */
async function touchAll(): Promise<number> {
  const client = await rig.server.database.$client.connect();
  await client.query('begin');
  const began = performance.now();
  await client.query('update task set queue_id = $1, version = version + 1', [one]);
  const ms = performance.now() - began;
  await client.query('rollback');
  client.release();
  return ms;
}

/** Waits until the new server has checked whether there are cases to move today. */
const lookedThroughToday = async (): Promise<void> => {
  for (let rows = 0; rows === 0;) {
    const ofHere = eq(systemSetting.institutionId, rig.institutionId);
    rows = await rig.server.database.$count(systemSetting, ofHere);
    await untilNextLook();
  }
};

beforeAll(async () => {
  rig = await openQueueRig(() => now);
  const [like] = await rig.cases(1, { product_category: 'Many', queue_code: '' });
  if (!like) throw new Error('no case was made');
  taskIds = await manyCases(rig.server.database, { like, count: CASES });
  const automatic = (name: string) => rig.makeQueue({ type: 'automatic', rule: { products: ['None'] }, name });
  one = await automatic('One');
  other = await automatic('Other');
  statementTimeoutMs = Math.ceil(await touchAll());
  await restart();
  await lookedThroughToday();
}, 120_000);
afterAll(() => rig.server.close());

const lies = async (queueId: number): Promise<number> => {
  const [row] = await rig.server.database.select({ rows: count() }).from(task).where(eq(task.queueId, queueId));
  return row?.rows ?? 0;
};
const rule = (queueId: number, product: string) =>
  rig.server.database
    .update(queue)
    .set({ rule: { products: [product] } })
    .where(eq(queue.id, queueId));
/** Signs in an administrator today. */
const admin = () => rig.person('admin');
const newest = async (): Promise<SortRun | null> =>
  (await get<SortRun | null>(rig.server, await admin(), { path: '/prod/institutionAndQueue/sortRun' })).data;
const untilSorting = async (is: (run: SortRun) => boolean): Promise<SortRun> => {
  for (;;) {
    const run = await newest();
    if (run && is(run)) return run;
    await untilNextLook();
  }
};
const isOver = ({ finishedTime }: SortRun): boolean => finishedTime !== null;
const sort = async () =>
  await send<{ total: number; run: SortRun | null }>(rig.server, await admin(), {
    path: '/prod/institutionAndQueue/sort',
    body: {},
  });

test(`QU-01 RS-03 ${CASES} cases are moved in steps, an agent saves meanwhile, and a server that stops leaves the rest to the next`, async () => {
  const agent = await rig.person('member', rig.groupId, rig.queueId);
  await setCase(rig.server.database, Number(taskIds.at(-1)), { agentId: agent.userId, groupId: rig.groupId });
  await rule(one, 'Many');
  const { code, data } = await sort();
  expect(code).toBe('00');
  expect(data).toMatchObject({ total: CASES + 1, run: { state: 'waiting', total: CASES + 1, done: 0 } });
  const under = await untilSorting(({ done }) => done > 0);
  expect(under).toMatchObject({ id: data.run?.id, state: 'running' });
  const body = { taskId: taskIds.at(-1), callStatus: 'NOA', callResult: 'RETRY', type: '01' };
  const began = performance.now();
  const saved = await send(rig.server, agent, { path: '/prod/task/record', body });
  expect(performance.now() - began).toBeLessThan(1000);
  expect(saved.code).toBe('00');
  await restart();
  const between = await lies(one);
  expect(between).toBeLessThan(CASES);
  const over = await untilSorting(isOver);
  expect(over).toMatchObject({ id: data.run?.id, state: 'done', done: CASES + 1 });
  expect(await lies(one)).toBe(CASES + 1);
  const [events] = await rig.server.database
    .select({ rows: count() })
    .from(caseEvent)
    .where(eq(caseEvent.event, 'queued'));
  expect(events?.rows).toBe(CASES + 1);
  const lines = await rig.server.database.select().from(queueLog).where(eq(queueLog.queueId, one));
  expect(lines).toMatchObject([{ event: 'casesIn', cases: CASES + 1, otherQueue: null }]);
}, 120_000);

test('QU-01 RS-03 the same at night automatically; stopped, it leaves the cases where they are', async () => {
  await rule(one, 'None');
  await rule(other, 'Many');
  now = new Date(now.getTime() + 86_400_000);
  await restart();
  const under = await untilSorting(({ actorName, done }) => actorName === null && done > 0);
  const who = await admin();
  const body = { runId: under.id };
  expect(await send(rig.server, who, { path: '/prod/institutionAndQueue/sortStop', body })).toMatchObject({
    code: '00',
  });
  const over = await untilSorting(isOver);
  expect(over.state).toBe('cancelled');
  expect(await lies(other)).toBe(over.done);
  expect(over.done).toBeLessThan(CASES);
  const foreign = await send(rig.server, rig.foreign, { path: '/prod/institutionAndQueue/sortStop', body });
  expect(foreign.code).not.toBe('00');
}, 120_000);

test('QU-01 a rule that is changed while its cases are on their way moves them all by the new one', async () => {
  const { institutionId } = rig;
  const again = (): Promise<unknown> =>
    rig.server.database.update(systemSetting).set({ value: '' }).where(eq(systemSetting.institutionId, institutionId));
  await again();
  await untilSorting(({ state, done }) => state === 'running' && done > 0);
  await rule(other, 'None');
  await rule(one, 'Many');
  await again();
  await restart();
  const over = await untilSorting(isOver);
  expect(over.state).toBe('done');
  expect([await lies(one), await lies(other)]).toEqual([CASES + 1, 0]);
}, 120_000);
