import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { useManageUserExportMutation, useManageUserListQuery } from '@/api/endpoints/management/manageUserApi';
import { USER_LIST } from '@/contract/lists/userLists';
import { useCurrentUser, usePermission } from '@/ui/screen/currentUser';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { createTickColumn, useSelection } from '@/ui/list/useSelection';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Button } from 'antd';
import { useIntl } from 'react-intl';

import { ManyUsers } from '../many/ManyUsers';
import { UserOperations } from '../many/UserOperations';
import { StatusButton } from '../StatusButton';
import { UserCounts } from './UserCounts';
import { createUserCells } from './userColumns';
import { UserSearch } from './UserSearch';
import { USER_FILTERS, useUserQuery } from './useUserQuery';
import { Screen } from '@/ui/screen/screenLayout';

const NOTHING = Object.fromEntries([...USER_FILTERS, 'attention'].map((name) => [name, undefined]));

function NoUsers({ isFiltered, onClear }: { readonly isFiltered: boolean; readonly onClear: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EmptyState title={formatMessage({ id: isFiltered ? 'users.empty.filtered' : 'users.empty' })}>
      {isFiltered && <Button onClick={onClear}>{formatMessage({ id: 'search.clear' })}</Button>}
    </EmptyState>
  );
}

/** The users that the caller may see: who needs a look first, then the rest by name (US-01). */
export function UserList() {
  const { formatMessage } = useIntl();
  const mayManage = usePermission('users.manage');
  const { query, filters, asked, chosen, place, isFiltered, onPlace, filter } = useUserQuery();
  const shown = keepPreviousPage(useManageUserListQuery(query));
  const totalCount = shown.rows?.totalCount ?? 0;
  const selection = useSelection(filters, totalCount);
  const keeping = useSavedListSettings('users');
  const [save, saving] = useManageUserExportMutation();
  const cells = createUserCells(useCurrentUser()?.currency);
  const action = {
    key: 'action',
    title: formatMessage({ id: 'users.column.action' }),
    width: 110,
    fixed: 'end' as const,
    render: (_: unknown, row: NonNullable<typeof shown.rows>['result'][number]) => <StatusButton user={row} isInRow />,
  };
  return (
    <Screen as="div">
      {mayManage && <UserOperations />}
      <UserSearch key={JSON.stringify(query)} query={chosen} onSearch={filter} />
      <ListTable
        list={USER_LIST}
        cells={cells}
        fixed="name"
        {...(mayManage && { action, rowSelection: createTickColumn(selection, shown.rows?.result) })}
        keeping={keeping}
        file={{ saving, onSave: (format) => void save({ ...asked, format }) }}
        lead={<UserCounts chosen={chosen} onChoose={filter} />}
        label={formatMessage({ id: 'users.title' })}
        {...shown}
        rowKey={(row) => row.id}
        place={place}
        onPlace={onPlace}
        hasRowKeys
        empty={<NoUsers isFiltered={isFiltered} onClear={() => filter(NOTHING)} />}
      />
      {mayManage && <ManyUsers selection={selection} totalCount={totalCount} />}
    </Screen>
  );
}
