import type { FastifyInstance } from 'fastify';
import { count, inArray, sql } from 'drizzle-orm';
import { createApp } from '../../../server/app';
import { readSettings } from '../../../server/settings/settings';
import { caseEvent } from '../../../server/database/tables/callTables';
import { task } from '../../../server/database/tables/caseTables';
import { bindingItem } from '../../../server/database/tables/queueTables';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import {
  bindAll,
  getIds,
  openQueueRig,
  plan,
  type QueueRig,
  readAgain,
  steer,
  whenOver,
} from '../../support/queues/queueRig';

const now = new Date('2026-03-11T00:30:00Z');
const ROUNDS = 20;
const MOVES = 30;

let rig: QueueRig;
/** A second server on the same database, with its own binding worker. */
let beside: FastifyInstance;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
  const { database, url } = rig.server;
  const settings = readSettings({ PORT: '0', DATABASE_URL: url, CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' });
  beside = await createApp({ settings, database, now: () => now });
});
afterAll(async () => {
  await beside.close();
  await rig.server.close();
});

/** Runs the same request of two leaders at one moment; the second one is informed. */
async function round(random: () => number) {
  const cases = await rig.cases(30);
  const pick = () => cases.filter(() => random() < 0.7);
  const sets = [pick(), pick()];
  const leaders = [rig.leader, rig.otherLeader];
  const to = [rig.agent.userId, rig.otherAgent.userId];
  const plans = await Promise.all(
    leaders.map((who, at) =>
      plan(rig, who, { selection: { taskIds: getIds(sets[at] ?? []) }, agentIds: [to[at] ?? 0] }),
    ),
  );
  const servers = [rig, { ...rig, server: { ...rig.server, app: beside } }];
  await Promise.all(
    leaders.map((who, at) =>
      steer(servers[at] ?? rig, who, { call: 'bindRun', operationId: plans[at]?.data.operationId ?? '' }),
    ),
  );
  const ends = await Promise.all(leaders.map((who, at) => whenOver(rig, who, plans[at]?.data.operationId ?? '')));
  const after = await readAgain(rig, cases);
  const wanted = new Set(sets.flat().map(({ id }) => id));
  const both = sets[0]?.filter(({ id }) => sets[1]?.some((other) => other.id === id)).length ?? 0;
  const left = await rig.server.database
    .select({ outcome: bindingItem.outcome, rows: count() })
    .from(bindingItem)
    .where(
      sql`${bindingItem.operationId} = any(${sql.param(ends.map(({ id }) => Number(id)))}::bigint[]) and outcome <> 'changed'`,
    )
    .groupBy(bindingItem.outcome);
  const events = await rig.server.database
    .select({ taskId: caseEvent.taskId, rows: count() })
    .from(caseEvent)
    .where(
      inArray(
        caseEvent.taskId,
        cases.map(({ id }) => id),
      ),
    )
    .groupBy(caseEvent.taskId);
  const isHeld = ({ agentId }: (typeof after)[number]): boolean => agentId !== null && to.includes(agentId);
  return {
    states: ends.map(({ state }) => state),
    // Every wanted case has one of the two, and no other has anybody.
    held: after.filter(isHeld).map(({ id }) => id),
    nobody: after.filter(({ agentId }) => agentId === null).length,
    changed: ends.map(({ changed }) => changed),
    heldBy: to.map((agentId) => after.filter((each) => each.agentId === agentId).length),
    left,
    events: events.filter(({ rows }) => rows === 1).length,
    wanted: [...wanted].toSorted((one, other) => one - other),
    both,
  };
}

test(`QU-02 two leaders bind at once, ${ROUNDS} rounds: no case is lost or bound twice, and the second leader is notified`, async () => {
  const seed = Date.now() % 1_000_000;
  console.info(`races of two leaders: seed ${seed}`);
  let state = seed;
  const random = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  for (let number = 0; number < ROUNDS; number += 1) {
    const { wanted, both, ...found } = await round(random);
    expect(found).toEqual({
      states: ['done', 'done'],
      held: wanted,
      nobody: 30 - wanted.length,
      changed: found.heldBy,
      heldBy: found.heldBy,
      left: both === 0 ? [] : [{ outcome: 'taken', rows: both }],
      events: wanted.length,
    });
  }
}, 120_000);

test('QU-02 of two simultaneous bindings of the same cases by the older call, one is refused or both run in order; every case has one agent', async () => {
  const cases = await rig.cases(200);
  const taskIds = getIds(cases);
  const ask = (who: QueueRig['leader'], agentId: number, key: string) =>
    rig.server.app.inject({
      method: 'POST',
      url: '/api/management/task/batchBindAgent',
      headers: { ...who.headers, 'idempotency-key': key },
      payload: { taskIds, agentId: String(agentId) },
    });
  const answers = await Promise.all([
    ask(rig.admin, rig.agent.userId, 'older-race-number-one'),
    ask(rig.admin, rig.otherAgent.userId, 'older-race-number-two'),
  ]);
  const codes = answers.map(({ body }) => (JSON.parse(body) as { code: string }).code);
  expect(codes).toContain('00');
  for (const code of codes) expect(['00', '22']).toContain(code);
  const holders = new Set((await readAgain(rig, cases)).map(({ agentId }) => agentId));
  expect(holders.size).toBe(1);
});

test('QU-02 a dry run during a binding of the same cases has a response', async () => {
  const cases = await rig.cases(200);
  const taskIds = getIds(cases);
  const agents = await Promise.all([1, 2, 3].map(() => rig.person('member', rig.groupId, rig.queueId)));
  const bind = (move: number) =>
    rig.server.app.inject({
      method: 'POST',
      url: '/api/management/task/batchBindAgent',
      headers: { ...rig.admin.headers, 'idempotency-key': `moves-beside-plans-${move}` },
      payload: { taskIds, agentId: String(agents[move % 3]?.userId) },
    });
  const codes = new Set<string>();
  const moving = new AbortController();
  const planOn = async (): Promise<void> => {
    while (!moving.signal.aborted) {
      const wish = { selection: { taskIds }, agentIds: [rig.otherAgent.userId, rig.agent.userId] };
      codes.add((await plan(rig, rig.admin, wish)).code);
    }
  };
  const planning = [planOn(), planOn(), planOn()];
  for (let move = 0; move < MOVES; move += 1) await bind(move);
  moving.abort();
  await Promise.all(planning);
  expect([...codes]).toEqual(['00']);
}, 60_000);

test('QU-02 10,000 cases at once: bound by a filter, undone, with the times of both', async () => {
  const cases = await rig.cases(10_000, { product_category: 'Ten thousand' });
  const began = performance.now();
  const done = await bindAll(rig, rig.admin, {
    selection: { filters: { productCategory: 'Ten thousand' }, except: [] },
    agentIds: [rig.agent.userId, rig.agent2.userId, rig.otherAgent.userId],
    split: 'amount',
  });
  const bound = performance.now();
  expect(done).toMatchObject({ state: 'done', total: 10_000, changed: 10_000 });
  const held = await rig.server.database
    .select({ rows: count() })
    .from(task)
    .where(sql`product_category = 'Ten thousand' and agent_id is null`);
  expect(held).toEqual([{ rows: 0 }]);
  const undo = await steer(rig, rig.admin, { call: 'bindUndo', operationId: done.id });
  expect(await whenOver(rig, rig.admin, undo.data.id)).toMatchObject({ state: 'done', changed: 10_000 });
  const undone = performance.now();
  expect((await readAgain(rig, cases)).every(({ agentId }) => agentId === null)).toBe(true);
  console.info(`10,000 cases bound in ${Math.round(bound - began)} ms, undone in ${Math.round(undone - bound)} ms`);
}, 240_000);

test('QU-02 10,000 cases by their ids through the older call', async () => {
  const cases = await rig.cases(10_000);
  const began = performance.now();
  const { body } = await rig.server.app.inject({
    method: 'POST',
    url: '/api/management/task/batchBindAgent',
    headers: { ...rig.admin.headers, 'idempotency-key': 'ten-thousand-by-their-ids' },
    payload: { taskIds: getIds(cases), agentId: String(rig.agent.userId) },
  });
  expect(JSON.parse(body)).toMatchObject({ code: '00', data: { count: 10_000 } });
  console.info(`10,000 cases by the older call in ${Math.round(performance.now() - began)} ms`);
}, 120_000);

test('QU-02 a binding whose server died is restarted, because none of it was committed', async () => {
  const cases = await rig.cases(5);
  const { data } = await plan(rig, rig.admin, {
    selection: { taskIds: getIds(cases) },
    agentIds: [rig.agent.userId],
  });
  // The state that the other server left: begun and unlocked.
  await inTenantTransaction(rig.server.database, 'open', (tx) =>
    tx.execute(sql`update binding_operation set state = 'running' where id = ${Number(data.operationId)}`),
  );
  const over = await whenOver(rig, rig.admin, data.operationId);
  expect(over).toMatchObject({ state: 'done', changed: 5 });
}, 30_000);
