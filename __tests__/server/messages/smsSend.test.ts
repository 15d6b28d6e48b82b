import { eq } from 'drizzle-orm';
import { SMS_ACCOUNT_DAILY, SMS_CASE_DAILY } from '../../../server/modules/messages/readSmsLimits';
import { SMS_CONTENT_MAX } from '@/contract/ourLimits';
import { draft } from '../../../server/database/tables/workTables';
import { smsOutbox } from '../../../server/database/tables/messageTables';
import { get, send, setCase } from '../../support/cases/cases';
import { makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import {
  anotherCase,
  EVIDENCE,
  getLog,
  openSmsRig,
  makeTemplate,
  sendAs,
  type Sent,
  settledSms,
  storedSms,
} from '../../support/messages/smsRig';

const start = new Date('2026-03-11T00:30:00Z');
let now = start;
let server: TestServer;

beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());
beforeEach(() => {
  now = start;
});

const rig = (limits?: Record<string, string>) => openSmsRig(server, { now, ...(limits && { limits }) });
const getResidue = async (who: Awaited<ReturnType<typeof rig>>) =>
  (await get(server, who.agent, { path: '/prod/sms/residue/', input: { taskId: String(who.held.id) } })).data;
const hello = ({ held, contactId }: Awaited<ReturnType<typeof rig>>) => ({
  taskId: String(held.id),
  contactId,
  content: 'Hola',
});

test('CD-02 a message to a contact goes to the gateway, its record and MSS say so, and the latest call stays as it was', async () => {
  const mine = await rig();
  const { code, data } = await sendAs(server, mine.agent, hello(mine));
  expect([code, data.state, data.residue]).toEqual(['00', 'queued', SMS_CASE_DAILY - 1]);
  const [row] = await settledSms(server, mine.held);
  expect(row).toMatchObject({ state: 'sent', content: 'Hola', contactId: Number(mine.contactId), failure: null });
  const [out] = await server.database
    .select()
    .from(smsOutbox)
    .where(eq(smsOutbox.smsId, Number(row?.id)));
  expect(out).toMatchObject({ phone: `+52${row?.phone}`, content: 'Hola', institutionId: mine.institutionId });
  expect(row?.gatewayId).toBe(String(out?.id));
  expect(await getLog(server, mine.held)).toMatchObject([
    { callResult: 'MSS', callStatus: null, contactName: row?.contactName, contactPhone: row?.phone, remarks: 'Hola' },
  ]);
  const records = await get<Record<string, unknown>[]>(server, mine.agent, {
    path: `/prod/task/smsLog/${mine.held.id}`,
  });
  expect(records.data[0]).toMatchObject({ state: 'sent', result: 'MSS', canRetry: false });
  expect(records.data[0]?.['phone']).toMatch(/^\*+\d{4}$/);
  const info = await get<{ lastCallResult: unknown }>(server, mine.agent, { path: `/api/task/info/${mine.held.id}` });
  expect(info.data.lastCallResult).toBeNull();
});

test('AP-01 CD-02 /api/sms/send sends a template filled in on the server to a number by hand', async () => {
  const mine = await rig();
  const content = 'Dear {name}, pay {amount} of {loan}, {days} days late. {agent}';
  const templateId = await makeTemplate(server, { institutionId: mine.institutionId, content });
  const filled = `Dear ${mine.held.borrowerName}, pay MX$1,250.50 of ${mine.held.loanNo}, 9 days late. `;
  const input = { taskId: String(mine.held.id) };
  const listed = await get<{ preview: string | null }[]>(server, mine.agent, { path: '/api/sms/templates', input });
  expect(listed.data).toMatchObject([{ id: templateId, content, preview: expect.stringContaining(filled) }]);
  const bare = await get<{ preview: string | null }[]>(server, mine.agent, { path: '/api/sms/templates' });
  expect(bare.data[0]?.preview).toBeNull();
  const body = { ...input, templateId, phone: '+52 (55) 1234-5678', ...EVIDENCE };
  expect((await send<Sent>(server, mine.agent, { path: '/api/sms/send', body })).code).toBe('00');
  expect(await settledSms(server, mine.held)).toMatchObject([
    {
      state: 'sent',
      phone: '5512345678',
      contactName: EVIDENCE.numberName,
      content: listed.data[0]?.preview,
      templateName: 'T',
    },
  ]);
});

test('CD-02 what a borrower is called is never taken for a place of the template', async () => {
  const mine = await rig();
  await setCase(server.database, mine.held.id, { borrowerName: 'Ana {amount} $& Cruz' });
  const templateId = await makeTemplate(server, { institutionId: mine.institutionId, content: 'Dear {name}' });
  await sendAs(server, mine.agent, { ...hello(mine), templateId });
  expect((await storedSms(server, mine.held))[0]?.content).toBe('Dear Ana {amount} $& Cruz');
});

test('CD-02 a template with a place that nobody knows, and one of another institution, are not sent', async () => {
  const mine = await rig();
  const unknown = await makeTemplate(server, { institutionId: mine.institutionId, content: 'Dear {nobody}' });
  const other = await rig();
  const foreign = await makeTemplate(server, { institutionId: other.institutionId, content: 'Dear {name}' });
  const code = async (templateId: string) => (await sendAs(server, mine.agent, { ...hello(mine), templateId })).code;
  expect([await code(unknown), await code(foreign), await code('999999')]).toEqual(['10', '20', '20']);
  expect(await storedSms(server, mine.held)).toEqual([]);
});

test('CD-02 a case has had enough at its limit, an account at its own, and neither counts another day', async () => {
  const mine = await rig({ caseDaily: '2', accountDaily: '3' });
  const second = await anotherCase(server, mine, now);
  const code = async (body: Record<string, unknown>) => (await sendAs(server, mine.agent, body)).code;
  expect([await code(hello(mine)), await code(hello(mine)), await code(hello(mine))]).toEqual(['00', '00', '32']);
  const hand = { taskId: String(second.id), phone: '5512345678', content: 'Hola' };
  expect([await code(hand), await code(hand)]).toEqual(['00', '31']);
  expect(await getResidue(mine)).toMatchObject({ residue: 0, accountResidue: 0, caseResidue: 0 });
  // In Mexico the day ends at six by UTC.
  now = new Date('2026-03-11T05:59:59Z');
  const late = { ...mine, agent: await signInAs(server.database, mine.agent.userId, { now }) };
  expect(await getResidue(late)).toMatchObject({ accountResidue: 0 });
  now = new Date('2026-03-11T06:00:00Z');
  const data = await getResidue(late);
  expect(data).toMatchObject({ residue: 2, accountResidue: 3, caseResidue: 2 });
});

test('CD-02 without settings the limits are those of the contract; nonsense in a setting is as good as none', async () => {
  const ours = { accountResidue: SMS_ACCOUNT_DAILY, caseResidue: SMS_CASE_DAILY, contentMax: SMS_CONTENT_MAX };
  expect(await getResidue(await rig())).toMatchObject(ours);
  expect(await getResidue(await rig({ caseDaily: '-1', accountDaily: 'many', contentMax: '' }))).toMatchObject(ours);
  expect(await getResidue(await rig({ contentMax: '99999' }))).toMatchObject({ contentMax: 1000 });
});

test('CD-02 of twenty messages at once as many pass as the limits allow: one case', async () => {
  const mine = await rig({ caseDaily: '4', accountDaily: '100' });
  const replies = await Promise.all(Array.from({ length: 20 }, () => sendAs(server, mine.agent, hello(mine))));
  const codes = replies.map(({ code }) => code).toSorted();
  expect(codes).toEqual([...Array.from({ length: 4 }, () => '00'), ...Array.from({ length: 16 }, () => '32')]);
  expect(await storedSms(server, mine.held)).toHaveLength(4);
});

test('CD-02 of messages at once on many cases as many pass as the account may send', async () => {
  const mine = await rig({ accountDaily: '3' });
  const cases = [];
  for (let place = 0; place < 10; place += 1) cases.push(await anotherCase(server, mine, now));
  const ask = ({ id }: { id: number }) =>
    sendAs(server, mine.agent, { taskId: String(id), phone: '5512345678', content: 'x' });
  const codes = (await Promise.all(cases.map(ask))).map(({ code }) => code);
  expect(codes.filter((code) => code === '00')).toHaveLength(3);
  expect(codes.filter((code) => code === '31')).toHaveLength(7);
});

test('CD-02 a text is at most as long as the institution allows, own or filled in', async () => {
  const mine = await rig({ contentMax: '12' });
  const templateId = await makeTemplate(server, { institutionId: mine.institutionId, content: 'To {name}' });
  const long = await sendAs(server, mine.agent, { ...hello(mine), content: 'x'.repeat(13) });
  expect([long.code, long.message]).toEqual(['33', 'A message has at most 12 characters']);
  expect((await sendAs(server, mine.agent, { ...hello(mine), content: undefined, templateId })).code).toBe('33');
  expect((await sendAs(server, mine.agent, { ...hello(mine), content: 'x'.repeat(12) })).code).toBe('00');
});

test('CD-02 RO-01 who has no SMS permission sends nothing by /api/sms/send either, an administrator goes by the role', async () => {
  const mine = await rig();
  const { institutionId, held } = mine;
  const mute = await signInAs(server.database, await makeUser(server.database, { institutionId, sendSms: false }), {
    now,
  });
  const admin = await makeUser(server.database, { institutionId, role: 'admin', sendSms: false });
  await setCase(server.database, held.id, { agentId: mute.userId });
  const input = { taskId: String(held.id) };
  expect((await sendAs(server, mute, hello(mine))).code).toBe('21');
  expect((await send(server, mute, { path: '/api/sms/send', body: hello(mine) })).code).toBe('21');
  expect((await get(server, mute, { path: '/prod/sms/residue/', input })).code).toBe('21');
  expect((await get(server, mute, { path: '/api/sms/templates', input })).code).toBe('21');
  expect((await send(server, mute, { path: '/prod/sms/retry', body: { smsId: '1' } })).code).toBe('21');
  expect((await get(server, mute, { path: `/prod/task/smsLog/${held.id}` })).code).toBe('00');
  expect((await sendAs(server, await signInAs(server.database, admin, { now }), hello(mine))).code).toBe('00');
});

test('CD-11 a case that has ended gets no messages', async () => {
  const mine = await rig();
  await setCase(server.database, mine.held.id, { status: 'C31', nextActionAt: null });
  expect((await sendAs(server, mine.agent, hello(mine))).code).toBe('25');
});

test('RO-01 the contact of another borrower does not exist on this case', async () => {
  const mine = await rig();
  const other = await rig();
  expect((await sendAs(server, mine.agent, { ...hello(mine), contactId: other.contactId })).code).toBe('20');
  expect((await sendAs(server, mine.agent, hello(other))).code).toBe('20');
});

test('CD-02 §5 neither text nor number, and a number that is none, are refused', async () => {
  const mine = await rig();
  const taskId = String(mine.held.id);
  const code = async (body: Record<string, unknown>) => (await sendAs(server, mine.agent, { taskId, ...body })).code;
  expect(await code({ phone: '5512345678' })).toBe('10');
  expect(await code({ content: 'x' })).toBe('10');
  expect(await code({ phone: '5512345678', content: '  ' })).toBe('10');
  expect(await code({ phone: 'call me', content: 'x' })).toBe('10');
  expect(await code({ phone: '5512345678', content: 'nul \u0000' })).toBe('10');
});

test('CD-13 one idempotency key sends one message for any number of requests, and its draft is deleted', async () => {
  const mine = await rig();
  const key = 'intent-of-a-message';
  await send(server, mine.agent, {
    path: `/prod/task/draft/${mine.held.id}`,
    method: 'PUT',
    body: { kind: 'sms', content: '{}', version: 0, intent: key },
  });
  const [kept] = await server.database.select().from(draft).where(eq(draft.taskId, mine.held.id));
  expect(kept?.content).toBe('{}');
  const first = await sendAs(server, mine.agent, { ...hello(mine), key });
  const again = await sendAs(server, mine.agent, { ...hello(mine), key });
  expect([first.code, again.data]).toEqual(['00', first.data]);
  expect((await sendAs(server, mine.agent, { ...hello(mine), content: 'other', key })).code).toBe('23');
  expect(await settledSms(server, mine.held)).toHaveLength(1);
  const [gone] = await server.database.select().from(draft).where(eq(draft.taskId, mine.held.id));
  expect(gone?.content).toBe('');
});
