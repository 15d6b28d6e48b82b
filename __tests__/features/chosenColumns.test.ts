import { resolveColumns, moveItem, getInitialColumns } from '@/ui/list/chosenColumns';

const known = ['loanId', 'amount', 'status', 'name'] as const;
const list = { known, own: ['loanId', 'amount'], fixed: 'loanId' } as const;

test('CL-01 without a stored choice, or with an outdated one, the default columns are displayed', () => {
  expect(resolveColumns(undefined, list)).toEqual(['loanId', 'amount']);
  expect(resolveColumns(null, list)).toEqual(['loanId', 'amount']);
  expect(resolveColumns(['gone'], list)).toEqual(['loanId', 'amount']);
});

test('CL-01 a stored choice retains its order, drops unknown columns, and always includes the link into a row', () => {
  expect(resolveColumns(['status', 'gone', 'loanId'], list)).toEqual(['status', 'loanId']);
  expect(resolveColumns(['name'], list)).toEqual(['loanId', 'name']);
});

test('CL-01 the choice begins with what is shown, in its order, then the rest; a column moves by one place', () => {
  const columns = getInitialColumns(
    known.map((key) => ({ key, title: key })),
    ['status', 'loanId'],
  );
  expect(columns.map(({ key, isShown }) => [key, isShown])).toEqual([
    ['status', true],
    ['loanId', true],
    ['amount', false],
    ['name', false],
  ]);
  expect(moveItem(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});
