import { eq } from 'drizzle-orm';
import { phoneCall } from '../../../server/database/tables/callTables';
import { endUnreportedCalls, UNREPORTED_ANSWER_MS } from '../../../server/modules/telephony/moveCall';
import { openLine } from '../../support/server/liveLine';
import { startApp, type TestServer } from '../../support/server/server';
import { EXCHANGE, openExchangeRig, postLineEvents } from '../../support/telephony/exchangeRig';

const now = new Date('2026-03-11T18:30:00Z');
const at = (seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();

let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => now, environment: EXCHANGE });
});
afterAll(() => server.close());

const openRig = () => openExchangeRig(server, now);

test('AP-08 the telephone system gets the id of the call; its events move the call and reach the agent', async () => {
  const rig = await openRig();
  const line = await openLine(await server.app.listen({ port: 0 }), rig.agent);
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
