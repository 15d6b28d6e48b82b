import { phoneCall } from '../../../server/database/tables/callTables';
import { send } from '../../support/cases/cases';
import { makeUser } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { openSmsRig, makeTemplate, type Sent, settledSms, type SmsRig, storedSms } from '../../support/messages/smsRig';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;

beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());

const rig = () => openSmsRig(server, { now });

const called = async (mine: SmsRig, more: Partial<typeof phoneCall.$inferInsert> = {}): Promise<string> => {
  const [row] = await server.database
    .insert(phoneCall)
    .values({
      institutionId: mine.institutionId,
      taskId: mine.held.id,
      agentId: mine.agent.userId,
      contactId: Number(mine.contactId),
      contactName: 'Ana',
      phone: '5512345678',
      state: 'ended',
      callStatus: 'NOA',
      startedAt: now,
      ...more,
    })
    .returning();
  return String(row?.id);
};
const missed = (mine: SmsRig, phoneCallId: string) =>
  send<Sent>(server, mine.agent, {
    path: '/prod/task/autoDialSms',
    body: { taskId: String(mine.held.id), phoneCallId },
  });

test('AP-01 after a call without an answer the called person is notified, once the call has ended', async () => {
  const mine = await rig();
  expect((await missed(mine, await called(mine))).code).toBe('20');
  await makeTemplate(server, { institutionId: mine.institutionId, content: 'Not this' });
  await makeTemplate(server, { institutionId: mine.institutionId, content: 'We called', purpose: 'missedCall' });
  expect((await missed(mine, await called(mine))).code).toBe('00');
  expect((await missed(mine, await called(mine, { callStatus: 'CNCT' }))).code).toBe('25');
  expect((await missed(mine, await called(mine, { state: 'ringing', callStatus: null }))).code).toBe('25');
  expect(await settledSms(server, mine.held)).toMatchObject([
    { content: 'We called', phone: '5512345678', contactName: 'Ana', contactRelation: 'R01', state: 'sent' },
  ]);
});

test('RO-01 after a call of somebody else, or on another case, nothing is sent', async () => {
  const mine = await rig();
  const other = await rig();
  await makeTemplate(server, { institutionId: mine.institutionId, content: 'We called', purpose: 'missedCall' });
  const { institutionId } = mine;
  const mate = await makeUser(server.database, { institutionId });
  expect((await missed(mine, await called(mine, { agentId: mate }))).code).toBe('20');
  expect((await missed(mine, await called(other))).code).toBe('20');
  expect((await missed(mine, 'x')).code).toBe('20');
  expect(await storedSms(server, mine.held)).toEqual([]);
});
