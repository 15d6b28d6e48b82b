import { count, eq, max, sql } from 'drizzle-orm';
import { createApp } from '../../../server/app';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { caseEvent } from '../../../server/database/tables/callTables';
import { task } from '../../../server/database/tables/caseTables';
import { bindingOperation } from '../../../server/database/tables/queueTables';
import { readSettings } from '../../../server/settings/settings';
import type { SkippedCase } from '@/contract/entities/management/binding';
import { get, send, setCase } from '../../support/cases/cases';
import { manyCases } from '../../support/queues/manyCases';
import { asOwner } from '../../support/server/database';
import { openQueueRig, getOperation, plan, type QueueRig, steer, whenOver } from '../../support/queues/queueRig';
import { untilNextLook } from '../../support/untilNextLook';

const now = new Date('2026-03-11T00:30:00Z');
const CASES = 3000;

let rig: QueueRig;
let taskIds: string[];
beforeAll(async () => {
  rig = await openQueueRig(() => now);
  const [like] = await rig.cases(1);
  if (!like) throw new Error('no case was made');
  taskIds = await manyCases(rig.server.database, { like, count: CASES });
}, 60_000);
afterAll(async () => {
  await rig.server.app.close();
  await rig.server.close();
}, 60_000);

/** Begins to bind all cases; a case that has an agent keeps the agent. */
async function begin(agentId = rig.agent.userId): Promise<string> {
  const { data } = await plan(rig, rig.admin, { selection: { taskIds }, agentIds: [agentId] });
  await steer(rig, rig.admin, { call: 'bindRun', operationId: data.operationId });
  return data.operationId;
}

/** Waits until some cases, and not all, have changed hands. */
async function underWay(operationId: string): Promise<number> {
  for (;;) {
    const { done, total } = await getOperation(rig, rig.admin, operationId);
    if (done > 0 && done < total) return done;
    if (done === total) throw new Error('it was over before it was looked at');
    await untilNextLook();
  }
}

const undo = async (operationId: string) => {
  const { data } = await steer(rig, rig.admin, { call: 'bindUndo', operationId });
  return whenOver(rig, rig.admin, data.id);
};

const heldBy = async (agentId: number): Promise<number> => {
  const [row] = await rig.server.database.select({ rows: count() }).from(task).where(eq(task.agentId, agentId));
  return row?.rows ?? 0;
};

/** Returns the number of cases that were assigned more than once. */
const boundTwice = async (): Promise<number> => {
  const { rows } = await rig.server.database.execute(
    sql`select task_id from ${caseEvent} where event = 'assigned' group by task_id having count(*) > 1`,
  );
  return rows.length;
};

/** Returns the highest number of assignments of one case. */
const boundOften = async (): Promise<number> => {
  const [row] = await rig.server.database
    .select({ rows: count() })
    .from(caseEvent)
    .where(eq(caseEvent.event, 'assigned'));
  return row?.rows ?? 0;
};

const newestOperation = async (): Promise<string> => {
  const [row] = await rig.server.database.select({ id: max(bindingOperation.id) }).from(bindingOperation);
  return String(row?.id);
};

const record = (taskId: string, key: string) =>
  send(rig.server, rig.agent, {
    path: '/prod/task/record',
    body: { taskId, callStatus: 'NOA', callResult: 'RETRY', type: '01' },
    key,
  });

const beside = () =>
  createApp({
    settings: readSettings({ PORT: '0', DATABASE_URL: rig.server.url, CAPTCHA_TEXT: '0000', LOG_LEVEL: 'silent' }),
    database: rig.server.database,
    now: () => now,
  });

test('QU-02 a server that stops ends its binding at the next step, the next one continues, and nothing is bound twice', async () => {
  const operationId = await begin();
  await underWay(operationId);
  const began = performance.now();
  await rig.server.app.close();
  const stopped = performance.now() - began;
  const app = await beside();
  Object.assign(rig.server, { app });
  const left = await getOperation(rig, rig.admin, operationId);
  expect(left.state).toBe('running');
  expect(left.done).toBeLessThan(CASES);
  expect(left.changed).toBe(left.done);
  expect(await heldBy(rig.agent.userId)).toBe(left.done);
  expect(stopped).toBeLessThan(5000);
  expect(await whenOver(rig, rig.admin, operationId)).toMatchObject({ state: 'done', changed: CASES });
  expect([await heldBy(rig.agent.userId), await boundTwice()]).toEqual([CASES, 0]);
  expect(await undo(operationId)).toMatchObject({ state: 'done', changed: CASES });
  expect(await heldBy(rig.agent.userId)).toBe(0);
}, 60_000);

test('QU-02 an agent who saves on a case of a binding under way waits less than a second, and it is named when the binding is stopped', async () => {
  const operationId = await begin();
  await underWay(operationId);
  const began = performance.now();
  expect(await record(taskIds[0] ?? '', 'saves-while-it-is-bound')).toMatchObject({ code: '00' });
  const waited = performance.now() - began;
  expect((await getOperation(rig, rig.admin, operationId)).state).toBe('running');
  expect(waited).toBeLessThan(1000);
  await steer(rig, rig.admin, { call: 'bindCancel', operationId });
  const over = await whenOver(rig, rig.admin, operationId);
  expect(over).toMatchObject({ state: 'cancelled', done: 0, changed: 1, canUndo: false });
  expect(await heldBy(rig.agent.userId)).toBe(1);
  await setCase(rig.server.database, Number(taskIds[0]), { agentId: null, agentName: null, groupId: null });
}, 60_000);

test('QU-02 a case that somebody holds for long keeps nobody else from saving', async () => {
  const [, held] = taskIds;
  const operationId = await inTenantTransaction(
    rig.server.database,
    { institutionId: rig.institutionId },
    async (tx) => {
      await tx.execute(sql`select 1 from ${task} where id = ${Number(held)} for update`);
      const begun = await begin();
      // Meanwhile the binding has come to the held case and can not go on.
      await new Promise((resolve) => setTimeout(resolve, 2000));
      const began = performance.now();
      await rig.server.database
        .update(task)
        .set({ longAging: true })
        .where(eq(task.id, Number(taskIds[2])));
      expect(performance.now() - began).toBeLessThan(1000);
      return begun;
    },
  );
  expect(await whenOver(rig, rig.admin, operationId)).toMatchObject({ state: 'done', changed: CASES });
  expect(await undo(operationId)).toMatchObject({ changed: CASES });
}, 60_000);

test('QU-02 an undo that is stopped gives everything back, and the binding can be undone again', async () => {
  const operationId = await begin();
  await whenOver(rig, rig.admin, operationId);
  const { data } = await steer(rig, rig.admin, { call: 'bindUndo', operationId });
  await underWay(data.id);
  await steer(rig, rig.admin, { call: 'bindCancel', operationId: data.id });
  expect(await whenOver(rig, rig.admin, data.id)).toMatchObject({ state: 'cancelled', changed: 0 });
  expect(await heldBy(rig.agent.userId)).toBe(CASES);
  expect(await undo(operationId)).toMatchObject({ state: 'done', changed: CASES });
}, 60_000);

test('QU-02 RS-02 what is more than a call may hold the older call gives in steps too, and nobody who saves waits for it', async () => {
  const answer = await send(rig.server, rig.admin, {
    path: '/api/management/task/batchBindAgent',
    body: { taskIds, agentId: String(rig.agent.userId) },
    key: 'older-call-in-steps',
  });
  expect(answer).toMatchObject({ code: '00', data: { count: CASES } });
  const operationId = await newestOperation();
  await underWay(operationId);
  const began = performance.now();
  expect(await record(taskIds[3] ?? '', 'saves-while-the-older-call-binds')).toMatchObject({ code: '00' });
  expect(performance.now() - began).toBeLessThan(1000);
  expect(await whenOver(rig, rig.admin, operationId)).toMatchObject({ state: 'done', changed: CASES });
  expect(await undo(operationId)).toMatchObject({ changed: CASES - 1 });
  await setCase(rig.server.database, Number(taskIds[3]), { agentId: null, agentName: null, groupId: null });
}, 60_000);

test('QU-02 a binding that failed half-way says what was done and can be undone', async () => {
  const last = Number(taskIds.at(-1));
  // The last of the cases can not be written.
  await asOwner(
    rig.server,
    `
    create function refuse_last() returns trigger language plpgsql as $$ begin raise exception 'refused by the test'; end $$;
    create trigger refuse_last before update on task for each row when (old.id = ${last} and new.agent_id is not null) execute function refuse_last();`,
  );
  const operationId = await begin();
  const over = await whenOver(rig, rig.admin, operationId);
  await asOwner(rig.server, 'drop function refuse_last cascade');
  expect(over).toMatchObject({ state: 'failed', canUndo: true });
  expect([over.done, over.changed]).toEqual([await heldBy(rig.agent.userId), over.done]);
  expect(over.done).toBeGreaterThan(0);
  expect(await undo(operationId)).toMatchObject({ state: 'done', total: over.changed, changed: over.changed });
  expect(await heldBy(rig.agent.userId)).toBe(0);
  const left = await get<{ result: SkippedCase[] }>(rig.server, rig.admin, {
    path: `/prod/institutionAndQueue/operationLeft/${operationId}`,
  });
  expect(left.data.result).toEqual([]);
}, 60_000);

test('QU-02 a binding whose steps are killed goes on where it stopped, and nothing is bound twice', async () => {
  const { database } = rig.server;
  const before = await boundOften();
  const operationId = await begin();
  for (let kills = 0; kills < 3;) {
    const { rows } = await database.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid() and query like '%with item as%'`,
    );
    kills += rows.length;
  }
  expect(await whenOver(rig, rig.admin, operationId)).toMatchObject({ state: 'done', done: CASES, changed: CASES });
  expect([await heldBy(rig.agent.userId), (await boundOften()) - before]).toEqual([CASES, CASES]);
}, 60_000);
