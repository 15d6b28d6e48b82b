import { PagedTable } from '@/ui/table/PagedTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { screen } from '@testing-library/react';

import { draw } from '../../support/features/shellRig';

const table = (rows: Parameters<typeof PagedTable<{ readonly name: string }>>[0]['rows'], isFetching: boolean) => (
  <PagedTable<{ readonly name: string }>
    label="People"
    columns={[{ key: 'name', title: 'Name', dataIndex: 'name' }]}
    rows={rows}
    rowKey={({ name }) => name}
    place={{ page: 1, size: 15, sort: undefined, order: undefined }}
    onPlace={jest.fn()}
    isFetching={isFetching}
    onRetry={jest.fn()}
  />
);

test('GE-03 a table whose rows were never there shows at once that they are on their way, and not that there are none', () => {
  draw(table(undefined, true));
  expect(screen.getByLabelText('Loading…')).toBeVisible();
  expect(screen.queryByText('Nothing here')).not.toBeInTheDocument();
});

test('GE-03 an empty state belongs to a response, also while it is refetched', () => {
  draw(table({ result: [], totalCount: 0 }, false));
  expect(screen.getByText('Nothing here')).toBeVisible();
  expect(screen.queryByLabelText('Loading…')).not.toBeInTheDocument();
});

test('GE-03 under other filters the rows of before stay until the new ones come; that there were none does not', () => {
  const page = { isFetching: true, refetch: jest.fn() };
  const some = { result: [{ name: 'Ana' }], totalCount: 1 };
  const none = { result: [], totalCount: 0 };
  expect(keepPreviousPage({ ...page, data: some }).rows).toBe(some);
  expect(keepPreviousPage({ ...page, data: none }).rows).toBeUndefined();
  // A repeated identical query.
  expect(keepPreviousPage({ ...page, data: none, currentData: none }).rows).toBe(none);
});

test('CL-02 a list that is too long to be counted says that there are more', () => {
  const page = { result: [{ name: 'Ana' }], totalCount: 10_000 };
  const { unmount } = draw(table({ ...page, more: true }, false));
  expect(screen.getByText('more than 10,000 rows')).toBeVisible();
  unmount();
  draw(table({ ...page, more: false }, false));
  expect(screen.getByText('10,000 rows')).toBeVisible();
});
