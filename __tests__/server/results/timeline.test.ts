import { toMinorUnits } from '@/contract/minor';
import { getCodeValues } from '@/contract/codes/codeTable';
import { TIMELINE_KIND } from '@/contract/codes/caseCodes';
import { TIMELINE_PER_PAGE } from '@/contract/ourLimits';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { caseEvent, inboundCall, inboundCallCase, phoneCall } from '../../../server/database/tables/callTables';
import { collectionLog } from '../../../server/database/tables/caseTables';
import { caseHold, contactPreferenceRow } from '../../../server/database/tables/preferenceTables';
import { sms, smsReply } from '../../../server/database/tables/messageTables';
import { repaymentCode, payLog } from '../../../server/database/tables/moneyTables';
import { type Cells, type StoredTask, getContacts, get, makeCase, send } from '../../support/cases/cases';
import { type SignedIn, makeInstitution, makeUser, signInAs } from '../../support/server/people';
import { liftContact } from '../../support/law/liftedContact';
import { type TestServer, startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
const PHONE = '+52 55 9876 5432';

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let caseRow: StoredTask;

const minute = (number: number): Date => new Date(now.getTime() - 86_400_000 + number * 60_000);

const time = (number: number): string => minute(number).toISOString();

/** One of every kind on a case, a minute apart; the import itself is the first status. */
const fill = async (of: StoredTask): Promise<void> => {
  const { id: taskId, loanId, borrowerId } = of;
  const { database } = server;
  const base = { institutionId, taskId, agentId: agent.userId };
  const who = { contactName: 'María', phone: PHONE };
  const talked = { startedAt: minute(1), connectedAt: minute(2), endedAt: minute(4) };
  await database.insert(phoneCall).values({ ...base, ...who, ...talked, state: 'ended', callStatus: 'CNCT' });
  await database.insert(collectionLog).values({
    ...base,
    creatorName: 'Luz',
    callStatus: 'CNCT',
    callResult: 'PTP',
    channel: '05',
    contactName: 'María',
    contactPhone: PHONE,
    remarks: 'paga hoy',
    nextFollowUpAt: minute(90),
    promisedAmount: toMinorUnits(12_345),
    promisedAt: minute(99),
    createdAt: minute(2),
  });
  await database.insert(sms).values({ ...base, ...who, content: 'Hola', state: 'sent', createdAt: minute(3) });
  const paid = { institutionId, loanId, agentId: agent.userId, amount: toMinorUnits(5050), status: '2' as const };
  await database.insert(payLog).values([
    { ...paid, taskId, type: '4', remark: 'part', opAt: minute(4) },
    { ...paid, taskId: null, type: '1', opAt: minute(5) },
  ]);
  const code = {
    type: '1' as const,
    channel: 'STORE',
    amount: toMinorUnits(2000),
    maximum: toMinorUnits(9000),
    code: '9876',
  };
  await database
    .insert(repaymentCode)
    .values({ ...base, ...code, loanId, requestedAt: minute(6), updatedAt: minute(8) });
  const step = { event: 'opened', fromStatus: 'C00', toStatus: 'C01', createdAt: minute(7) };
  await database.insert(caseEvent).values({ institutionId, taskId, actorId: agent.userId, actorName: 'Luz', ...step });
  const decided = { kind: 'dispute' as const, reason: 'no firmó', since: minute(8), decidedAt: minute(8) };
  const by = { decidedById: agent.userId, decidedByName: 'Luz', endsAt: minute(99) };
  await database.insert(caseHold).values({ institutionId, taskId, ...decided, ...by });
  const asked = { kind: 'hours', person: 'borrower', hourFrom: '18:00', hourTo: '24:00', remark: 'trabaja' } as const;
  const noted = { borrowerId, notedById: agent.userId, notedByName: 'Luz', at: minute(9) };
  await database.insert(contactPreferenceRow).values({ institutionId, taskId, ...asked, ...noted });
  const [from] = await getContacts(database, of);
  const reply = { eventId: `reply-${taskId}`, phone: PHONE, content: 'BAJA', isOptOut: true };
  const arrived = { contactId: Number(from?.id), sentAt: minute(12), receivedAt: minute(13) };
  await database.insert(smsReply).values({ institutionId, taskId, ...reply, ...arrived });
  const missed = { lineId: `in-${taskId}`, phone: PHONE, state: 'missed' as const, startedAt: minute(14) };
  const [incoming] = await database
    .insert(inboundCall)
    .values({ institutionId, ...missed })
    .returning();
  const inboundCallId = Number(incoming?.id);
  await database.insert(inboundCallCase).values({ institutionId, inboundCallId, taskId, contactId: arrived.contactId });
  await liftContact(database, {
    of,
    agentId: agent.userId,
    given: minute(10),
    used: minute(11),
    expiresAt: minute(130),
  });
};

const fresh = (): Promise<StoredTask> =>
  makeCase(server.database, { institutionId, agentId: agent.userId, now: minute(0) });

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
  caseRow = await fresh();
  await fill(caseRow);
  await fill(await fresh());
});
afterAll(() => server.close());

interface Page {
  readonly result: TimelineEntry[];
  readonly totalCount: number;
}

const timeline = async (input: Cells = {}, of = caseRow): Promise<Page> =>
  (await get<Page>(server, agent, { path: `/prod/task/timeline/${of.id}`, input })).data;
const getKinds = ({ result }: Page): string[] => result.map(({ kind }) => kind);

test('CD-05 all events of a case are in one order, newest first, with the details of each kind', async () => {
  const page = await timeline();
  const name = caseRow.agentName;
  const lifted = { kind: 'override', code: 'call', contactName: expect.stringMatching(/./u) };
  expect(page.result.filter(({ time: each }) => each > time(0))).toMatchObject([
    { kind: 'inbound', time: time(14), actor: null, contactName: caseRow.borrowerName, code: 'missed' },
    { kind: 'reply', time: time(12), actor: null, contactName: caseRow.borrowerName, detail: 'optOut', text: 'BAJA' },
    { ...lifted, time: time(11), actor: 'Luz', detail: 'used', text: 'Ley 29571, 62.b (PE@1)', dueTime: null },
    { ...lifted, time: time(10), actor: 'Jefa', detail: 'given', text: 'Luz · lo pidió', dueTime: time(130) },
    { kind: 'wish', time: time(9), actor: 'Luz', code: 'hours', detail: 'noted', text: '18:00–24:00 · trabaja' },
    { kind: 'hold', time: time(8), actor: 'Luz', code: 'dispute', detail: 'set', text: 'no firmó' },
    { kind: 'status', time: time(7), actor: 'Luz', code: 'C01', detail: 'C00' },
    { kind: 'code', time: time(6), actor: name, code: '1', detail: 'STORE', amount: 20, text: '9876', currency: 'MXN' },
    { kind: 'deduction', time: time(5), actor: null, code: '2', detail: '1', amount: 50.5, text: null },
    { kind: 'deduction', time: time(4), actor: name, code: '2', detail: '4', amount: 50.5, text: 'part' },
    { kind: 'sms', time: time(3), actor: name, contactName: 'María', code: 'sent', text: 'Hola' },
    {
      kind: 'log',
      time: time(2),
      actor: 'Luz',
      contactName: 'María',
      callStatus: 'CNCT',
      code: 'PTP',
      detail: '05',
      amount: 123.45,
      text: 'paga hoy',
      dueTime: time(99),
    },
    { kind: 'call', time: time(1), actor: name, contactName: 'María', callStatus: 'CNCT', duration: 120, amount: null },
  ]);
  expect(page.totalCount).toBe(page.result.length);
  expect(new Set(page.result.map(({ id }) => id)).size).toBe(page.totalCount);
});

test('CD-12 no phone number is on it', async () => {
  expect(JSON.stringify(await timeline())).not.toMatch(/9876 ?5432|\*{3}/);
});

test('chosen kinds alone, with their own number', async () => {
  const all = getKinds(await timeline());
  for (const kind of getCodeValues(TIMELINE_KIND).filter((each) => each !== 'waiting')) {
    const page = await timeline({ kinds: kind });
    expect(new Set(getKinds(page))).toEqual(new Set([kind]));
    expect(page.totalCount).toBe(all.filter((each) => each === kind).length);
  }
  expect(getKinds(await timeline({ kinds: 'log,call,log' }))).toEqual(['log', 'call']);
  for (const kinds of ['secret', 'log,', '', "log' or '1'='1"]) {
    expect(await get(server, agent, { path: `/prod/task/timeline/${caseRow.id}`, input: { kinds } })).toMatchObject({
      code: '10',
    });
  }
});

test('its pages are all of it, once, also of what happened at the same moment', async () => {
  const busy = await fresh();
  const line = { institutionId, taskId: busy.id, creatorName: 'Luz', callResult: 'MEMO', channel: '01' as const };
  const lines = Array.from({ length: TIMELINE_PER_PAGE * 2 + 7 }, () => ({ ...line, createdAt: minute(3) }));
  await server.database.insert(collectionLog).values(lines);
  const pages = [await timeline({}, busy), await timeline({ page: '2' }, busy), await timeline({ page: '3' }, busy)];
  const total = pages[0]?.totalCount ?? 0;
  expect(total).toBeGreaterThanOrEqual(lines.length);
  expect(pages.map(({ result }) => result.length)).toEqual([50, 50, total - 100]);
  const ids = pages.flatMap(({ result }) => result.map(({ id }) => id));
  expect(new Set(ids).size).toBe(total);
  const logNumbers = ids.filter((id) => id.startsWith('log-')).map((id) => Number(id.slice(4)));
  expect(logNumbers).toEqual(logNumbers.toSorted((a, b) => b - a));
  expect(await timeline({ page: '9' }, busy)).toEqual({ result: [], totalCount: total });
});

test('CD-11 actions of the server are on it: opened, dialled, recorded', async () => {
  const own = await makeCase(server.database, { institutionId, agentId: agent.userId, now });
  await get(server, agent, { path: `/prod/task/loanItemInfo/${own.loanNo}`, input: { taskId: String(own.id) } });
  const contactId = String((await getContacts(server.database, own))[0]?.id);
  const body = { taskId: String(own.id), contactId };
  await send(server, agent, { path: '/prod/task/dial', body });
  await send(server, agent, {
    path: '/prod/task/record',
    body: { ...body, callStatus: 'CNCT', callResult: 'ND', type: '01' },
  });
  const page = await timeline({ kinds: 'call,log,status' }, own);
  expect(page.result.map(({ kind, code }) => `${kind} ${code ?? ''}`).toSorted()).toEqual(
    expect.arrayContaining(['call ', 'log ND', 'status C01', 'status C10']),
  );
});

test('RO-01 nobody reads the timeline of somebody else’s case', async () => {
  const { database } = server;
  const stranger = await signInAs(database, await makeUser(database, { institutionId }), { now });
  const elsewhere = await makeInstitution(database);
  const foreign = await signInAs(database, await makeUser(database, { institutionId: elsewhere, role: 'admin' }), {
    now,
  });
  for (const who of [stranger, foreign]) {
    expect(await get(server, who, { path: `/prod/task/timeline/${caseRow.id}` })).toMatchObject({ code: '20' });
  }
});
