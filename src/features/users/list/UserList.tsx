import { useManageUserListQuery } from '@/api/manageUserApi';
import { useMay } from '@/ui/currentUser';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { shownPage } from '@/ui/shownPage';
import { Button } from 'antd';
import { useIntl } from 'react-intl';

import { StatusButton } from '../StatusButton';
import { UserCounts } from './UserCounts';
import { USER_COLUMNS } from './userColumns';
import { UserSearch } from './UserSearch';
import { USER_FILTERS, useUserQuery } from './useUserQuery';
import { Screen } from '@/ui/screenLayout';

const WIDTH = 1330;
const NOTHING = Object.fromEntries([...USER_FILTERS, 'attention'].map((name) => [name, undefined]));

/** The users that the caller may see: who needs a look first, then the rest by name (US-01). */
export function UserList() {
  const { formatMessage } = useIntl();
  const mayManage = useMay('users.manage');
  const { query, chosen, place, isFiltered, onPlace, filter } = useUserQuery();
  const shown = shownPage(useManageUserListQuery(query));
  const columns = USER_COLUMNS.map(({ label, ...column }) => ({ ...column, title: formatMessage({ id: label }) }));
  const action = {
    key: 'action',
    title: formatMessage({ id: 'users.column.action' }),
    width: 110,
    fixed: 'end' as const,
    render: (_: unknown, row: NonNullable<typeof shown.rows>['result'][number]) => <StatusButton user={row} />,
  };
  return (
    <Screen as="div">
      <UserCounts chosen={chosen} onChoose={filter} />
      <UserSearch key={JSON.stringify(query)} query={chosen} onSearch={filter} />
      <PagedTable
        label={formatMessage({ id: 'users.title' })}
        columns={mayManage ? [...columns, action] : columns}
        {...shown}
        rowKey={(row) => row.id}
        place={place}
        onPlace={onPlace}
        minWidth={WIDTH}
        hasRowKeys
        empty={
          <EmptyState title={formatMessage({ id: isFiltered ? 'users.empty.filtered' : 'users.empty' })}>
            {isFiltered && <Button onClick={() => filter(NOTHING)}>{formatMessage({ id: 'search.clear' })}</Button>}
          </EmptyState>
        }
      />
    </Screen>
  );
}
