import { eq } from 'drizzle-orm';
import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { phoneCall } from '../../../server/database/tables/callTables';
import { behavior } from '../../../server/database/tables/workTables';
import type { StoredTask } from '../../support/cases/cases';
import { getContacts, get, makeCase, readCase, send, setCase } from '../../support/cases/cases';
import { openLine, type TestLine } from '../../support/server/liveLine';
import type { SignedIn } from '../../support/server/people';
import { makeGroup, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const KEY = 'intent-dial-0123456789';

let server: TestServer;
let address: string;
let institutionId: number;
let groupId: number;
let agent: SignedIn;
let caseRow: StoredTask;
let contactId: string;
let line: TestLine;

beforeAll(async () => {
  // Two seconds of ringing at least and twenty of talk: time enough to hang up in either, whatever else the machine does.
  server = await startApp({ environment: { SIMULATED_CALLS: 'CNCT' } });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  institutionId = await makeInstitution(server.database);
  groupId = await makeGroup(server.database, institutionId);
});
afterAll(() => server.close());

beforeEach(async () => {
  const { database } = server;
  agent = await signInAs(database, await makeUser(database, { institutionId, groupId }));
  caseRow = await makeCase(database, { institutionId, agentId: agent.userId, now: new Date() });
  contactId = String((await getContacts(database, caseRow))[0]?.id);
  line = await openLine(address, agent);
  await line.next();
});
afterEach(() => line.socket.close());

const dial = (who = agent, body: object = {}, key?: string) =>
  send<PhoneCall>(server, who, {
    path: '/prod/task/dial',
    body: { taskId: String(caseRow.id), contactId, ...body },
    ...(key ? { key } : {}),
  });
const hangUp = (phoneCallId: string, who = agent) =>
  send<PhoneCall>(server, who, { path: '/prod/task/hangUp', body: { phoneCallId } });
const lastCall = async (who = agent) =>
  (await get<PhoneCall | null>(server, who, { path: `/prod/task/lastCall/${caseRow.id}` })).data;
const stored = async (id: string) =>
  (
    await server.database
      .select()
      .from(phoneCall)
      .where(eq(phoneCall.id, Number(id)))
  )[0];
const until = async (state: string): Promise<LiveEvent> => {
  const event = await line.next();
  return event.type === 'dial' && event.state === state ? event : until(state);
};

test('CD-05 CD-11 AP-08 a call makes a new case to be collected, rings, is answered, and ends when the agent hangs up; the agent hears of each step', async () => {
  expect(await lastCall()).toBeNull();
  const { code, data } = await dial();
  expect(code).toBe('00');
  expect(data).toMatchObject({
    taskId: String(caseRow.id),
    contactId,
    state: 'dialling',
    callStatus: null,
    duration: 0,
  });
  const phone = (await getContacts(server.database, caseRow))[0]?.phone ?? '';
  expect(data.phone).toMatch(/^\*+\d{4}$/);
  expect(JSON.stringify(data)).not.toContain(phone);
  expect(await readCase(server.database, caseRow.loanNo)).toMatchObject({ status: 'C01' });
  expect(await line.next()).toEqual({ type: 'caseChanged', taskId: String(caseRow.id) });
  for (const state of ['dialling', 'ringing', 'connected']) {
    expect(await line.next()).toEqual({ type: 'dial', taskId: String(caseRow.id), callId: data.id, state });
  }
  expect(await lastCall()).toMatchObject({ id: data.id, state: 'connected', callStatus: 'CNCT' });
  expect((await hangUp(data.id)).data).toMatchObject({ state: 'ended', callStatus: 'CNCT' });
  expect(await line.next()).toMatchObject({ state: 'ended' });
  const ended = await stored(data.id);
  expect(ended).toMatchObject({ state: 'ended', phone });
  expect((await hangUp(data.id)).data.endedTime).toBe(ended?.endedAt?.toISOString());
  expect(line.unread()).toEqual([]);
});

test('CD-12 who dialled whom is recorded, with no number in it', async () => {
  await dial();
  const rows = await server.database.select().from(behavior).where(eq(behavior.userId, agent.userId));
  expect(rows).toMatchObject([{ type: 'dialPhone', loanNo: caseRow.loanNo, detail: `contactPhone ${contactId}` }]);
});

test('an agent who hangs up while it rings was not answered; before that nobody knows', async () => {
  const first = await dial();
  await until('ringing');
  expect((await hangUp(first.data.id)).data).toMatchObject({ callStatus: 'NOA', connectedTime: null, duration: 0 });
  const second = await dial();
  expect((await hangUp(second.data.id)).data).toMatchObject({ state: 'ended', callStatus: null });
  expect((await lastCall())?.id).toBe(second.data.id);
});

test('one call at a time: a second one is refused until the first has ended; another agent’s line is free', async () => {
  const first = await dial();
  expect(await dial()).toMatchObject({ code: '34' });
  const leader = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId, groupId, role: 'leader' }),
  );
  expect(await dial(leader)).toMatchObject({ code: '00' });
  await hangUp(first.data.id);
  expect(await dial()).toMatchObject({ code: '00' });
});

test('CD-13 five clicks at once are one call, and so is a repeated key', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => dial(agent, {}, KEY)));
  const again = await dial(agent, {}, KEY);
  const ids = [...replies, again].filter(({ code }) => code === '00').map(({ data }) => data.id);
  expect(again.code).toBe('00');
  expect(new Set(ids).size).toBe(1);
  const rows = await server.database.select().from(phoneCall).where(eq(phoneCall.agentId, agent.userId));
  expect(rows).toHaveLength(1);
});

test('five different intents at once are one call and four times ‘busy’', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, (_, at) => dial(agent, {}, `${KEY}${at}`)));
  expect(replies.map(({ code }) => code).toSorted()).toEqual(['00', '34', '34', '34', '34']);
});

test('RO-01 nobody dials on or hangs up what is not theirs; nobody at all on a case that has ended', async () => {
  const { database } = server;
  const stranger = await signInAs(database, await makeUser(database, { institutionId }));
  const auditor = await signInAs(database, await makeUser(database, { institutionId, role: 'auditor' }));
  const elsewhere = await makeInstitution(database);
  const foreign = await signInAs(database, await makeUser(database, { institutionId: elsewhere, role: 'admin' }));
  for (const who of [stranger, foreign]) expect(await dial(who)).toMatchObject({ code: '20' });
  expect(await dial(auditor)).toMatchObject({ code: '21' });
  const other = await makeCase(database, { institutionId, agentId: agent.userId, now: new Date() });
  const [notTheirs] = await getContacts(database, other);
  expect(await dial(agent, { contactId: String(notTheirs?.id) })).toMatchObject({ code: '20' });
  const { data } = await dial();
  for (const who of [stranger, foreign]) expect(await hangUp(data.id, who)).toMatchObject({ code: '20' });
  const leader = await signInAs(database, await makeUser(database, { institutionId, groupId, role: 'leader' }));
  expect(await hangUp(data.id, leader)).toMatchObject({ code: '20' });
  expect(await lastCall(leader)).toBeNull();
  expect((await stored(data.id))?.state).not.toBe('ended');
  await hangUp(data.id);
  await setCase(database, caseRow.id, { status: 'C31' });
  expect(await dial()).toMatchObject({ code: '25' });
});

test('a call that lost its line five minutes ago keeps nobody from calling', async () => {
  const startedAt = new Date(Date.now() - 5 * 60_000 - 1000);
  const row = { institutionId, taskId: caseRow.id, agentId: agent.userId, phone: '1', startedAt };
  const [lost] = await server.database
    .insert(phoneCall)
    .values({ ...row, state: 'connected', callStatus: 'CNCT' })
    .returning();
  expect(await dial()).toMatchObject({ code: '00' });
  expect(await stored(String(lost?.id))).toMatchObject({ state: 'ended', callStatus: 'CNCT' });
});
