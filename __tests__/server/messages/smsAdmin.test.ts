import type { CallAnswer } from '@/contract/call';
import type { smsLimitCalls } from '@/contract/calls/management/smsLimitCalls';
import type { SmsRecord, SmsResidue } from '@/contract/entities/messages/sms';
import type { ManagedTemplate, SmsLimitInfo } from '@/contract/entities/messages/smsAdmin';
import { SMS_ACCOUNT_DAILY, SMS_CASE_DAILY } from '../../../server/modules/messages/readSmsLimits';
import { SMS_CONTENT_MAX } from '@/contract/ourLimits';
import { get, send } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';
import { setLaw } from '../../support/law/lawRig';
import { anotherCase, openSmsRig, sendAs, storedSms, type SmsRig } from '../../support/messages/smsRig';

const now = new Date('2026-03-11T18:30:00Z');
let server: TestServer;
let rig: SmsRig;
let admin: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());
beforeEach(async () => {
  rig = await openSmsRig(server, { now });
  const { institutionId } = rig;
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), { now });
});

const BASE = '/prod/institutionalManagement';
const limits = async (who = admin) => (await get<SmsLimitInfo>(server, who, { path: `${BASE}/smsLimit` })).data;
const save = (body: object, who = admin) => send(server, who, { path: `${BASE}/smsLimit/update`, body });
const message = () => ({ taskId: String(rig.held.id), contactId: rig.contactId, content: 'Hola' });

const toPeru = () => sendAs(server, rig.agent, { taskId: String(rig.held.id), phone: '+51987654321', content: 'Hola' });

const good = { name: 'Reminder', language: 'es', content: 'Hola {name}: {amount}', purpose: 'any', enabled: true };
const add = (body: object, who = admin) =>
  send<{ templateId: string }>(server, who, { path: `${BASE}/smsTemplate/add`, body: { ...good, ...body } });
const change = (templateId: string, body: object, who = admin) =>
  send(server, who, { path: `${BASE}/smsTemplate/update`, body: { templateId, ...good, ...body } });
const templates = async (who = admin) =>
  (await get<ManagedTemplate[]>(server, who, { path: `${BASE}/smsTemplate/list` })).data;
const offered = async () =>
  (
    await get<{ id: string; preview: string | null }[]>(server, rig.agent, {
      path: '/api/sms/templates',
      input: { taskId: String(rig.held.id) },
    })
  ).data;

test('SY-01 CD-02 the limits that are set are those that messages are held to, at once', async () => {
  const usual = { accountDaily: SMS_ACCOUNT_DAILY, caseDaily: SMS_CASE_DAILY, contentMax: SMS_CONTENT_MAX };
  expect(await limits()).toMatchObject({ limits: usual, lastChange: null });
  expect((await sendAs(server, rig.agent, message())).data.residue).toBe(SMS_CASE_DAILY - 1);
  expect((await save({ accountDaily: 2, caseDaily: 1, contentMax: 3 })).code).toBe('00');
  expect((await sendAs(server, rig.agent, message())).code).toBe('33');
  await save({ accountDaily: 2, caseDaily: 1, contentMax: 100 });
  expect((await sendAs(server, rig.agent, message())).code).toBe('32');
  const another = await anotherCase(server, rig, now);
  const byHand = { taskId: String(another.id), phone: '5512345678', content: 'Hola' };
  expect((await sendAs(server, rig.agent, byHand)).code).toBe('00');
  expect((await sendAs(server, rig.agent, byHand)).code).toBe('31');
});

test('SY-01 the use of today is shown next to the limits: by account, and exhausted ones', async () => {
  await save({ accountDaily: 2, caseDaily: 1, contentMax: 100 });
  await sendAs(server, rig.agent, message());
  const another = await anotherCase(server, rig, now);
  await sendAs(server, rig.agent, { taskId: String(another.id), phone: '5512345678', content: 'Hola' });
  const { today, lastChange } = await limits();
  expect(today.sent + today.waiting + today.failed).toBe(2);
  expect(today).toMatchObject({ accountsAtLimit: 1, casesAtLimit: 2 });
  expect(today.accounts).toMatchObject([{ id: String(rig.agent.userId), used: 2 }]);
  expect(lastChange).toMatchObject({ time: now.toISOString() });
});

test('SY-01 limits are whole numbers from 1 on; an auditor reads them, an agent does not see them', async () => {
  const fine = { accountDaily: 1, caseDaily: 1, contentMax: 1000 };
  expect((await save(fine)).code).toBe('00');
  for (const wrong of [{ accountDaily: 0 }, { caseDaily: 1.5 }, { contentMax: 1001 }, { caseDaily: 10_001 }]) {
    expect((await save({ ...fine, ...wrong })).code).toBe('10');
  }
  const { institutionId } = rig;
  const auditor = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'auditor' }), {
    now,
  });
  expect((await limits(auditor)).limits).toMatchObject(fine);
  expect((await save(fine, auditor)).code).toBe('21');
  expect((await get(server, rig.agent, { path: `${BASE}/smsLimit` })).code).toBe('21');
});

test('SY-01 CD-02 an administrator says to numbers of which countries agents write by hand; none means the currency’s own', async () => {
  const fine = { accountDaily: 200, caseDaily: 10, contentMax: 1000 };
  const before = await limits();
  expect(before.limits.countries).toEqual(['MX']);
  expect(before.countriesOffered).toEqual(expect.arrayContaining(['MX', 'PE', 'US']));
  expect((await toPeru()).code).toBe('39');
  for (const wrong of [['ZZ'], ['mx'], ['MX', 'Peru'], 'MX']) {
    expect((await save({ ...fine, countries: wrong })).code).toBe('10');
  }
  expect((await save({ ...fine, countries: ['MX', 'PE'] })).code).toBe('00');
  expect((await limits()).limits.countries).toEqual(['MX', 'PE']);
  expect((await toPeru()).code).toBe('00');
  // A client that does not know of countries leaves them as they are.
  expect((await save(fine)).code).toBe('00');
  expect((await limits()).limits.countries).toEqual(['MX', 'PE']);
  expect((await save({ ...fine, countries: [] })).code).toBe('00');
  expect((await limits()).limits.countries).toEqual(['MX']);
});

test('SY-01 a template is offered to agents as soon as it is added, and no longer once it is disabled', async () => {
  const { templateId } = (await add({})).data;
  const [shown] = await offered();
  expect([shown?.id, shown?.preview]).toEqual([templateId, expect.stringMatching(/^Hola .+: \$/) as string]);
  expect(await templates()).toMatchObject([
    { id: templateId, enabled: true, preview: 'Hola María González Hernández: $1,250.50', used30Days: 0 },
  ]);
  const withIt = { taskId: String(rig.held.id), contactId: rig.contactId, templateId };
  expect((await sendAs(server, rig.agent, withIt)).code).toBe('00');
  expect((await change(templateId, { enabled: false })).code).toBe('00');
  expect(await offered()).toEqual([]);
  expect((await sendAs(server, rig.agent, withIt)).code).toBe('20');
  expect(await templates()).toMatchObject([{ enabled: false, used30Days: 1 }]);
  // Its messages stay its own under another name, and those of another one of its old name are not counted.
  await add({});
  await change(templateId, { name: 'Saludo', content: 'Buenas tardes {name}' });
  const used = Object.fromEntries((await templates()).map(({ name, used30Days }) => [name, used30Days]));
  expect(used).toEqual({ [good.name]: 0, Saludo: 1 });
  expect((await offered())[0]?.preview).toMatch(/^Buenas tardes/);
});

test('SY-01 a template with an unknown place, or longer than a message may be, is refused and named', async () => {
  const unknown = await add({ content: 'Hola {nombre} {name} {x}' });
  expect([unknown.code, unknown.message]).toEqual([
    '82',
    'The template has places that cannot be filled in: {nombre} {x}',
  ]);
  const { templateId } = (await add({})).data;
  expect((await change(templateId, { content: '{foo}' })).code).toBe('82');
  expect((await add({ content: 'x'.repeat(SMS_CONTENT_MAX + 1) })).code).toBe('33');
  expect((await add({ content: ' ' })).code).toBe('10');
  expect(await templates()).toHaveLength(1);
});

const preview = (content: string, language = 'cn') =>
  send<CallAnswer<typeof smsLimitCalls.smsTemplatePreview>>(server, admin, {
    path: `${BASE}/smsTemplate/preview`,
    body: { language, content },
  });

test('SY-01 a preview shows sample values, its length, and the places that nobody can fill in', async () => {
  expect((await preview('{name}：{days}天')).data).toMatchObject({ text: '王小明：12天', length: 7, unknown: [] });
  expect((await preview('{what} {what} {name', 'en')).data).toMatchObject({
    text: '{what} {what} {name',
    length: 19,
    unknown: ['what'],
  });
});

test('LC-09 a template is measured by the rules that apply here, while it is written and in the list', async () => {
  const tells = { is: 'borrowerOnly', content: 'debt', words: ['{amount}'], pack: 'HOUSE@3' };
  const noDesk = { is: 'missing', content: 'complaintDesk', words: [], pack: 'MX@2014-10-08', article: 'Cuarta, I' };
  await setLaw(server, rig.institutionId, { packs: ['MX'], mode: 'off' });
  const content = 'Hola {name}, {institution}: {amount}';
  expect((await preview(content)).data.findings).toMatchObject([tells, noDesk]);
  await add({ content });
  expect((await templates())[0]?.findings).toMatchObject([tells, noDesk]);
  await setLaw(server, rig.institutionId, { packs: [], mode: 'off' });
  expect((await templates())[0]?.findings).toMatchObject([tells]);
});

test('RO-01 a template of another institution does not exist', async () => {
  const { templateId } = (await add({})).data;
  const elsewhere = await makeInstitution(server.database);
  const foreign = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId: elsewhere, role: 'admin' }),
    { now },
  );
  const absent = await change('987654321', {}, foreign);
  expect(absent.code).toBe('20');
  expect((await change(templateId, {}, foreign)).message).toBe(absent.message);
  expect(await templates(foreign)).toEqual([]);
  expect((await templates())[0]?.content).toBe(good.content);
});

test('SY-01 CD-02 the cost of a channel is shown before sending and stored with the message, by its parts', async () => {
  const usual = { accountDaily: 200, caseDaily: 10, contentMax: 320 };
  const residue = async () =>
    (await get<SmsResidue>(server, rig.agent, { path: `/prod/sms/residue/?taskId=${rig.held.id}` })).data;
  expect((await residue()).costs).toEqual([]);
  await sendAs(server, rig.agent, message());
  const costs = [{ channel: 'sms', cost: 0.45 }];
  expect((await save({ ...usual, costs })).code).toBe('00');
  expect((await limits()).limits.costs).toEqual(costs);
  expect((await residue()).costs).toEqual(costs);
  await sendAs(server, rig.agent, { ...message(), content: 'a'.repeat(161) });
  expect((await storedSms(server, rig.held)).map(({ cost }) => cost)).toEqual([null, 90]);
  const log = await get<SmsRecord[]>(server, rig.agent, { path: `/prod/task/smsLog/${rig.held.id}` });
  expect(log.data.map(({ cost }) => cost)).toEqual([0.9, null]);
  expect((await save(usual)).code).toBe('00');
  expect((await limits()).limits.costs).toEqual(costs);
  const changes = await get<{ result: { after: string }[] }>(server, admin, { path: '/prod/manage/config/changes' });
  expect(JSON.stringify(changes.data)).toContain('costs: sms 0.45');
  for (const wrong of [
    { channel: 'sms', cost: 0.001 },
    { channel: 'sms', cost: 0 },
    { channel: 'fax', cost: 1 },
  ]) {
    expect((await save({ ...usual, costs: [wrong] })).code).toBe('10');
  }
  await save({ ...usual, costs: [] });
  expect((await residue()).costs).toEqual([]);
});
