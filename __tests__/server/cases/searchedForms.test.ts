import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { appUser } from '../../../server/database/tables/organizationTables';
import { caseCells, getCsv, get, importText } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');

/** Loan number, name, mobile phone. */
const PEOPLE = [
  ['MX10001785', 'Itzel Ramírez Núñez', '55 4000 1220'],
  ['MX10001786', 'José  Ñáñez', '+52 55 5555 0001'],
  ['MX10001787', 'Jose\u0301 Pérez-Vázquez', '52 1 55 5555 0002'],
  ['MX20001788', '王伟明', '044 55 5555 0003'],
  ['MX30001789', 'Ana Ｌópez', '55 5555 0004'],
] as const;
const [ITZEL, NANEZ, PEREZ, WANG, ANA] = PEOPLE.map(([, name]) => name);

let server: TestServer;
let admin: SignedIn;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp({ now: () => now });
  const institutionId = await makeInstitution(server.database);
  const sign = async (more: Omit<Parameters<typeof makeUser>[1], 'institutionId'>) =>
    signInAs(server.database, await makeUser(server.database, { institutionId, ...more }), { now });
  admin = await sign({ role: 'admin' });
  agent = await sign({ longAging: true });
  const isAgent = eq(appUser.id, agent.userId);
  await server.database.update(appUser).set({ username: 'agent.of.all', name: 'Noé Güemes' }).where(isAgent);
  const rows = PEOPLE.map(([loan, name, phone], at) =>
    caseCells({
      loan_no: loan,
      borrower_no: `MXU${loan.normalize('NFKC').slice(2)}`,
      borrower_name: name,
      mobile_phone: phone,
      product_category: at === 0 ? 'Crédito' : 'Otro',
      agent_username: 'agent.of.all',
      long_aging: 'true',
    }),
  );
  await importText(server.database, { institutionId, text: getCsv(rows), now });
}, 60_000);
afterAll(() => server.close());

const PATHS = { list: '/prod/task/listing', longAging: '/prod/task/LongAgingListing' } as const;

const inOrder = (names: readonly (string | undefined)[]): string[] =>
  names.map(String).toSorted((one, other) => one.localeCompare(other));

const find = async (who: SignedIn, input: Record<string, string>, path: keyof typeof PATHS = 'list') => {
  const { code, data } = await get<{ result: { borrowerName: string }[] }>(server, who, { path: PATHS[path], input });
  if (code !== '00') throw new Error(`the list was refused: ${code}`);
  return inOrder(data.result.map(({ borrowerName }) => borrowerName));
};

const BY_NAME: readonly [string, readonly (string | undefined)[]][] = [
  ['Ramirez', [ITZEL]],
  ['NANEZ', [NANEZ]],
  ['Ramirez Itzel', [ITZEL]],
  ['itzel \u3000 nunez', [ITZEL]],
  ['Ramírez, Itzel', [ITZEL]],
  ['Itzel Vazquez', []],
  ['jose', [NANEZ, PEREZ]],
  ['José', [NANEZ, PEREZ]],
  ['Jose\u0301 N\u0303a\u0301n\u0303ez', [NANEZ]],
  ['Perez Vazquez', [PEREZ]],
  ['Pérez-Vázquez', [PEREZ]],
  ['Ｒａｍｉｒｅｚ', [ITZEL]],
  ['lopez', [ANA]],
  ['伟明', [WANG]],
  ['\u200B\u0301', []],
  ['%', []],
];

test.each(BY_NAME)('CL-02 the name %j is found in any spelling and order of its words', async (typed, expected) => {
  for (const who of [admin, agent]) {
    expect(await find(who, { borrowerName: typed })).toEqual(inOrder(expected));
    expect(await find(who, { borrowerName: typed, scope: 'visible' })).toEqual(inOrder(expected));
  }
  expect(await find(agent, { borrowerName: typed, scope: 'mine' })).toEqual(inOrder(expected));
  expect(await find(agent, { borrowerName: typed }, 'longAging')).toEqual(inOrder(expected));
});

const BY_PHONE: readonly [string, readonly (string | undefined)[]][] = [
  ['55 4000 1220', [ITZEL]],
  ['+52 55 4000 1220', [ITZEL]],
  ['+52 55 4000', [ITZEL]],
  ['0052 55 4000 1220', [ITZEL]],
  ['52 1 55 4000 1220', [ITZEL]],
  ['+52 1 55 4000 1220', [ITZEL]],
  ['044 55 4000 1220', [ITZEL]],
  ['01 55 4000 1220', [ITZEL]],
  ['５５４０００１２２０', [ITZEL]],
  ['+52 55 5555 0002', [PEREZ]],
  ['55 5555 0003', [WANG]],
  ['5555 000', [NANEZ, PEREZ, WANG, ANA]],
  ['+1 55 4000 1221', []],
];

test.each(BY_PHONE)('CL-02 the phone %j is found with and without a country code', async (typed, expected) => {
  for (const who of [admin, agent]) {
    expect(await find(who, { borrowerPhone: typed })).toEqual(inOrder(expected));
  }
  expect(await find(agent, { borrowerPhone: typed }, 'longAging')).toEqual(inOrder(expected));
});

const BY_LOAN: readonly [string, readonly (string | undefined)[]][] = [
  ['MX10001785', [ITZEL]],
  ['mx10001785', [ITZEL]],
  ['10001785', [ITZEL]],
  ['MX1000178', [ITZEL, NANEZ, PEREZ]],
  ['ｍｘ１０００１７８５', [ITZEL]],
  ['MX 1000 1785', [ITZEL]],
  ['mx30001789', [ANA]],
  ['0001785', []],
  ['MX1000%', []],
  ['_X10001785', []],
];

test.each(BY_LOAN)('CL-02 the loan %j is found by its first characters, in any case', async (typed, expected) => {
  for (const who of [admin, agent]) expect(await find(who, { loanId: typed })).toEqual(inOrder(expected));
  const borrowerNo = typed.normalize('NFKC').replace(/^mx/iu, (prefix) => `${prefix}u`);
  for (const who of [admin, agent]) expect(await find(who, { borrowerId: borrowerNo })).toEqual(inOrder(expected));
});

test('CL-02 agents and products are found without accents', async () => {
  for (const who of [admin, agent]) {
    expect(await find(who, { lastCallAgent: 'guemes noe' })).toHaveLength(PEOPLE.length);
    expect(await find(who, { lastCallAgent: 'nobody' })).toEqual([]);
    expect(await find(who, { productCategory: 'credito' })).toEqual([ITZEL]);
  }
});

const toForm = async (text: string): Promise<string | undefined> => {
  const { rows } = await server.database.execute<{ form: string }>(sql`select saldo_search_form(${text}) as form`);
  return rows[0]?.form;
};

/** Letters with marks, Turkish letters, ß, full-width signs and Chinese. */
const LETTERS = fc.constantFrom(
  ...Array.from('aZñÑéÉüçğışİIßåøłđÆŵ王ａＺ１ 0-é한が'.normalize('NFC')),
  '\u00A0',
  '\u3000',
  '\u200B',
  'ﬁ',
);

test('CL-02 a text has one search form in all its spellings', async () => {
  const property = fc.asyncProperty(
    fc.string({ unit: fc.oneof(LETTERS, fc.string({ unit: 'grapheme', maxLength: 1 })) }),
    async (raw) => {
      const text = raw.replaceAll('\0', '');
      const form = await toForm(text);
      expect(await toForm(text.normalize('NFD'))).toBe(form);
      expect(await toForm(text.normalize('NFC'))).toBe(form);
      expect(await toForm(text.normalize('NFKC'))).toBe(form);
      expect(await toForm(text.normalize('NFKD'))).toBe(form);
      expect(await toForm(form ?? '')).toBe(form);
    },
  );
  await fc.assert(property, { numRuns: 150 });
});

test.each([
  ['ÇAĞRI İŞIK', 'cagri isik'],
  ['ışık', 'isik'],
  ['Straße GROẞ', 'strasse gross'],
  ['Łukasz Ørsted', 'lukasz orsted'],
  ['Ｆｕｌｌ　１２３', 'full 123'],
  ['O’Hara–Núñez', "o'hara-nunez"],
])('CL-02 the search form of %j is %j', async (text, form) => {
  expect(await toForm(text)).toBe(form);
});
