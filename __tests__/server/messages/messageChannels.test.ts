import { eq } from 'drizzle-orm';
import type { SmsResidue, SmsRecord } from '@/contract/entities/messages/sms';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { contactDecision } from '../../../server/database/tables/lawTables';
import { sms, smsOutbox, smsReply, smsTemplate } from '../../../server/database/tables/messageTables';
import { appUser } from '../../../server/database/tables/organizationTables';
import { get, send } from '../../support/cases/cases';
import { answerEvents, makeReply, openGatewayRig, type GatewayRig } from '../../support/messages/gatewayRig';
import { makeTemplate, sendAs, settledSms, type SmsRig } from '../../support/messages/smsRig';
import { startApp, type TestServer } from '../../support/server/server';

const DAY = 24 * 3_600_000;
const now = new Date('2026-03-11T18:30:00Z');

let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => now, environment: { MESSAGE_CHANNELS: 'sms,waba,blu,ivr' } });
});
afterAll(() => server.close());

const setFlags = ({ agent }: SmsRig, flags: Partial<typeof appUser.$inferInsert>) =>
  server.database.update(appUser).set(flags).where(eq(appUser.id, agent.userId));

/** Rig whose agent has the flags. */
async function openRig(flags: Partial<typeof appUser.$inferInsert>): Promise<GatewayRig> {
  const rig = await openGatewayRig(server, now);
  await setFlags(rig, flags);
  return rig;
}

const sendBy = (rig: SmsRig, channel: string, text: Record<string, unknown> = { content: 'Hola' }) =>
  sendAs(server, rig.agent, { taskId: String(rig.held.id), contactId: rig.contactId, channel, ...text });

const residue = async ({ agent, held }: SmsRig) =>
  (await get<SmsResidue>(server, agent, { path: `/prod/sms/residue/?taskId=${held.id}` })).data;

const ALL_FLAGS = { sendBlu: true, sendIvr: true, sendLunar: true, sendSms: true, sendWaba: true };

test('LM-02 RO-01 each channel needs its send flag; without any flag no message can be sent', async () => {
  const rig = await openRig({ sendSms: false, sendBlu: true });
  expect((await sendBy(rig, 'sms')).code).toBe('180');
  expect((await sendBy(rig, 'blu')).code).toBe('00');
  expect((await residue(rig)).channels).toEqual([
    { channel: 'sms', isAllowed: false },
    { channel: 'waba', isAllowed: false },
    { channel: 'blu', isAllowed: true },
    { channel: 'ivr', isAllowed: false },
  ]);
  expect((await sendBy(rig, 'carrier pigeon')).code).toBe('10');
  await setFlags(rig, { sendBlu: false });
  expect((await sendBy(rig, 'blu')).code).toBe('21');
});

test('LM-02 a channel without a gateway is refused, and a message without a channel is an SMS', async () => {
  const rig = await openRig(ALL_FLAGS);
  expect((await sendBy(rig, 'lunar')).code).toBe('181');
  const sent = await sendAs(server, rig.agent, {
    taskId: String(rig.held.id),
    contactId: rig.contactId,
    content: 'Hola',
  });
  expect(sent.code).toBe('00');
  expect(await settledSms(server, rig.held)).toMatchObject([{ channel: 'sms', state: 'sent' }]);
});

test('LM-02 a message is stored, handed over and shown with its channel', async () => {
  const rig = await openRig(ALL_FLAGS);
  const { smsId: messageId } = (await sendBy(rig, 'blu')).data;
  await settledSms(server, rig.held);
  const [handed] = await server.database
    .select()
    .from(smsOutbox)
    .where(eq(smsOutbox.smsId, Number(messageId)));
  expect(handed).toMatchObject({ channel: 'blu' });
  const log = await get<SmsRecord[]>(server, rig.agent, { path: `/prod/task/smsLog/${rig.held.id}` });
  expect(log.data).toMatchObject([{ channel: 'blu' }]);
  expect(await answerEvents(rig, [makeReply(rig, 'Ok', { messageId }), makeReply(rig, 'Ok')])).toEqual([
    'accepted',
    'accepted',
  ]);
  const stored = await server.database.select().from(smsReply).where(eq(smsReply.taskId, rig.held.id));
  expect(stored.map(({ channel }) => channel).toSorted()).toEqual(['blu', 'sms']);
  const path = `/prod/task/timeline/${rig.held.id}`;
  const { result } = (await get<{ result: TimelineEntry[] }>(server, rig.agent, { path })).data;
  expect(result.filter(({ kind }) => kind === 'sms')).toMatchObject([{ code: 'sent', detail: 'blu' }]);
  expect(new Set(result.filter(({ kind }) => kind === 'reply').map(({ code }) => code))).toEqual(
    new Set(['blu', 'sms']),
  );
});

test('LM-02 WhatsApp takes own words only within 24 hours after a reply there, and approved templates always', async () => {
  const rig = await openRig(ALL_FLAGS);
  const own = { institutionId: rig.institutionId, content: 'Hola {name}' };
  const [plain, approved] = [
    await makeTemplate(server, own),
    await makeTemplate(server, { ...own, wabaApproved: true }),
  ];
  expect((await sendBy(rig, 'waba')).code).toBe('182');
  expect((await sendBy(rig, 'waba', { templateId: plain })).code).toBe('182');
  expect((await sendBy(rig, 'waba', { templateId: approved })).code).toBe('00');
  // A reply by SMS opens no window of WhatsApp.
  await answerEvents(rig, [makeReply(rig, 'Ok')]);
  expect((await sendBy(rig, 'waba')).code).toBe('182');
  const answerAgo = (ms: number) =>
    answerEvents(rig, [makeReply(rig, 'Ok', { channel: 'waba', at: new Date(now.getTime() - ms).toISOString() })]);
  await answerAgo(DAY);
  expect((await sendBy(rig, 'waba')).code).toBe('182');
  await answerAgo(DAY - 1);
  const time = new Date(now.getTime() - DAY + 1).toISOString();
  expect((await residue(rig)).replies).toEqual([{ contactId: rig.contactId, channel: 'waba', time }]);
  expect((await sendBy(rig, 'waba')).code).toBe('00');
});

test('LM-02 a failed message is retried in its channel, under the current flags, window and marks', async () => {
  const rig = await openRig(ALL_FLAGS);
  const templateId = await makeTemplate(server, {
    institutionId: rig.institutionId,
    content: 'Hola',
    wabaApproved: true,
  });
  const { smsId } = (await sendBy(rig, 'waba', { templateId })).data;
  await settledSms(server, rig.held);
  await server.database
    .update(sms)
    .set({ state: 'failed', failure: 'refused' })
    .where(eq(sms.id, Number(smsId)));
  const retry = () => send(server, rig.agent, { path: '/prod/sms/retry', body: { smsId } });
  await setFlags(rig, { sendWaba: false });
  expect((await retry()).code).toBe('180');
  await setFlags(rig, { sendWaba: true });
  const mark = (wabaApproved: boolean) =>
    server.database
      .update(smsTemplate)
      .set({ wabaApproved })
      .where(eq(smsTemplate.id, Number(templateId)));
  await mark(false);
  expect((await retry()).code).toBe('182');
  await mark(true);
  expect((await retry()).code).toBe('00');
  expect((await settledSms(server, rig.held)).at(-1)).toMatchObject({ channel: 'waba', state: 'sent' });
});

test('LM-02 LC-01 the rules decide a recorded call as a call and other channels as a message', async () => {
  const rig = await openRig(ALL_FLAGS);
  for (const channel of ['blu', 'ivr']) expect((await sendBy(rig, channel)).code).toBe('00');
  await settledSms(server, rig.held);
  const decisions = await server.database
    .select()
    .from(contactDecision)
    .where(eq(contactDecision.institutionId, rig.institutionId));
  expect(decisions.map(({ channel }) => channel).toSorted()).toEqual(['call', 'sms']);
});

test('LM-02 RO-01 a failed message is offered for another attempt only to users with the flag of its channel', async () => {
  const rig = await openRig(ALL_FLAGS);
  await sendBy(rig, 'blu');
  const id = (await settledSms(server, rig.held))[0]?.id ?? 0;
  await server.database.update(sms).set({ state: 'failed', failure: 'refused' }).where(eq(sms.id, id));
  const isOffered = async () =>
    (await get<SmsRecord[]>(server, rig.agent, { path: `/prod/task/smsLog/${rig.held.id}` })).data[0]?.canRetry;
  expect(await isOffered()).toBe(true);
  await setFlags(rig, { sendBlu: false });
  expect(await isOffered()).toBe(false);
  expect((await send(server, rig.agent, { path: '/prod/sms/retry', body: { smsId: String(id) } })).code).toBe('180');
});

test('CD-02 each channel has the template that its user sent last, without the one after unanswered calls', async () => {
  const rig = await openRig(ALL_FLAGS);
  const { institutionId } = rig;
  const [first, second] = [
    await makeTemplate(server, { institutionId, content: 'One' }),
    await makeTemplate(server, { institutionId, content: 'Two' }),
  ];
  const missed = await makeTemplate(server, { institutionId, content: 'Three', purpose: 'missedCall' });
  expect((await residue(rig)).lastTemplates).toEqual([]);
  await sendBy(rig, 'sms', { templateId: first });
  await sendBy(rig, 'blu', { templateId: second });
  await sendBy(rig, 'blu', { templateId: missed });
  expect((await residue(rig)).lastTemplates).toEqual([
    { channel: 'blu', templateId: second },
    { channel: 'sms', templateId: first },
  ]);
  const old = new Date(now.getTime() - 31 * DAY);
  await server.database.update(sms).set({ createdAt: old }).where(eq(sms.taskId, rig.held.id));
  expect((await residue(rig)).lastTemplates).toEqual([]);
});
