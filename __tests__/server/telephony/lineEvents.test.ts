import { eq } from 'drizzle-orm';
import type { BoardSummary } from '@/contract/entities/management/board';
import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import type { CollectionLog } from '@/contract/entities/cases/collectionLog';
import { phoneCall } from '../../../server/database/tables/callTables';
import { endUnreportedCalls, UNREPORTED_ANSWER_MS } from '../../../server/modules/telephony/moveCall';
import { get, send } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import { makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { EXCHANGE, openExchangeRig, postLineEvents } from '../../support/telephony/exchangeRig';

const now = new Date('2026-03-11T18:30:00Z');
const at = (seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await startApp({ now: () => now, environment: EXCHANGE });
  address = await server.app.listen({ port: 0 });
});
afterAll(() => server.close());

const openRig = () => openExchangeRig(server, now);

test('AP-08 the telephone system gets the id of the call; its events move the call and reach the agent', async () => {
  const rig = await openRig();
  const line = await openLine(address, rig.agent);
  expect((await line.next()).type).toBe('welcome');
  const { id: callId, link } = await rig.dial();
  expect(link).toContain(`&ref=${callId}`);
  expect(await rig.report([{ id: 'a', type: 'ringing', callId, at: at(-3) }])).toEqual(['accepted']);
  expect(await rig.report([{ id: 'b', type: 'ended', callId, at: at(0), duration: 0 }])).toEqual(['accepted']);
  const states: string[] = [];
  while (states.at(-1) !== 'ended') {
    const event = await line.next();
    if (event.type === 'dial') states.push(event.state);
  }
  line.socket.close();
  expect(states).toEqual(['dialling', 'ringing', 'ended']);
  expect(await rig.lastCall()).toMatchObject({ id: callId, state: 'ended', callStatus: 'NOA' });
});

test('LM-01 LC-03 doubled and late events at /prod/telephony/events lead to one state, and to one call that counts', async () => {
  const rig = await openRig();
  const { id: callId } = await rig.dial();
  const ended = { id: 'e', type: 'ended', callId, at: at(0), duration: 0, reason: 'rejected' };
  const answered = { id: 'a', type: 'answered', callId, at: at(0) };
  expect(await rig.report([ended, ended])).toEqual(['accepted', 'known']);
  expect(await rig.lastCall()).toMatchObject({ state: 'ended', callStatus: 'DA' });
  expect(await rig.report([answered, ended])).toEqual(['accepted', 'known']);
  expect(await rig.lastCall()).toMatchObject({ state: 'ended', callStatus: 'CNCT', connectedTime: at(0) });
  expect(await server.database.$count(phoneCall, eq(phoneCall.taskId, rig.held.id))).toBe(1);
});

test('only the key of the institution opens /prod/telephony/events; another institution’s and nobody’s call are unknown', async () => {
  const [mine, other] = [await openRig(), await openRig()];
  const { id: callId } = await other.dial();
  const ended = { id: 'e', type: 'ended', callId, at: at(0), duration: 9 };
  expect(await mine.report([ended, { ...ended, callId: '999999999' }])).toEqual(['unknown', 'unknown']);
  expect((await postLineEvents({ ...other, secret: 'guessed' }, [ended])).code).toBe('76');
  expect((await postLineEvents(other, [ended, { ...ended, type: 'eaten' }])).code).toBe('10');
  expect((await postLineEvents(other, [{ ...ended, callId: '1;2' }])).code).toBe('10');
  expect((await postLineEvents(other, [{ ...ended, duration: -1 }])).code).toBe('10');
  expect(await other.lastCall()).toMatchObject({ state: 'dialling', callStatus: null });
});

test('a call whose end is not reported ends as unknown; a late report still tells its outcome', async () => {
  const rig = await openRig();
  const { id: callId } = await rig.dial();
  await endUnreportedCalls(server.database, new Date(now.getTime() + UNREPORTED_ANSWER_MS));
  expect(await rig.lastCall()).toMatchObject({ state: 'dialling' });
  await endUnreportedCalls(server.database, new Date(now.getTime() + UNREPORTED_ANSWER_MS + 1));
  expect(await rig.lastCall()).toMatchObject({ state: 'ended', callStatus: null });
  expect(await rig.report([{ id: 'r', type: 'ringing', callId, at: at(0) }])).toEqual(['accepted']);
  expect(await rig.lastCall()).toMatchObject({ state: 'ended', callStatus: null });
  expect(await rig.report([{ id: 'v', type: 'voicemail', callId, at: at(0) }])).toEqual(['accepted']);
  expect(await rig.lastCall()).toMatchObject({ state: 'ended', callStatus: 'NOA', endedTime: at(0) });
});

test('an agent who hangs up leaves the outcome to the telephone system', async () => {
  const rig = await openRig();
  const { id: callId } = await rig.dial();
  await rig.report([{ id: 'r', type: 'ringing', callId, at: at(0) }]);
  await rig.dial();
  const first = () =>
    server.database
      .select()
      .from(phoneCall)
      .where(eq(phoneCall.id, Number(callId)));
  expect(await first()).toMatchObject([{ state: 'ended', callStatus: null }]);
  expect(await rig.report([{ id: 'e', type: 'ended', callId, at: at(0), duration: 4 }])).toEqual(['accepted']);
  expect(await first()).toMatchObject([{ state: 'ended', callStatus: 'CNCT' }]);
});

/** A case with a call, its agent's results of it, and what leaders see. */
async function openComparison() {
  const rig = await openRig();
  const { institutionId } = rig;
  const admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), {
    now,
  });
  const { id: callId } = await rig.dial();
  return {
    ...rig,
    callId,
    record: (callStatus: string, callResult: string) =>
      send(server, rig.agent, {
        path: '/prod/task/record',
        body: {
          taskId: String(rig.held.id),
          callStatus,
          callResult,
          type: '01',
          phoneCallId: callId,
          contactId: rig.contactId,
        },
      }),
    marks: async () =>
      (await get<CollectionLog[]>(server, rig.agent, { path: `/prod/task/collectionLogs/${rig.held.id}` })).data.map(
        ({ callStatus, lineStatus }) => [callStatus, lineStatus],
      ),
    alerts: async () =>
      (await get<BoardAlerts>(server, admin, { path: '/prod/achievementBoard/alerts' })).data.againstLine,
    figures: async () =>
      (await get<BoardSummary>(server, admin, { path: '/prod/achievementBoard/summary' })).data.figures,
  };
}

test('CD-05 LM-01 a result that a later report contradicts is marked, counts as no contact, and alerts leaders', async () => {
  const rig = await openComparison();
  const { callId } = rig;
  expect(await rig.record('CNCT', 'ND')).toMatchObject({ code: '00' });
  expect(await rig.marks()).toEqual([['CNCT', null]]);
  expect(await rig.figures()).toMatchObject({ connectedCalls: 1, reachedCases: 1, rightPartyCases: 1 });
  expect(await rig.alerts()).toEqual([]);
  const line = await openLine(address, rig.agent);
  expect((await line.next()).type).toBe('welcome');
  const ended = { id: 'e', type: 'ended', callId, at: at(0), duration: 0, reason: 'rejected' };
  expect(await rig.report([ended])).toEqual(['accepted']);
  expect([await line.next(), await line.next()]).toContainEqual({ type: 'caseChanged', taskId: String(rig.held.id) });
  line.socket.close();
  expect(await rig.marks()).toEqual([['CNCT', 'DA']]);
  expect(await rig.figures()).toMatchObject({ calls: 1, connectedCalls: 0, reachedCases: 0, rightPartyCases: 0 });
  expect(await rig.alerts()).toMatchObject([
    {
      agentId: String(rig.agent.userId),
      taskId: String(rig.held.id),
      loanNo: rig.held.loanNo,
      callStatus: 'CNCT',
      lineStatus: 'DA',
    },
  ]);
  // The answer was reported last.
  expect(await rig.report([{ id: 'a', type: 'answered', callId, at: at(0) }])).toEqual(['accepted']);
  expect(await rig.marks()).toEqual([['CNCT', null]]);
  expect(await rig.figures()).toMatchObject({ connectedCalls: 1, reachedCases: 1 });
  expect(await rig.alerts()).toEqual([]);
});

test('CD-05 LM-01 a result that hides an answered call is marked, before and after the report', async () => {
  const rig = await openComparison();
  const { callId } = rig;
  expect(await rig.record('NOA', 'RETRY')).toMatchObject({ code: '00' });
  expect(await rig.record('OTHER', 'MEMO')).toMatchObject({ code: '00' });
  expect(await rig.report([{ id: 'e', type: 'ended', callId, at: at(0), duration: 61 }])).toEqual(['accepted']);
  expect(await rig.record('BLK', 'RETRY')).toMatchObject({ code: '00' });
  expect(await rig.marks()).toEqual([
    ['BLK', 'CNCT'],
    ['OTHER', null],
    ['NOA', 'CNCT'],
  ]);
  expect((await rig.alerts()).map(({ callStatus, lineStatus }) => [callStatus, lineStatus])).toEqual([
    ['BLK', 'CNCT'],
    ['NOA', 'CNCT'],
  ]);
  expect(await rig.figures()).toMatchObject({ calls: 2, reachedCases: 0 });
});

test('CD-05 a report changes no result of another call, and nothing but the mark', async () => {
  const rig = await openComparison();
  expect(await rig.record('CNCT', 'ND')).toMatchObject({ code: '00' });
  const { id: callId } = await rig.dial();
  expect(await rig.report([{ id: 'm', type: 'missed', callId, at: at(0) }])).toEqual(['accepted']);
  expect(await rig.marks()).toEqual([['CNCT', null]]);
  await expect(
    server.database.$client.query("update collection_log set call_status = 'NOA' where task_id = $1", [rig.held.id]),
  ).rejects.toThrow('permission denied');
});
