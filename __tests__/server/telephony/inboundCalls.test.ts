import { eq } from 'drizzle-orm';
import type { InboundCall } from '@/contract/entities/cases/phoneCall';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { inboundCall, inboundCallCase } from '../../../server/database/tables/callTables';
import { contact } from '../../../server/database/tables/caseTables';
import { missUnreportedCalls } from '../../../server/modules/telephony/acceptInboundEvent';
import { get, makeCase, readCase, send, setCase } from '../../support/cases/cases';
import { setLaw } from '../../support/law/lawRig';
import { lawOwnRules } from '../../../server/database/tables/lawTables';
import { makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { openLine } from '../../support/server/liveLine';
import { startApp, type TestServer } from '../../support/server/server';
import { EXCHANGE, openExchangeRig } from '../../support/telephony/exchangeRig';

const now = new Date('2026-03-11T18:30:00Z');
const MINUTE_MS = 60_000;
const at = (seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startApp({ now: () => now, environment: EXCHANGE });
  address = await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

const openRig = () => openExchangeRig(server, now);
type Rig = Awaited<ReturnType<typeof openRig>>;

const inbound = (rig: Rig, more: object = {}) => ({
  id: 'i1',
  type: 'inbound',
  inboundId: 'pbx-1.7',
  from: `+52${rig.phone}`,
  at: at(-20),
  ...more,
});
const missed = { id: 'm1', type: 'missed', inboundId: 'pbx-1.7', at: at(0) };
const ringing = async (who: SignedIn) =>
  (await get<InboundCall[]>(server, who, { path: '/prod/task/inboundCalls' })).data;
const taskIds = async (who: SignedIn) => (await ringing(who)).flatMap(({ cases }) => cases.map(({ taskId }) => taskId));
const history = async ({ agent, held }: Rig) =>
  (
    await get<{ result: TimelineEntry[] }>(server, agent, {
      path: `/prod/task/timeline/${held.id}`,
      input: { kinds: 'inbound' },
    })
  ).data.result;
const dueAt = async ({ held }: Rig) => (await readCase(server.database, held.loanNo)).nextFollowUpAt;

test('LM-01 AP-08 an incoming call is announced to the agent of its case within a second, and is in the history of the case', async () => {
  const rig = await openRig();
  const line = await openLine(address, rig.agent);
  expect((await line.next()).type).toBe('welcome');
  expect(await rig.report([inbound(rig)])).toEqual(['accepted']);
  expect([await line.next(), await line.next()]).toContainEqual({ type: 'inbound' });
  line.socket.close();
  const { id, loanId, loanNo, borrowerName } = rig.held;
  const calls = await ringing(rig.agent);
  expect(calls).toMatchObject([
    { startedTime: at(-20), cases: [{ taskId: String(id), loanId: String(loanId), loanNo, borrowerName }] },
  ]);
  expect(JSON.stringify(calls)).not.toContain(rig.phone);
  const answered = { id: 'a', type: 'answered', inboundId: 'pbx-1.7', at: at(-10) };
  const ended = { id: 'e', type: 'ended', inboundId: 'pbx-1.7', at: at(0), duration: 10 };
  expect(await rig.report([answered, ended, answered])).toEqual(['accepted', 'accepted', 'known']);
  expect(await ringing(rig.agent)).toEqual([]);
  expect(await history(rig)).toMatchObject([{ kind: 'inbound', time: at(-20), code: 'answered', duration: 10 }]);
  expect(await dueAt(rig)).toBeNull();
});

test('LM-01 a missed call makes its case due for a follow-up once, in any order and however often it is reported', async () => {
  const rig = await openRig();
  expect(await rig.report([missed, missed])).toEqual(['accepted', 'known']);
  expect(await dueAt(rig)).toBeNull();
  expect(await rig.report([inbound(rig)])).toEqual(['accepted']);
  expect(await dueAt(rig)).toEqual(now);
  expect(await ringing(rig.agent)).toEqual([]);
  await setCase(server.database, rig.held.id, { nextFollowUpAt: null });
  const voicemail = { id: 'v', type: 'voicemail', inboundId: 'pbx-1.7', at: at(0) };
  expect(await rig.report([voicemail, inbound(rig), missed])).toEqual(['accepted', 'known', 'known']);
  expect(await dueAt(rig)).toBeNull();
  expect(await history(rig)).toMatchObject([{ code: 'missed' }]);
});

test('LM-01 a call whose end is not reported is missed after three minutes', async () => {
  const rig = await openRig();
  await rig.report([inbound(rig, { at: at(0) })]);
  await missUnreportedCalls(server.database, new Date(now.getTime() + 3 * MINUTE_MS));
  expect(await ringing(rig.agent)).toHaveLength(1);
  const late = new Date(now.getTime() + 3 * MINUTE_MS + 1);
  await missUnreportedCalls(server.database, late);
  expect(await ringing(rig.agent)).toEqual([]);
  expect(await dueAt(rig)).toEqual(late);
});

test('LM-01 RO-01 a shared number offers each agent the own cases only', async () => {
  const rig = await openRig();
  const { institutionId, agent } = rig;
  const other = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
  const stranger = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
  const share = async (agentId: number) => {
    const made = await makeCase(server.database, { institutionId, agentId, now });
    await server.database.update(contact).set({ phone: rig.phone }).where(eq(contact.borrowerId, made.borrowerId));
    return String(made.id);
  };
  const [second, foreign] = [await share(agent.userId), await share(other.userId)];
  await rig.report([inbound(rig)]);
  expect(await taskIds(agent)).toEqual([String(rig.held.id), second]);
  expect(await taskIds(other)).toEqual([foreign]);
  expect(await taskIds(stranger)).toEqual([]);
});

test('LM-01 RO-01 an unknown number is stored without a case; the number of another institution finds nothing', async () => {
  const [mine, other] = [await openRig(), await openRig()];
  expect(await mine.report([inbound(other), inbound(mine, { id: 'i2', inboundId: 'x', from: '12' })])).toEqual([
    'accepted',
    'accepted',
  ]);
  const of = eq(inboundCall.institutionId, mine.institutionId);
  expect(await server.database.$count(inboundCall, of)).toBe(2);
  expect(await server.database.$count(inboundCallCase, eq(inboundCallCase.institutionId, mine.institutionId))).toBe(0);
  expect(await ringing(other.agent)).toEqual([]);
});

test('LM-01 an event belongs to one call, incoming or outgoing', async () => {
  const rig = await openRig();
  const { id: callId } = await rig.dial();
  for (const wrong of [{ ...missed, callId }, { ...missed, inboundId: undefined }, inbound(rig, { callId })]) {
    expect(await rig.report([wrong])).toBeUndefined();
  }
});

test('LC-03 an incoming call uses up no attempt', async () => {
  const rig = await openRig();
  const { institutionId } = rig;
  await setLaw(server, institutionId, { packs: [], mode: 'enforce' });
  const cap = { kind: 'cap', channels: ['call'], limit: 1, period: 'day', counts: 'dial' } as const;
  const row = { institutionId, version: 1, rules: [{ ...cap, channels: [...cap.channels] }], actorName: 'x' };
  await server.database.insert(lawOwnRules).values({ ...row, createdAt: now });
  await rig.report([inbound(rig), missed]);
  const body = { taskId: String(rig.held.id), contactId: rig.contactId };
  const dial = async () => (await send(server, rig.agent, { path: '/prod/task/dial', body })).code;
  expect(await dial()).toBe('00');
  expect(await dial()).toBe('113');
});
