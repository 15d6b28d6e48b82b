import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { caseCells, getCsv, get, importText } from '../../support/cases/cases';
import { hasWords } from '../../support/cases/searchForm';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { toPhoneDigits } from '../../../server/values/searchText';
import { toStoredPhone } from '../../../server/values/phoneNumber';
import { startApp, type TestServer } from '../../support/server/server';

const now = new Date('2026-03-11T00:30:00Z');
/** Borrowers with one name. */
const MANY = 1100;
const PAGE = 100;
const NAMES = [
  'José Ángel Núñez',
  'JOSÉ ANGEL',
  '王伟明',
  '王伟',
  '李小明 Li Xiaoming',
  "O'Hara 50%_\\",
  'Bo',
  'ñandú ÑANDÚ',
  '👩‍🚀 Astro',
];

let server: TestServer;
let admin: SignedIn;
let institutionId: number;
let people: readonly { readonly name: string; readonly numbers: string }[];

const found = async (
  input: Record<string, string>,
): Promise<{ readonly totalCount: number; readonly names: string[] }> => {
  const { code, data } = await get<{ totalCount: number; result: { borrowerName: string }[] }>(server, admin, {
    path: '/prod/task/listing',
    input: { ...input, size: String(PAGE) },
  });
  if (code !== '00') throw new Error(`the list was refused: ${code}`);
  return { totalCount: data.totalCount, names: data.result.map(({ borrowerName }) => borrowerName).toSorted() };
};

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
  const otherId = await makeInstitution(server.database);
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }), { now });
  const many = Array.from({ length: MANY }, (_, at) => ({
    name: `Very Common ${at}`,
    mobile: `+52 55 ${20_000_000 + at}`,
  }));
  const few = NAMES.map((name, at) => ({
    name,
    mobile: `(01) 998-${7_654_321 + at}`,
    home: at % 2 ? `55 11${at}` : '',
  }));
  const all = [...many.map((each) => ({ ...each, home: '' })), ...few];
  const rows = all.map(({ name, mobile, home }) =>
    caseCells({ borrower_name: name, mobile_phone: mobile, home_phone: home }),
  );
  await importText(server.database, { institutionId, text: getCsv(rows), now });
  await importText(server.database, {
    institutionId: otherId,
    text: getCsv(few.map(({ name, mobile }) => caseCells({ borrower_name: name, mobile_phone: mobile }))),
    now,
  });
  people = all.map(({ name, mobile, home }) => ({
    name,
    numbers: `${toPhoneDigits(toStoredPhone(mobile, 'MX'))} ${toPhoneDigits(toStoredPhone(home, 'MX'))}`,
  }));
}, 60_000);
afterAll(() => server.close());

/** Any part of any of some texts, letter by letter. */
const getPart = (texts: readonly string[]) =>
  fc.tuple(fc.constantFrom(...texts), fc.nat(), fc.nat()).map(([text, from, length]) => {
    const letters = Array.from(text);
    const start = from % letters.length;
    return letters.slice(start, start + 1 + (length % (letters.length - start))).join('');
  });

test('CL-02 an administrator finds by any part of a name whose it is, and nobody of another institution', async () => {
  const named = getPart(NAMES).filter((part) => part.trim() === part && /[^\p{M}\p{Cf}]/u.test(part));
  const finds = fc.asyncProperty(named, async (part) => {
    const expected = people.filter(({ name }) => hasWords(name, part));
    fc.pre(expected.length <= PAGE);
    const { totalCount, names } = await found({ borrowerName: part });
    expect({ totalCount, names }).toEqual({
      totalCount: expected.length,
      names: expected.map(({ name }) => name).toSorted(),
    });
  });
  await fc.assert(finds, { numRuns: 120 });
});

test('CL-02 by any four or more digits of a number one finds whose it is', async () => {
  const numbered = getPart(people.flatMap(({ numbers }) => numbers.split(' ')).filter((text) => text.length > 4));
  const finds = fc.asyncProperty(
    numbered.filter((part) => part.length >= 4),
    async (part) => {
      const expected = people.filter(({ numbers }) => numbers.includes(part));
      expect((await found({ borrowerPhone: part })).totalCount).toBe(expected.length);
    },
  );
  await fc.assert(finds, { numRuns: 60 });
});

test('CL-02 a common name is found in full, and with a number the one whose it is', async () => {
  expect((await found({ borrowerName: 'very common' })).totalCount).toBe(MANY);
  expect((await found({ borrowerName: 'common', borrowerPhone: '20000007' })).names).toEqual(['Very Common 7']);
});

const lookUp = (part: string, most: number) =>
  inTenantTransaction(server.database, { institutionId }, async (tx) => {
    const { rows } = await tx.execute<{ ids: string[] | null }>(
      sql`select saldo_borrowers_named(${part}, ${most}) as ids`,
    );
    return rows[0]?.ids;
  });

test('CL-02 who is looked up are the few of the own institution whose name has the part; more than few, or two letters, are not', async () => {
  expect(await lookUp('ángel', MANY)).toHaveLength(2);
  expect(await lookUp('nunez ANGEL', MANY)).toHaveLength(1);
  expect(await lookUp('王', MANY)).toHaveLength(2);
  expect(await lookUp('nobody', MANY)).toEqual([]);
  expect(await lookUp('common', MANY)).toHaveLength(MANY);
  expect(await lookUp('common', MANY - 1)).toBeNull();
  expect(await lookUp('Jo', MANY)).toBeNull();
});
