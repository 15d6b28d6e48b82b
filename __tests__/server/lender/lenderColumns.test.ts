import { LENDER_COLUMN_NAMES } from '@/contract/lenderColumnNames';
import { LENDER_COLUMNS } from '../../../server/modules/lender/intake/lenderColumns';

test('MI-01 the template has the columns that the server reads', () => {
  expect(LENDER_COLUMNS.map(({ name }) => name)).toEqual(LENDER_COLUMN_NAMES);
});
