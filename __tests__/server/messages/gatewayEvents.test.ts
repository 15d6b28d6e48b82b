import { asc, eq } from 'drizzle-orm';
import type { SmsRecord } from '@/contract/entities/messages/sms';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { contact } from '../../../server/database/tables/caseTables';
import { sms, smsReply } from '../../../server/database/tables/messageTables';
import { contactPreferenceRow } from '../../../server/database/tables/preferenceTables';
import { get, makeCase } from '../../support/cases/cases';
import {
  answerEvents as answers,
  makeReply as reply,
  openGatewayRig,
  postEvents as post,
} from '../../support/messages/gatewayRig';
import { sendAs, settledSms, type SmsRig } from '../../support/messages/smsRig';
import { openLine } from '../../support/server/liveLine';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T18:30:00Z');
const at = (minutes: number): string => new Date(now.getTime() + minutes * 60_000).toISOString();

let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());

const openRig = () => openGatewayRig(server, now);

async function sendOne(mine: SmsRig & { readonly key?: string }) {
  const { agent, held, contactId } = mine;
  const sent = await sendAs(server, agent, { taskId: String(held.id), contactId, content: 'Hola' });
  await settledSms(server, held);
  return sent;
}

const record = async ({ agent, held }: SmsRig) =>
  (await get<SmsRecord[]>(server, agent, { path: `/prod/task/smsLog/${held.id}` })).data[0];

const timeline = async ({ agent, held }: SmsRig) =>
  (await get<{ result: TimelineEntry[] }>(server, agent, { path: `/prod/task/timeline/${held.id}` })).data.result;

const preferences = ({ institutionId }: SmsRig) =>
  server.database
    .select()
    .from(contactPreferenceRow)
    .where(eq(contactPreferenceRow.institutionId, institutionId))
    .orderBy(asc(contactPreferenceRow.id));

test('LM-02 receipts at /prod/sms/events in any order, also twice, lead to one state, in which a read message is delivered', async () => {
  const rig = await openRig();
  const { smsId: messageId } = (await sendOne(rig)).data;
  const read = { id: 'e2', type: 'read', messageId, at: at(-2) };
  const delivered = { id: 'e1', type: 'delivered', messageId, at: at(-3) };
  const undelivered = { id: 'e0', type: 'undelivered', messageId, at: at(-4), reason: 'phone off' };
  expect(await answers(rig, [undelivered])).toEqual(['accepted']);
  expect(await record(rig)).toMatchObject({ receipt: 'undelivered', failure: 'phone off', receiptTime: at(-4) });
  expect(await answers(rig, [read, read, delivered])).toEqual(['accepted', 'known', 'accepted']);
  expect(await record(rig)).toMatchObject({ receipt: 'read', failure: null, receiptTime: at(-2) });
});

test('LM-02 a receipt of a message that another institution sent, or that nobody sent, is unknown', async () => {
  const [mine, other] = [await openRig(), await openRig()];
  const { smsId: messageId } = (await sendOne(other)).data;
  const receipt = { id: 'e1', type: 'delivered', messageId, at: at(-1) };
  expect(await answers(mine, [receipt, { ...receipt, messageId: '999999999' }])).toEqual(['unknown', 'unknown']);
  expect(await record(other)).toMatchObject({ state: 'sent' });
  expect((await record(other))?.receipt ?? null).toBeNull();
});

test('LM-02 only the key of the institution opens /prod/sms/events; an invalid event changes nothing', async () => {
  const rig = await openRig();
  const { smsId: messageId } = (await sendOne(rig)).data;
  const receipt = { id: 'e1', type: 'delivered', messageId, at: at(-1) };
  expect((await post({ ...rig, secret: 'guessed' }, [receipt])).code).not.toBe('00');
  expect((await post(rig, [receipt, { ...receipt, type: 'eaten' }])).code).toBe('10');
  expect((await post(rig, [receipt, { ...receipt, messageId: 'x' }])).code).toBe('10');
  expect((await post(rig, [])).code).toBe('10');
  expect((await record(rig))?.receipt ?? null).toBeNull();
});

test('LM-02 a reply is on the case within a second, in the timeline with its text, and stored once', async () => {
  const rig = await openRig();
  await sendOne(rig);
  const line = await openLine(await server.app.listen({ port: 0 }), rig.agent);
  expect((await line.next()).type).toBe('welcome');
  const event = reply(rig, 'Pago el viernes\u0000');
  expect(await answers(rig, [event, event])).toEqual(['accepted', 'known']);
  expect(await line.next()).toEqual({ type: 'caseChanged', taskId: String(rig.held.id) });
  line.socket.close();
  const [shown] = (await timeline(rig)).filter(({ kind }) => kind === 'reply');
  expect(shown).toMatchObject({ text: 'Pago el viernes', time: at(-1), actor: null });
  expect(JSON.stringify(shown)).not.toContain(rig.phone);
  expect(await server.database.$count(smsReply, eq(smsReply.taskId, rig.held.id))).toBe(1);
  expect(await preferences(rig)).toEqual([]);
});

test('LM-02 a reply from an unknown number is unknown, also with a number of another institution', async () => {
  const [mine, other] = [await openRig(), await openRig()];
  expect(await answers(mine, [reply(other, 'Hola'), reply(mine, 'Hola', { from: '12' })])).toEqual([
    'unknown',
    'unknown',
  ]);
});

test('LM-02 LC-05 STOP ends messages at once, on all cases of the borrower, and once', async () => {
  const rig = await openRig();
  await sendOne(rig);
  const event = reply(rig, 'Alto, por favor');
  expect(await answers(rig, [event, { ...event, id: 'again' }, event])).toEqual(['accepted', 'accepted', 'known']);
  expect(await preferences(rig)).toMatchObject([
    {
      kind: 'noSms',
      remark: 'Alto, por favor',
      notedById: null,
      notedByName: 'SMS',
      taskId: rig.held.id,
      isEnd: false,
    },
  ]);
  const [shown] = (await timeline(rig)).filter(({ kind }) => kind === 'reply');
  expect(shown).toMatchObject({ detail: 'optOut' });
  const refused = await sendOne(rig);
  expect(refused.code).not.toBe('00');
  expect(await server.database.$count(sms, eq(sms.taskId, rig.held.id))).toBe(1);
});

test('LM-02 LC-05 STOP from a number that two borrowers share ends the messages of both', async () => {
  const { database } = server;
  const rig = await openRig();
  const second = await makeCase(database, { institutionId: rig.institutionId, agentId: rig.agent.userId, now });
  await database.update(contact).set({ phone: rig.phone }).where(eq(contact.borrowerId, second.borrowerId));
  await sendOne(rig);
  expect(await answers(rig, [reply(rig, 'BAJA')])).toEqual(['accepted']);
  const borrowers = (await preferences(rig)).map(({ borrowerId }) => borrowerId);
  expect(new Set(borrowers)).toEqual(new Set([rig.held.borrowerId, second.borrowerId]));
});
