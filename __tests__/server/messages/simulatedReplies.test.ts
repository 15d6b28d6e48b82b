import { eq } from 'drizzle-orm';
import type { SmsRecord } from '@/contract/entities/messages/sms';
import { smsReply } from '../../../server/database/tables/messageTables';
import { contactPreferenceRow } from '../../../server/database/tables/preferenceTables';
import { playSimulatedReplies } from '../../../server/modules/messages/simulatedReplies';
import { planSimulatedReplies } from '../../../server/modules/messages/simulatedReplyPlan';
import { readSettings } from '../../../server/settings/settings';
import { get } from '../../support/cases/cases';
import { openSmsRig, sendAs, settledSms, type SmsRig } from '../../support/messages/smsRig';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T18:30:00Z');
const MINUTE = 60_000;

let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());

async function sendOne(rig: SmsRig) {
  const { agent, held, contactId } = rig;
  await sendAs(server, agent, { taskId: String(held.id), contactId, content: 'Hola' });
  const [sent] = await settledSms(server, held);
  if (sent === undefined) throw new Error('no message was stored');
  return sent;
}

/** Plays the message with a behavior, some time after it was sent. */
const play = (message: Awaited<ReturnType<typeof sendOne>>, behavior: string, afterMs: number) =>
  playSimulatedReplies(message, {
    database: server.database,
    now: () => new Date(now.getTime() + afterMs),
    settings: readSettings({ SIMULATED_REPLIES: behavior }),
  });

const record = async ({ agent, held }: SmsRig) =>
  (await get<SmsRecord[]>(server, agent, { path: `/prod/task/smsLog/${held.id}` })).data[0];

const replies = ({ held }: SmsRig) => server.database.select().from(smsReply).where(eq(smsReply.taskId, held.id));

test('LM-02 a simulated recipient confirms and answers a message once it is due, and once only', async () => {
  const rig = await openSmsRig(server, { now });
  const sent = await sendOne(rig);
  expect(await play(sent, 'reply', 0)).toBe(false);
  expect((await record(rig))?.receipt ?? null).toBeNull();
  expect(await play(sent, 'reply', 4000)).toBe(false);
  expect(await record(rig)).toMatchObject({ receipt: 'delivered' });
  expect(await replies(rig)).toEqual([]);
  expect([await play(sent, 'reply', MINUTE), await play(sent, 'reply', MINUTE)]).toEqual([true, true]);
  expect(await record(rig)).toMatchObject({ receipt: 'read' });
  expect(await replies(rig)).toMatchObject([{ isOptOut: false, phone: sent.phone }]);
});

test('LM-02 a simulated stop ends messages, and an undelivered message has a reason', async () => {
  const [stopped, failed] = [await openSmsRig(server, { now }), await openSmsRig(server, { now })];
  await play(await sendOne(stopped), 'stop', MINUTE);
  expect(await replies(stopped)).toMatchObject([{ isOptOut: true }]);
  const ofInstitution = eq(contactPreferenceRow.institutionId, stopped.institutionId);
  const preferences = await server.database.select().from(contactPreferenceRow).where(ofInstitution);
  expect(preferences).toMatchObject([{ kind: 'noSms', notedByName: 'SMS' }]);
  await play(await sendOne(failed), 'undelivered', MINUTE);
  expect(await record(failed)).toMatchObject({
    receipt: 'undelivered',
    failure: expect.stringMatching(/\w/u) as string,
  });
  expect(await replies(failed)).toEqual([]);
});

test('LM-02 the known proportions have every behavior, the same for a message each time', () => {
  const { simulatedReplies } = readSettings({ SIMULATED_REPLIES: 'on' });
  const plan = (id: number) =>
    planSimulatedReplies({ id, institutionId: 1, phone: '5512345678' }, simulatedReplies, {
      at: now.toISOString(),
      currency: 'MXN',
    });
  const planned = Array.from({ length: 400 }, (_, id) => plan(id));
  const kinds = new Set(planned.map((steps) => steps.map(({ event }) => event.type).join()));
  expect(kinds).toEqual(
    new Set(['delivered', 'delivered,read', 'delivered,read,reply', 'delivered,reply', 'undelivered', '']),
  );
  expect(planned.map((_, id) => plan(id))).toEqual(planned);
  // The events of a plan happen in their order.
  const isOrdered = (steps: (typeof planned)[number]) =>
    steps.every(({ afterMs }, at) => at === 0 || afterMs > (steps[at - 1]?.afterMs ?? 0));
  expect(planned.every(isOrdered)).toBe(true);
});

test('LM-02 nobody is simulated unless the settings want it, never in production or with a real gateway', () => {
  expect(readSettings({}).simulatedReplies).toEqual([]);
  expect(readSettings({ SIMULATED_REPLIES: 'stop, read' }).simulatedReplies).toEqual(['stop', 'read']);
  expect(() => readSettings({ SIMULATED_REPLIES: 'on,read' })).toThrow('SIMULATED_REPLIES');
  expect(() => readSettings({ NODE_ENV: 'production', SIMULATED_REPLIES: 'on' })).toThrow('SIMULATED_REPLIES');
  const http = { SMS_GATEWAY: 'http', SMS_GATEWAY_URL: 'https://gateway.example', SIMULATED_REPLIES: 'on' };
  expect(() => readSettings(http)).toThrow('SIMULATED_REPLIES');
});
