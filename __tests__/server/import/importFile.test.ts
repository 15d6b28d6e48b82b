import { ImportRefused } from '../../../server/values/importRefused';
import { OperatorError } from '../../../server/kernel/operatorError';
import { caseCells, getCsv, everything, importText } from '../../support/cases/cases';
import type { TestDatabase } from '../../support/server/database';
import { freshDatabase } from '../../support/server/database';
import { makeInstitution } from '../../support/server/people';

const now = new Date('2026-03-11T00:30:00Z');

let scratch: TestDatabase;
let institutionId: number;

beforeAll(async () => {
  scratch = await freshDatabase();
  institutionId = await makeInstitution(scratch.database);
});
afterAll(() => scratch.drop());

const bring = (text: string | Buffer): Promise<number> => importText(scratch.database, { institutionId, text, now });
const failure = async (text: string | Buffer): Promise<Error> => {
  const before = await everything(scratch.database);
  const error: unknown = await bring(text).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  // All or nothing.
  expect(await everything(scratch.database)).toEqual(before);
  if (!(error instanceof Error)) throw new Error('nothing was thrown');
  return error;
};
const good = (): string => getCsv([caseCells()]);

test.each<[string, () => string | Buffer, string]>([
  ['empty', () => '', 'The file is empty.'],
  ['in Latin-1', () => Buffer.from(getCsv([caseCells({ borrower_name: 'Núñez' })]), 'latin1'), 'no UTF-8'],
  ['in UTF-16 without a mark', () => Buffer.from(good(), 'utf16le'), 'no UTF-8'],
  ['a spreadsheet', () => Buffer.from('504b0304140006000800e290', 'hex'), 'This is a spreadsheet'],
  ['without a needed column', () => good().replace('penalty_date', 'loan_time'), 'Missing column "penalty_date"'],
  ['with an unknown column', () => good().replace('mobile_phone', 'mobil'), 'Unknown column "mobil"'],
  [
    'with a column twice',
    () => good().replace('mobile_phone', 'loan_no'),
    'Column "loan_no" is in the heading row twice',
  ],
  ['with a quote inside a cell', () => `${good()}\nB9,Ana "La Jefa" Cruz`, 'quotation mark'],
  ['with a header only', () => good().split('\n')[0] ?? '', 'nothing below it'],
  ['with an open quote', () => `${good()}\n"never closed`, 'quotation mark'],
])('RS-05 a file %s is one clear line', async (_, text, said) => {
  const error = await failure(text());
  expect(error).toBeInstanceOf(OperatorError);
  expect(error).not.toBeInstanceOf(ImportRefused);
  expect(error.message).toContain(said);
  expect(error.message).not.toContain('\n');
});

test('RS-05 an amount larger than any that the app takes is a mistake of its row', async () => {
  const error = await failure(getCsv([caseCells({ due_amount: '1000000000.01', contract_amount: '1000000000' })]));
  expect(error.message).toContain('due_amount');
  expect(error.message).toContain('up to 1000000000');
});

test('a row with too many or too few cells is a mistake of that row', async () => {
  const error = await failure(`${good()}\nonly,three,cells`);
  expect(error.message).toContain('row 3, row: has 3 cells');
});

test('an institution that is not there is one clear line', async () => {
  await expect(importText(scratch.database, { institutionId: 0, text: good(), now })).rejects.toThrow(
    'There is no institution',
  );
});
