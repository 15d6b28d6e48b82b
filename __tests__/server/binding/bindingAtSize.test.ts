import { monitorEventLoopDelay } from 'node:perf_hooks';
import { send } from '../../support/cases/cases';
import { manyCases } from '../../support/queues/manyCases';
import { BIND_CASES_MAX } from '@/contract/ourLimits';
import { openQueueRig, plan, type QueueRig } from '../../support/queues/queueRig';

const now = new Date('2026-03-11T00:30:00Z');
const CASES = 20_000;
const HOLDERS = 2000;
/** The margin above 100 ms covers a slow machine; before plans were linear it took many seconds. */
const LONGEST_MS = 1000;

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
});
afterAll(() => rig.server.close());

const first = async (product: string) => {
  const [like] = await rig.cases(1, { product_category: product });
  if (!like) throw new Error('no case was made');
  return like;
};

/** Measures the duration of a task, and the longest time without a turn of the event loop. */
async function measured<T>(work: () => Promise<T>): Promise<{ result: T; cpuMs: number; longestMs: number }> {
  const loop = monitorEventLoopDelay({ resolution: 1 });
  const before = process.cpuUsage();
  loop.enable();
  const result = await work();
  loop.disable();
  const { user, system } = process.cpuUsage(before);
  return { result, cpuMs: Math.round((user + system) / 1000), longestMs: Math.round(loop.max / 1e6) };
}

test(`QU-02 a dry run of ${CASES} cases of ${HOLDERS} people leaves others their turn`, async () => {
  const taskIds = await manyCases(rig.server.database, { like: await first('Many'), count: CASES, holders: HOLDERS });
  const { result, cpuMs, longestMs } = await measured(() =>
    plan(rig, rig.admin, {
      selection: { filters: { productCategory: 'Many', held: 'somebody' }, except: [] },
      agentIds: [rig.agent.userId],
    }),
  );
  console.info(`a dry run of ${CASES} cases of ${HOLDERS} people: ${cpuMs} ms of CPU, longest block ${longestMs} ms`);
  expect(taskIds).toHaveLength(CASES);
  expect(result.data).toMatchObject({ total: CASES, taken: CASES });
  expect(result.data.losing).toHaveLength(HOLDERS);
  expect(result.data.losing.every(({ loses, load }) => loses === load && loses > 0)).toBe(true);
  expect(longestMs).toBeLessThan(LONGEST_MS);
}, 120_000);

test('QU-02 as many cases as a binding may have can be named by their ids, by the older call too', async () => {
  const taskIds = await manyCases(rig.server.database, { like: await first('All by id'), count: BIND_CASES_MAX });
  const { data, code } = await plan(rig, rig.admin, { selection: { taskIds }, agentIds: [rig.agent.userId] });
  expect({ code, total: data.total }).toEqual({ code: '00', total: BIND_CASES_MAX });
  // All of them are read; nobody holds one, so that none has to change hands.
  const older = await send(rig.server, rig.admin, {
    path: '/api/management/task/unbindAgent',
    body: { taskIds },
    key: 'as-many-as-there-may-be',
  });
  expect(older).toMatchObject({ code: '00', data: { count: 0 } });
}, 120_000);
