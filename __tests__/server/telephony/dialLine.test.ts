import { eq, inArray } from 'drizzle-orm';
import { RING_MAX_MS, moveCall } from '../../../server/modules/telephony/moveCall';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { createApp } from '../../../server/app';
import { phoneCall } from '../../../server/database/tables/callTables';
import { behavior } from '../../../server/database/tables/workTables';
import { readSettings } from '../../../server/settings/settings';
import { dialLink } from '../../../server/modules/telephony/dial';
import { getCallProgress, drawOutcome } from '../../../server/modules/telephony/simulatedCall';
import { TELEPHONE_STATUSES } from '@/contract/codes/contactCodes';
import { getContacts, get, makeCase, send } from '../../support/cases/cases';
import { openLine } from '../../support/server/liveLine';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

/** Creates an agent on a server with this line, and a case to call about. */
const agentOn = async (server: TestServer) => {
  const { database } = server;
  const institutionId = await makeInstitution(database);
  const agent = await signInAs(database, await makeUser(database, { institutionId }));
  const caseRow = await makeCase(database, {
    institutionId,
    agentId: agent.userId,
    now: new Date(),
    cells: { mobile_phone: '+52 (55) 1234-5678' },
  });
  const body = { taskId: String(caseRow.id), contactId: String((await getContacts(database, caseRow))[0]?.id) };
  const dial = async () => (await send<PhoneCall>(server, agent, { path: '/prod/task/dial', body })).data;
  const lastCall = async () =>
    (await get<PhoneCall>(server, agent, { path: `/prod/task/lastCall/${caseRow.id}` })).data;
  return { institutionId, agent, held: caseRow, dial, lastCall };
};

test('the known proportions of a hundred calls', () => {
  const drawn = Array.from({ length: 1000 }, (_, at) => drawOutcome(() => (at + 0.5) / 1000));
  const shares = TELEPHONE_STATUSES.map((outcome) => [outcome, drawn.filter((each) => each === outcome).length / 10]);
  expect(Object.fromEntries(shares)).toEqual({ NOA: 48, NULL: 14, DA: 10, BLK: 3, CNCT: 25 });
});

test('no call rings for longer than the limit, and a switched-off number does not ring at all', () => {
  for (const luck of [0, 0.5, 0.999_999]) {
    for (const outcome of TELEPHONE_STATUSES) {
      const course = getCallProgress(outcome, () => luck);
      expect(course.at(-1)).toMatchObject({ state: 'ended', callStatus: outcome });
      const isRung = course.some(({ state }) => state === 'ringing');
      expect(isRung).toBe(outcome !== 'NULL' && outcome !== 'BLK');
      const rung = course.slice(0, 2).reduce((sum, { afterMs }) => sum + afterMs, 0);
      expect(rung).toBeLessThan(RING_MAX_MS);
      expect(course.every(({ afterMs }) => afterMs <= 90_000)).toBe(true);
    }
  }
});

test('AP-08 NULL, DA, NOA, BLK and CNCT stay distinct; each call runs to its end automatically', async () => {
  const server = await startApp({ environment: { SIMULATED_CALLS: 'NOA, NULL,DA,BLK,CNCT', LINE_TEMPO: '0.01' } });
  const { agent, dial, lastCall } = await agentOn(server);
  const line = await openLine(await server.app.listen({ port: 0, host: '127.0.0.1' }), agent);
  await line.next();
  const seen: Record<string, string[]> = {};
  for (const outcome of ['NOA', 'NULL', 'DA', 'BLK', 'CNCT', 'NOA']) {
    const { id } = await dial();
    const states: string[] = [];
    while (states.at(-1) !== 'ended') {
      const event = await line.next();
      if (event.type === 'dial') states.push(event.state);
    }
    seen[outcome] = states;
    expect(await lastCall()).toMatchObject({ id, state: 'ended', callStatus: outcome });
  }
  const unanswered = ['dialling', 'ringing', 'ended'];
  expect(seen).toEqual({
    NOA: unanswered,
    NULL: ['dialling', 'ended'],
    DA: unanswered,
    BLK: ['dialling', 'ended'],
    CNCT: ['dialling', 'ringing', 'connected', 'ended'],
  });
  const rows = await server.database.select().from(phoneCall).where(eq(phoneCall.callStatus, 'CNCT'));
  expect(rows).toMatchObject([{ connectedAt: expect.any(Date) as Date, endedAt: expect.any(Date) as Date }]);
  line.socket.close();
  await server.close();
});

const ago = (ms: number) => new Date(Date.now() - ms);

test('a server that stops ends its calls; one that starts ends those that a dead one left, and no others', async () => {
  const server = await startApp({ environment: { SIMULATED_CALLS: 'CNCT', LINE_TEMPO: '1' } });
  const { database } = server;
  const settings = readSettings({ PORT: '0', SIMULATED_CALLS: 'CNCT', LOG_LEVEL: 'silent' });
  const call = async (state: 'ringing' | 'connected', startedAt: Date): Promise<number> => {
    const { institutionId, agent, held } = await agentOn(server);
    const row = { institutionId, taskId: held.id, agentId: agent.userId, phone: '1', state, startedAt };
    const [made] = await database.insert(phoneCall).values(row).returning({ id: phoneCall.id });
    return made?.id ?? 0;
  };
  const dead = [await call('ringing', ago(RING_MAX_MS + 1000)), await call('connected', ago(301_000))];
  const alive = [await call('ringing', ago(RING_MAX_MS - 5000)), await call('connected', ago(RING_MAX_MS + 1000))];
  const own = await agentOn(server);
  const { id } = await own.dial();
  const second = await createApp({ settings, database });
  await second.ready();
  await second.close();
  const statesOf = async (ids: number[]) =>
    (await database.select().from(phoneCall).where(inArray(phoneCall.id, ids))).map(({ state }) => state);
  expect(await statesOf(dead)).toEqual(['ended', 'ended']);
  expect(await statesOf(alive)).not.toContain('ended');
  expect(await statesOf([Number(id)])).not.toContain('ended');
  const third = await createApp({ settings, database });
  await third.inject({
    method: 'POST',
    url: '/prod/task/hangUp',
    headers: own.agent.headers,
    payload: { phoneCallId: id },
  });
  const again = await own.dial();
  await third.close();
  expect(await statesOf([Number(again.id)])).not.toContain('ended');
  await server.app.close();
  expect(await statesOf([Number(again.id)])).toEqual(['ended']);
  await server.close();
});

test('GE-06 a call that was hung up on another server is not taken up again', async () => {
  const server = await startApp({ environment: { DIALLER: 'link' } });
  const { agent, dial, lastCall } = await agentOn(server);
  const { id } = await dial();
  const hungUp = await send(server, agent, { path: '/prod/task/hangUp', body: { phoneCallId: id } });
  const step = { callId: Number(id), state: 'connected', callStatus: 'CNCT', afterMs: 0, now: new Date() } as const;
  expect(await moveCall(server.database, step)).toBe(false);
  expect(await lastCall()).toEqual(hungUp.data);
  await server.close();
});

test('CD-12 the agent’s own dialler gets the number in a link, which is recorded; the next call ends the one before', async () => {
  const server = await startApp({ environment: { DIALLER: 'link' } });
  const { agent, dial, lastCall } = await agentOn(server);
  const first = await dial();
  expect(first).toMatchObject({ state: 'dialling', link: 'tel:+525512345678' });
  expect(await lastCall()).not.toHaveProperty('link');
  const second = await dial();
  const calls = await server.database.select().from(phoneCall).orderBy(phoneCall.id);
  expect(calls).toMatchObject([
    { id: Number(first.id), state: 'ended', callStatus: null },
    { id: Number(second.id), state: 'dialling' },
  ]);
  const rows = await server.database.select().from(behavior).where(eq(behavior.userId, agent.userId));
  expect(rows.map(({ type }) => type)).toEqual(['dialPhone', 'revealPhone', 'dialPhone', 'revealPhone']);
  await server.close();
});

test('a dialler behind a web address gets the number encoded', () => {
  expect(dialLink('https://pbx.example/call?to={phone}&ref={call}', { phone: '+52 (55) 1234', id: 7 })).toBe(
    'https://pbx.example/call?to=%2B52551234&ref=7',
  );
  expect(dialLink('sip:{phone}@pbx.example', { phone: '55 12-34', id: 7 })).toBe('sip:551234@pbx.example');
});

const mistakes = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n').map((each) => each.split(':')[0] ?? '') : [];
  }
};

test('the settings of the line: simulated for trying out, never in production', () => {
  expect(readSettings({})).toMatchObject({ dialler: 'simulated', dialLink: 'tel:{phone}', lineTempo: 1 });
  expect(readSettings({ NODE_ENV: 'production' }).dialler).toBe('link');
  expect(mistakes({ NODE_ENV: 'production', DIALLER: 'simulated' })).toEqual(['DIALLER']);
  expect(mistakes({ NODE_ENV: 'production', SIMULATED_CALLS: 'NOA' })).toEqual(['SIMULATED_CALLS']);
  expect(mistakes({ DIALLER: 'modem', LINE_TEMPO: '0', SIMULATED_CALLS: 'NOA,PTP' })).toEqual([
    'DIALLER',
    'LINE_TEMPO',
    'SIMULATED_CALLS',
  ]);
  expect(mistakes({ DIALLER: 'exchange' })).toEqual(['DIAL_LINK']);
  for (const link of ['tel:', 'javascript:alert({phone})', '//pbx/{phone}', 'data:text/html,{phone}']) {
    expect(mistakes({ DIAL_LINK: link })).toEqual(['DIAL_LINK']);
  }
});
