import { type Cells, caseCells, getContacts, getCsv, importText, readCase } from '../../support/cases/cases';
import type { TestDatabase } from '../../support/server/database';
import { freshDatabase } from '../../support/server/database';
import { makeInstitution } from '../../support/server/people';
import { ImportRefused } from '../../../server/values/importRefused';

const now = new Date('2026-03-11T00:30:00Z');

let scratch: TestDatabase;
let institutionId: number;

beforeAll(async () => {
  scratch = await freshDatabase();
  institutionId = await makeInstitution(scratch.database);
});
afterAll(() => scratch.drop());

const bring = (rows: readonly Cells[]): Promise<number> =>
  importText(scratch.database, { institutionId, text: getCsv(rows), now });

const getRefusal = async (rows: readonly Cells[]): Promise<ImportRefused> => {
  const error: unknown = await bring(rows).catch((thrown: unknown) => thrown);
  if (!(error instanceof ImportRefused)) throw new Error('the file was not refused', { cause: error });
  return error;
};
const mistakes = async (rows: readonly Cells[]): Promise<string[]> =>
  (await getRefusal(rows)).message.split('\n').slice(1);

test.each<[Cells, string]>([
  [{ identity_number: '1.1010119900307E+17' }, 'identity_number: was rounded by a spreadsheet program'],
  [{ deduction_account: '1,23457E+17' }, 'deduction_account: was rounded by a spreadsheet program'],
  [{ bank_account: '123456.0' }, 'bank_account: ends in decimals'],
  [{ loan_no: '123456.0' }, 'loan_no: ends in decimals'],
  [{ mobile_phone: '5510000103.0' }, 'mobile_phone: ends in decimals'],
  [{ borrower_name: '#N/A' }, 'borrower_name: is an error of the spreadsheet program'],
  [{ due_amount: '#REF!' }, 'due_amount: is an error of the spreadsheet program'],
  [{ mobile_phone: '55 1000 0113 55 2000 0113' }, 'mobile_phone: must be one phone number'],
  [{ mobile_phone: '5510001131-5520001131' }, 'mobile_phone: must be one phone number'],
  [
    { mobile_phone: '55\u200D10001131' },
    'mobile_phone: must be one phone number of 5 to 15 digits (now "55⟨U+200D⟩10001131")',
  ],
  [{ due_amount: '-5' }, 'due_amount: must be an amount above 0 and up to 1000000000'],
  [{ due_amount: '1,250' }, 'due_amount: can be read as two different amounts'],
])('RS-05 %j is refused with its row, its value and what to do', async (cells, wrong) => {
  expect(await mistakes([caseCells(), caseCells(cells)])).toEqual([expect.stringContaining(`row 3, ${wrong}`)]);
});

test('RS-05 signs without a width round a phone number are taken off', async () => {
  const row = caseCells({ mobile_phone: '\u202A+52 55\u00A01000 0115\u202C' });
  await bring([row]);
  const contacts = await getContacts(scratch.database, await readCase(scratch.database, row['loan_no'] ?? ''));
  expect(contacts.map(({ phone }) => phone)).toEqual(['5510000115']);
});

test('RS-05 reading stops after a thousand mistakes and says so', async () => {
  const refused = await getRefusal(Array.from({ length: 1200 }, () => caseCells({ due_amount: 'x' })));
  expect(refused).toMatchObject({ errorCount: 1000 });
  expect(refused.message).toContain('Reading was stopped after 1000 mistakes.');
});

test('rows of one borrower number with different people are refused, and both rows are named', async () => {
  const one = caseCells({ identity_number: '' });
  const same = { ...one, loan_no: caseCells()['loan_no'] ?? '', identity_number: 'AAAA800101' };
  const other = { ...caseCells({ identity_number: 'BBBB900202' }), borrower_no: one['borrower_no'] ?? '' };
  expect(await mistakes([one, same, other])).toEqual([
    expect.stringContaining(
      'row 4, borrower_no: is another person in row 2: borrower_name, identity_number, mobile_phone differ',
    ),
  ]);
});
