import { eq, sql } from 'drizzle-orm';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { ListCount } from '@/contract/entities/cases/listPreferences';
import type { TaskRow } from '@/contract/entities/cases/task';
import { task } from '../../../server/database/tables/caseTables';
import { get, makeCase, send } from '../../support/cases/cases';
import { answerEvents, type GatewayRig, makeReply, openGatewayRig } from '../../support/messages/gatewayRig';
import { openLine } from '../../support/server/liveLine';
import { makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { untilNextLook } from '../../support/untilNextLook';

const now = new Date('2026-03-11T18:30:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());

const openRig = () => openGatewayRig(server, now);

const listUnread = async (who: SignedIn) =>
  (await get<{ result: TaskRow[] }>(server, who, { path: '/prod/task/listing', input: { replies: 'unread' } })).data
    .result;

const read = ({ held }: Pick<GatewayRig, 'held'>, who: SignedIn) =>
  send(server, who, { path: '/prod/sms/replies/read', body: { taskId: String(held.id) } });

const storedCase = async ({ held }: GatewayRig) => {
  const [row] = await server.database.select().from(task).where(eq(task.id, held.id));
  return row;
};

test('LM-02 replies are unread on the case of their agent, each once, until the agent reads them', async () => {
  const rig = await openRig();
  await makeCase(server.database, { institutionId: rig.institutionId, agentId: rig.agent.userId, now });
  const before = await storedCase(rig);
  expect(await listUnread(rig.agent)).toEqual([]);
  const event = makeReply(rig, 'Pago el viernes');
  expect(await answerEvents(rig, [event, event, makeReply(rig, 'Mejor el lunes')])).toEqual([
    'accepted',
    'known',
    'accepted',
  ]);
  expect(await listUnread(rig.agent)).toMatchObject([{ id: String(rig.held.id), unreadReplies: 2 }]);
  const counts = await get<ListCount>(server, rig.agent, { path: '/prod/task/listCount' });
  expect(counts.data.unreadReplies).toBe(1);
  // An agent's draft on the case does not become stale (CD-13).
  expect((await storedCase(rig))?.version).toBe(before?.version);
  expect(await read(rig, rig.agent)).toMatchObject({ code: '00' });
  expect(await listUnread(rig.agent)).toEqual([]);
  const path = `/prod/task/loanItemInfo/${rig.held.loanNo}`;
  const shown = await get<LoanItem>(server, rig.agent, { path, input: { taskId: String(rig.held.id) } });
  expect(shown.data.task.unreadReplies).toBe(0);
});

test('LM-02 reading reaches the other screens of the case; reading again changes nothing', async () => {
  const rig = await openRig();
  await answerEvents(rig, [makeReply(rig, 'Hola')]);
  const line = await openLine(await server.app.listen({ port: 0 }), rig.agent);
  expect((await line.next()).type).toBe('welcome');
  await read(rig, rig.agent);
  expect(await line.next()).toEqual({ type: 'caseChanged', taskId: String(rig.held.id) });
  await read(rig, rig.agent);
  await answerEvents(rig, [makeReply(rig, 'Hola')]);
  await line.next();
  expect(await listUnread(rig.agent)).toMatchObject([{ unreadReplies: 1 }]);
  line.socket.close();
});

test('LM-02 RO-01 only the agent of the case reads its replies', async () => {
  const rig = await openRig();
  const { institutionId } = rig;
  const other = await openRig();
  const [mate, admin] = [
    await signInAs(server.database, await makeUser(server.database, { institutionId }), { now }),
    await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), { now }),
  ];
  await answerEvents(rig, [makeReply(rig, 'Hola')]);
  expect(await read(rig, mate)).toMatchObject({ code: '20' });
  expect(await read(rig, other.agent)).toMatchObject({ code: '20' });
  expect(await read(rig, admin)).toMatchObject({ code: '00' });
  expect(await listUnread(mate)).toEqual([]);
  expect(await listUnread(admin)).toMatchObject([{ unreadReplies: 1 }]);
  // The next agent has not read them either.
  await server.database.update(task).set({ agentId: mate.userId }).where(eq(task.id, rig.held.id));
  expect(await listUnread(mate)).toMatchObject([{ unreadReplies: 1 }]);
  await read(rig, mate);
  expect(await listUnread(mate)).toEqual([]);
});

/** Waits until a transaction waits for the contact lock of a borrower. */
async function untilContactLockIsAwaited(): Promise<void> {
  const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted`;
  while ((await server.database.execute(waiting)).rows.length === 0) await untilNextLook();
}

test('LM-02 LC-05 STOP during a message of the agent waits for it, and neither is aborted by a deadlock', async () => {
  const rig = await openRig();
  const { id, borrowerId } = rig.held;
  const answer = await server.database.transaction(async (tx) => {
    // As lockToContact does: the borrower, then the case.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('contact ' || ${borrowerId}::bigint, 0))`);
    const pending = answerEvents(rig, [makeReply(rig, 'STOP')]);
    await untilContactLockIsAwaited();
    await tx.select({ id: task.id }).from(task).where(eq(task.id, id)).for('update');
    return { pending };
  });
  expect(await answer.pending).toEqual(['accepted']);
  expect((await storedCase(rig))?.unreadReplies).toBe(1);
});
