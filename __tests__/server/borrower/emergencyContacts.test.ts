import type { StoredTask } from '../../support/cases/cases';
import { getContacts, makeCase, send } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { makeInstitution, makeUser, signInAs } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { startApp } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

let server: TestServer;
let institutionId: number;
let agent: SignedIn;
let caseRow: StoredTask;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
});
afterAll(() => server.close());

beforeEach(async () => {
  caseRow = await makeCase(server.database, {
    institutionId,
    agentId: agent.userId,
    now,
    cells: {
      mobile_phone: '5500001111',
      contact1_name: 'María',
      contact1_phone: '5511112222',
      contact1_relation: 'R03',
      contact1_emergency: 'true',
      contact2_name: 'Omar',
      contact2_phone: '5533334444',
      contact2_relation: 'R06',
    },
  });
});

const save = (contacts: object[], more: { who?: SignedIn; key?: string; taskId?: number } = {}) =>
  send(server, more.who ?? agent, {
    path: '/prod/task/save/userEmerContact',
    body: { taskId: String(more.taskId ?? caseRow.id), contacts },
    ...(more.key === undefined ? {} : { key: more.key }),
  });
const stored = async () =>
  (await getContacts(server.database, caseRow)).map(({ relation, name, phone, emergency }) =>
    [relation, name, phone, emergency ? 'emergency' : ''].join(' ').trim(),
  );
const getId = async (name: string): Promise<string> =>
  String((await getContacts(server.database, caseRow)).find((each) => each.name === name)?.id);

test('CD-08 somebody is an other contact by the empty relation (§3)', async () => {
  expect(await save([{ name: 'Rosa', relation: '', phone: '5577778888' }])).toMatchObject({ code: '00' });
  expect(await stored()).toContain('Rosa 5577778888 emergency');
  expect(await save([{ name: 'Rosa', relation: 'R99', phone: '5577778888' }])).toMatchObject({ code: '10' });
});

test('CD-08 the whole list: one keeps its number, one is new, the one left out stays a contact', async () => {
  const omar = { id: await getId('Omar'), name: 'Omar Cruz', relation: 'R09' };
  const lucy = { name: ' Lucía ', relation: 'R02', phone: '+52 55 5555 6666' };
  expect(await save([omar, lucy])).toMatchObject({ code: '00' });
  expect(await stored()).toEqual([
    expect.stringMatching(/^R01 /),
    'R03 María 5511112222',
    'R09 Omar Cruz 5533334444 emergency',
    'R02 Lucía 5555556666 emergency',
  ]);
  expect(await save([])).toMatchObject({ code: '00' });
  expect((await stored()).filter((line) => line.endsWith('emergency'))).toEqual([]);
});

test('CD-08 a number that is there already is no second contact; the borrower stays the borrower', async () => {
  const before = await stored();
  const known = { name: 'Mari', relation: 'R04', phone: '55 1111-2222' };
  const self = { name: 'Somebody', relation: 'R06', phone: '5500001111' };
  expect(await save([known, self])).toMatchObject({ code: '00' });
  const after = await stored();
  expect(after).toHaveLength(before.length);
  expect(after[0]).toBe(`${before[0]} emergency`);
  expect(after[1]).toBe('R04 Mari 5511112222 emergency');
});

test('CD-08 saved twice under one key it is saved once, and two at once make one contact', async () => {
  const lucy = { name: 'Lucía', relation: 'R02', phone: '5555556666' };
  const key = 'emergency-list-of-one-intent';
  expect(await save([lucy], { key })).toMatchObject({ code: '00' });
  expect(await save([lucy], { key })).toMatchObject({ code: '00' });
  await Promise.all([save([{ ...lucy, phone: '5577778888' }]), save([{ ...lucy, phone: '5577778888' }])]);
  const numbers = (await stored()).filter((line) => line.includes('Lucía'));
  expect(numbers).toEqual(['R02 Lucía 5555556666', 'R02 Lucía 5577778888 emergency']);
});

test.each([
  ['a number without enough digits', [{ name: 'A', relation: 'R06', phone: '12' }]],
  ['a number of letters', [{ name: 'A', relation: 'R06', phone: 'none at all' }]],
  ['no number and no id', [{ name: 'A', relation: 'R06' }]],
  ['no name', [{ name: '  ', relation: 'R06', phone: '5512345678' }]],
  ['no relation of the table', [{ name: 'A', relation: 'R99', phone: '5512345678' }]],
  [
    'one person twice',
    [
      { name: 'A', relation: 'R06', phone: '5511112222' },
      { name: 'B', relation: 'R06', phone: '55 1111 2222' },
    ],
  ],
  [
    'eleven persons',
    Array.from({ length: 11 }, (_, at) => ({ name: 'A', relation: 'R06', phone: `55123456${at + 10}` })),
  ],
])('CD-08 %s is refused and changes nothing', async (_, contacts) => {
  const before = await stored();
  expect(await save(contacts)).toMatchObject({ code: '10' });
  expect(await stored()).toEqual(before);
});

test('CD-08 RO-01 neither another borrower’s contact nor another agent’s case exists here', async () => {
  const other = await makeCase(server.database, { institutionId, agentId: agent.userId, now });
  const [foreign] = await getContacts(server.database, other);
  const before = await stored();
  for (const id of [String(foreign?.id), '0', '999999999']) {
    expect(await save([{ id, name: 'A', relation: 'R06' }])).toMatchObject({ code: '20' });
  }
  const mate = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
  expect(await save([], { who: mate })).toMatchObject({ code: '20' });
  const auditor = await makeUser(server.database, { institutionId, role: 'auditor' });
  expect(await save([], { who: await signInAs(server.database, auditor, { now }) })).toMatchObject({ code: '21' });
  expect(await stored()).toEqual(before);
});
