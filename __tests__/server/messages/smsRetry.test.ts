import { eq } from 'drizzle-orm';
import { contact } from '../../../server/database/tables/caseTables';
import { sms } from '../../../server/database/tables/messageTables';
import { takeQueuedSms } from '../../../server/modules/messages/smsWorkerStore';
import { get, send } from '../../support/cases/cases';
import { freshDatabase } from '../../support/server/database';
import { openLine } from '../../support/server/liveLine';
import { makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import {
  getLog,
  openSmsRig,
  workOnce,
  sendAs,
  type Sent,
  settledSms,
  type SmsRig,
  storedSms,
} from '../../support/messages/smsRig';

const now = new Date('2026-03-11T00:30:00Z');
/** The embedded gateway refuses numbers as short as this. */
const SHORT = '12345';

let server: TestServer;

beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());

const rig = (limits?: Record<string, string>) => openSmsRig(server, { now, ...(limits && { limits }) });
const retry = (who: SmsRig['agent'], smsId: string, key?: string) =>
  send<Sent>(server, who, { path: '/prod/sms/retry', body: { smsId }, ...(key !== undefined && { key }) });
const records = async ({ agent, held }: SmsRig, language = 'en') => {
  const headers = { ...agent.headers, 'accept-language': language };
  const as = { ...agent, headers };
  return (await get<Record<string, unknown>[]>(server, as, { path: `/prod/task/smsLog/${held.id}` })).data;
};

const failedOne = async (mine: SmsRig): Promise<string> => {
  const { contactId } = mine;
  await server.database
    .update(contact)
    .set({ phone: SHORT })
    .where(eq(contact.id, Number(contactId)));
  const { data } = await sendAs(server, mine.agent, { taskId: String(mine.held.id), contactId, content: 'Hola' });
  await settledSms(server, mine.held);
  return data.smsId;
};

test('CD-02 a message that failed leaves MSF, why in the reader’s language, and a way to try again', async () => {
  const mine = await rig();
  await failedOne(mine);
  expect(await getLog(server, mine.held)).toMatchObject([
    { callResult: 'MSF', contactPhone: SHORT, contactId: Number(mine.contactId) },
  ]);
  const failed = { state: 'failed', result: 'MSF', canRetry: true, phone: '*2345' };
  expect(await records(mine)).toMatchObject([{ ...failed, failure: 'The number is too short for a message' }]);
  expect(await records(mine, 'es')).toMatchObject([{ failure: 'El número es demasiado corto para un mensaje' }]);
});

test('CD-02 trying again makes a new message that counts, each once', async () => {
  const mine = await rig({ caseDaily: '3' });
  const failed = await failedOne(mine);
  const again = await retry(mine.agent, failed, 'intent-to-try-again');
  expect([again.code, again.data.residue]).toEqual(['00', 1]);
  expect((await retry(mine.agent, failed, 'intent-to-try-again')).data).toEqual(again.data);
  expect((await retry(mine.agent, failed)).code).toBe('22');
  const rows = await settledSms(server, mine.held);
  expect(rows.map(({ retryOf, content }) => [retryOf, content])).toEqual([
    [null, 'Hola'],
    [Number(failed), 'Hola'],
  ]);
  expect((await records(mine)).map(({ canRetry }) => canRetry)).toEqual([true, false]);
  expect((await retry(mine.agent, again.data.smsId)).code).toBe('00');
  await settledSms(server, mine.held);
  const last = (await storedSms(server, mine.held)).at(-1);
  expect((await retry(mine.agent, String(last?.id))).code).toBe('32');
});

test('CD-02 of two simultaneous retries of a message one is reported as outdated', async () => {
  const mine = await rig();
  const failed = await failedOne(mine);
  const codes = (await Promise.all([1, 2, 3].map(() => retry(mine.agent, failed)))).map(({ code }) => code);
  expect(codes.toSorted()).toEqual(['00', '22', '22']);
  expect(await storedSms(server, mine.held)).toHaveLength(2);
});

test('RO-01 a message that was sent, or is somebody else’s, is not tried again', async () => {
  const mine = await rig();
  const other = await rig();
  const foreign = await failedOne(other);
  const { data } = await sendAs(server, mine.agent, {
    taskId: String(mine.held.id),
    phone: '5512345678',
    content: 'x',
  });
  await settledSms(server, mine.held);
  const { institutionId } = other;
  const mate = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
  expect((await retry(mine.agent, data.smsId)).code).toBe('22');
  expect((await retry(mine.agent, foreign)).code).toBe('20');
  expect((await retry(mate, foreign)).code).toBe('20');
  expect((await retry(mine.agent, 'x')).code).toBe('20');
  expect(await storedSms(server, other.held)).toHaveLength(1);
});

const leftBehind = (mine: SmsRig, more: Partial<typeof sms.$inferInsert>, { database } = server) =>
  database.insert(sms).values({
    institutionId: mine.institutionId,
    taskId: mine.held.id,
    agentId: mine.agent.userId,
    phone: '5512345678',
    content: 'Hola',
    state: 'sending',
    createdAt: now,
    ...more,
  });

test('CD-13 a message in transfer at a crash counts as failed with unknown outcome and is never resent automatically', async () => {
  const mine = await rig();
  await leftBehind(mine, { handedAt: new Date(now.getTime() - 120_001) });
  await leftBehind(mine, { handedAt: new Date(now.getTime() - 119_000) });
  await Promise.all([workOnce(server, { now: () => now }), workOnce(server, { now: () => now })]);
  const rows = await storedSms(server, mine.held);
  expect(rows.map(({ state, failure }) => [state, failure])).toEqual([
    ['failed', 'unknown'],
    ['sending', null],
  ]);
  expect((await getLog(server, mine.held)).map(({ callResult }) => callResult)).toEqual(['MSF']);
  expect(await records(mine)).toMatchObject([
    { state: 'sending', result: null, canRetry: false },
    { failure: 'Outcome unknown: it may have been delivered', canRetry: true },
  ]);
  const outbox = await server.database.$client.query('select 1 from sms_outbox where sms_id = any($1)', [
    rows.map(({ id }) => id),
  ]);
  expect(outbox.rowCount).toBe(0);
  // The rest of this file's servers must not find it.
  await server.database.$client.query("update sms set state = 'failed' where state = 'sending'");
});

test('CD-13 servers side by side send each waiting message once', async () => {
  const mine = await rig();
  for (let place = 0; place < 30; place += 1) await leftBehind(mine, { state: 'queued', content: `${place}` });
  await Promise.all([1, 2, 3].map(() => workOnce(server, { now: () => now })));
  const rows = await settledSms(server, mine.held);
  expect(rows.filter(({ state }) => state === 'sent')).toHaveLength(30);
  const outbox = await server.database.$client.query<{ sms_id: string }>(
    'select sms_id from sms_outbox where sms_id = any($1)',
    [rows.map(({ id }) => id)],
  );
  expect(new Set(outbox.rows.map((row) => row.sms_id)).size).toBe(30);
  expect(outbox.rowCount).toBe(30);
  expect(await getLog(server, mine.held)).toHaveLength(30);
});

test('CD-13 a waiting message is taken once, however many ask at the same moment', async () => {
  const other = await freshDatabase();
  const alone = { ...server, database: other.database };
  const mine = await openSmsRig(alone, { now });
  for (let place = 0; place < 30; place += 1) await leftBehind(mine, { state: 'queued' }, alone);
  const parts = { database: other.database, now: () => now };
  const taken = (await Promise.all(Array.from({ length: 12 }, () => takeQueuedSms(parts, 5)))).flat();
  expect([taken.length, new Set(taken.map(({ id }) => id)).size]).toEqual([30, 30]);
  await other.drop();
});

test('AP-08 those who have the case before them hear that a message was queued, and what became of it', async () => {
  const address = await server.app.listen({ port: 0 });
  const mine = await rig();
  const line = await openLine(address, mine.agent);
  expect((await line.next()).type).toBe('welcome');
  await sendAs(server, mine.agent, { taskId: String(mine.held.id), phone: '5512345678', content: 'x' });
  const changed = { type: 'caseChanged', taskId: String(mine.held.id) };
  expect([await line.next(), await line.next()]).toEqual([changed, changed]);
  line.socket.close();
});

const queuedAt = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

test('LC-03 a message that waited for more than 15 minutes does not leave any more; its sender may send it again', async () => {
  const mine = await rig();
  const { institutionId, held, agent } = mine;
  const message = { institutionId, taskId: held.id, agentId: agent.userId, phone: '+525512345678' };
  await server.database.insert(sms).values([
    { ...message, content: 'in time', state: 'queued', createdAt: queuedAt(15) },
    { ...message, content: 'too late', state: 'queued', createdAt: queuedAt(16) },
  ]);
  await settledSms(server, held);
  expect(await records(mine)).toMatchObject([
    { content: 'in time', state: 'sent' },
    {
      content: 'too late',
      state: 'failed',
      result: 'MSF',
      canRetry: true,
      failure: expect.stringMatching(/^It waited/u),
    },
  ]);
});
