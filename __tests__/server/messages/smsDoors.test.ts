import { eq } from 'drizzle-orm';
import { contact } from '../../../server/database/tables/caseTables';
import { sms } from '../../../server/database/tables/messageTables';
import { institution } from '../../../server/database/tables/organizationTables';
import { getContacts, get, send } from '../../support/cases/cases';
import { EVIDENCE, makeTemplate, openSmsRig, type Sent, type SmsRig, storedSms } from '../../support/messages/smsRig';
import { makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
const MINE = '+52 55 8765 4321';

let server: TestServer;
beforeAll(async () => {
  server = await startApp({ now: () => now });
});
afterAll(() => server.close());

type May = Parameters<typeof openSmsRig>[1]['may'];
const open = (may: May, limits?: Record<string, string>) =>
  openSmsRig(server, { now, limits: { caseDaily: '100', ...limits }, ...(may && { may }) });

/** Paths of the main and the older client. */
const PATHS = ['/prod/sms/manual/send', '/api/sms/send'] as const;
const ask = (path: string, { agent, held }: SmsRig, body: object) =>
  send<Sent>(server, agent, { path, body: { taskId: String(held.id), ...body } });
const template = ({ institutionId }: SmsRig) => makeTemplate(server, { institutionId, content: 'Hola {name}' });
const rows = async (mine: SmsRig) => [
  (await getContacts(server.database, mine.held)).length,
  (await storedSms(server, mine.held)).length,
];

test.each(PATHS)('RO-01 CD-02 %s: an agent sends templates to contacts and nothing else', async (path) => {
  const mine = await open([]);
  const { contactId } = mine;
  const templateId = await template(mine);
  const before = await rows(mine);
  for (const body of [
    { contactId, content: 'Hola' },
    { phone: MINE, templateId, ...EVIDENCE },
    { phone: '+14155550123', templateId: null, contactId: null, content: 'Visite http://phish.example y pague' },
  ]) {
    expect(await ask(path, mine, body)).toMatchObject({ code: '21' });
  }
  expect(await rows(mine)).toEqual(before);
  expect(await ask(path, mine, { contactId, templateId })).toMatchObject({ code: '00' });
});

test.each(PATHS)('RO-01 CD-02 %s: each of the two permissions permits its own call', async (path) => {
  const words = await open(['sms.freeText']);
  expect(await ask(path, words, { contactId: words.contactId, content: 'Hola' })).toMatchObject({ code: '00' });
  expect(await ask(path, words, { phone: MINE, content: 'Hola', ...EVIDENCE })).toMatchObject({ code: '21' });
  const numbers = await open(['sms.freeNumber']);
  const templateId = await template(numbers);
  expect(await ask(path, numbers, { phone: MINE, templateId, ...EVIDENCE })).toMatchObject({ code: '00' });
  expect(await ask(path, numbers, { phone: MINE, content: 'Hola', ...EVIDENCE })).toMatchObject({ code: '21' });
});

test('RO-01 leaders and administrators have both, auditors never; a member only by a grant', async () => {
  const { institutionId, held, contactId } = await open([]);
  const codeOf = async (role: 'member' | 'leader' | 'admin' | 'auditor', body: object) => {
    const who = await signInAs(server.database, await makeUser(server.database, { institutionId, role }), { now });
    if (role === 'member') {
      await server.database.$client.query('update task set agent_id = $1 where id = $2', [who.userId, held.id]);
    }
    return (await send(server, who, { path: PATHS[0], body: { taskId: String(held.id), ...body } })).code;
  };
  expect(await codeOf('admin', { contactId, content: 'Hola' })).toBe('00');
  expect(await codeOf('admin', { phone: MINE, content: 'Hola', ...EVIDENCE })).toBe('00');
  expect(await codeOf('auditor', { contactId, content: 'Hola' })).toBe('21');
  expect(await codeOf('member', { contactId, content: 'Hola' })).toBe('21');
});

test.each(PATHS)(
  'CD-02 LC-04 %s: a number by hand becomes a contact with its evidence, with the message',
  async (path) => {
    const mine = await open(undefined);
    const { agent, held } = mine;
    expect(await ask(path, mine, { phone: MINE, content: 'Hola' })).toMatchObject({
      code: '10',
      message: expect.stringContaining('numberSource'),
    });
    expect(await ask(path, mine, { phone: MINE, content: 'x'.repeat(999), ...EVIDENCE })).toMatchObject({ code: '33' });
    const before = await rows(mine);
    expect(await ask(path, mine, { phone: MINE, content: 'Hola', ...EVIDENCE })).toMatchObject({ code: '00' });
    const [made] = await server.database.select().from(contact).where(eq(contact.addedBy, agent.userId));
    expect(made).toMatchObject({
      borrowerId: held.borrowerId,
      name: EVIDENCE.numberName,
      phone: '5587654321',
      relation: 'R10',
      source: EVIDENCE.numberSource,
      addedBy: agent.userId,
      addedAt: now,
    });
    expect(await storedSms(server, held)).toMatchObject([
      { contactId: made?.id, contactName: made?.name, phone: '5587654321' },
    ]);
    // However it is written next time, and without evidence: it is a contact now.
    for (const phone of ['55 8765 4321', '+525587654321', '(55) 8765-4321']) {
      expect(await ask(path, mine, { phone, content: 'Hola' })).toMatchObject({ code: '00' });
    }
    expect(await rows(mine)).toEqual([(before[0] ?? 0) + 1, 4]);
  },
);

test('CD-02 2.3.4 of ten messages at once to one new number one makes the contact', async () => {
  const mine = await open(undefined);
  const sent = Array.from({ length: 10 }, (_, at) =>
    ask(PATHS[at % 2] ?? PATHS[0], mine, { phone: MINE, content: 'Hola', ...EVIDENCE }),
  );
  expect(new Set((await Promise.all(sent)).map(({ code }) => code))).toEqual(new Set(['00']));
  const made = await server.database.select().from(contact).where(eq(contact.addedBy, mine.agent.userId));
  expect(made).toHaveLength(1);
});

test.each(PATHS)('CD-02 %s: numbers by hand are those of the institution’s countries', async (path) => {
  const mine = await open(undefined);
  for (const phone of ['+14155550123', '+51 987 654 321', '0044 20 7946 0958', '12345', '+52 55 1']) {
    expect(await ask(path, mine, { phone, content: 'Hola', ...EVIDENCE })).toMatchObject({
      code: '39',
      message: 'Messages by hand go to valid numbers of these countries only: Mexico',
    });
  }
  const two = await open(undefined, { countries: 'PE, MX' });
  for (const phone of ['987 654 321', '+51 987 654 322', MINE]) {
    expect(await ask(path, two, { phone, content: 'Hola', ...EVIDENCE })).toMatchObject({ code: '00' });
  }
  expect(await ask(path, two, { phone: '+14155550123', content: 'Hola', ...EVIDENCE })).toMatchObject({ code: '39' });
});

test.each(PATHS)('CD-02 CD-08 %s: an emergency contact does not bypass the countries', async (path) => {
  const mine = await open([]);
  const templateId = await template(mine);
  const taskId = String(mine.held.id);
  const save = (phone: string) =>
    send(server, mine.agent, {
      path: '/prod/task/save/userEmerContact',
      body: { taskId, contacts: [{ name: 'Eva', relation: 'R02', phone }] },
    });
  const kept = async () => (await getContacts(server.database, mine.held)).find(({ name }) => name === 'Eva');
  expect(await save('+14155550123')).toMatchObject({ code: '00' });
  const foreign = { contactId: String((await kept())?.id), templateId };
  expect(await ask(path, mine, foreign)).toMatchObject({ code: '39' });
  expect(await ask(path, mine, { phone: '+1 415 555 0123', templateId })).toMatchObject({ code: '39' });
  expect((await kept())?.addedBy).toBe(mine.agent.userId);
});

test('CD-02 a currency of several countries names none: until they are set, no number by hand is taken', async () => {
  const mine = await open(undefined);
  const of = eq(institution.id, mine.institutionId);
  await server.database.update(institution).set({ currency: 'EUR' }).where(of);
  expect(await ask(PATHS[0], mine, { phone: MINE, content: 'Hola', ...EVIDENCE })).toMatchObject({ code: '39' });
  expect(await ask(PATHS[0], mine, { contactId: mine.contactId, content: 'Hola' })).toMatchObject({ code: '00' });
});

test.each(PATHS)('CD-02 %s: free text contains no links and no phone numbers, for any author', async (path) => {
  const mine = await open(undefined);
  const { contactId } = mine;
  for (const content of [
    'Visite http://phish.example y pague',
    'pague en bit\u200B.ly/x',
    'banco。com',
    'bаnco.соm',
    'WhatsApp +1 415 555 0123',
  ]) {
    expect(await ask(path, mine, { contactId, content })).toMatchObject({ code: '38' });
  }
  expect(await ask(path, mine, { contactId, content: 'bit.ly/x' })).toMatchObject({
    message: 'A message you write yourself cannot contain a link or a phone number. Remove: bit.ly',
  });
  expect(await storedSms(server, mine.held)).toEqual([]);
});

test('CD-02 a retry passes the same checks; a template passes', async () => {
  const mine = await open([]);
  const failed = async (more: Partial<typeof sms.$inferInsert>) => {
    const of = { institutionId: mine.institutionId, taskId: mine.held.id, agentId: mine.agent.userId };
    const row = { ...of, phone: MINE, content: 'Hola', state: 'failed' as const, createdAt: now, ...more };
    const [made] = await server.database.insert(sms).values(row).returning({ id: sms.id });
    return (await send(server, mine.agent, { path: '/prod/sms/retry', body: { smsId: String(made?.id) } })).code;
  };
  const contactId = Number(mine.contactId);
  expect(await failed({ contactId })).toBe('21');
  expect(await failed({ templateName: 'T' })).toBe('21');
  expect(await failed({ contactId, templateName: 'T' })).toBe('00');
});

const told = async ({ agent }: SmsRig) =>
  (
    await get<{ userInfo: { permissions: string[] } }>(server, agent, { path: '/prod/login/currentUser' })
  ).data.userInfo.permissions.filter((each) => each.startsWith('sms.'));

test('RO-01 the permissions are sent to the screen', async () => {
  const [without, given] = [await open([]), await open(undefined)];
  expect(await told(without)).toEqual(['sms.send']);
  expect(await told(given)).toEqual(['sms.send', 'sms.freeText', 'sms.freeNumber']);
});
