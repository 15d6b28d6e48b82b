import { usePermissionUsersQuery } from '@/api/endpoints/system/permissionApi';
import { ROLE } from '@/contract/codes/userCodes';
import { type PermittedUser, permittedUserQuery } from '@/contract/entities/users/permission';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { FILTER_TEXT_MAX } from '@/contract/ourLimits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { SearchBar, SearchField } from '@/ui/list/SearchBar';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { PagedTable } from '@/ui/table/PagedTable';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { Checkbox, Input, Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './permissions.module.css';
import { UserPermissions } from './UserPermissions';

interface FindUserProps {
  readonly name: string | undefined;
  readonly isOwnOnly: boolean;
  readonly isSearching: boolean;
  readonly onChange: (changes: Record<string, string | undefined>) => void;
}

/** Searches users by a part of their name, or only those with individual permissions. */
function FindUser({ name, isOwnOnly, isSearching, onChange }: FindUserProps) {
  const { formatMessage } = useIntl();
  const [text, write] = useState(name ?? '');
  return (
    <SearchBar
      label={formatMessage({ id: 'permissions.find' })}
      isSearching={isSearching}
      onSearch={() => onChange({ name: text.trim() })}
      onClear={() => {
        write('');
        onChange({ name: undefined, own: undefined });
      }}
    >
      <SearchField label={formatMessage({ id: 'permissions.user' })} htmlFor="permitted-name">
        <Input
          id="permitted-name"
          value={text}
          maxLength={FILTER_TEXT_MAX}
          onChange={({ target }) => write(target.value)}
        />
      </SearchField>
      <Checkbox checked={isOwnOnly} onChange={({ target }) => onChange({ own: target.checked ? 'true' : undefined })}>
        <FormattedMessage id="permissions.ownOnly" />
      </Checkbox>
    </SearchBar>
  );
}

/** Users with individual permissions: search by name, open one at a time (RO-01). */
export function PermittedUsers() {
  const [params, setParams] = useSearchParams();
  const userId = params.get('user');
  const open = (id: string | undefined): void => setParams((current) => writeListUrl(current, { user: id }));
  return userId === null ? (
    <UserList onOpen={open} />
  ) : (
    <UserPermissions userId={userId} onBack={() => open(undefined)} />
  );
}

function UserList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const { name, own, page = 1 } = readListUrl(permittedUserQuery, params);
  const change = (changes: Record<string, string | number | undefined>): void =>
    setParams((current) => writeListUrl(current, changes));
  const query = { page, ...(name !== undefined && { name }), ...(own !== undefined && { own }) };
  const { currentData, error, isFetching, refetch } = usePermissionUsersQuery(query);
  return (
    <>
      <FindUser key={name ?? ''} name={name} isOwnOnly={own !== undefined} isSearching={isFetching} onChange={change} />
      <PagedTable<PermittedUser>
        label={formatMessage({ id: 'permissions.view.users' })}
        columns={useColumns(onOpen)}
        rows={currentData}
        rowKey={({ id }) => id}
        place={{ page: Number(page), size: PAGE_SIZE_TABLE }}
        onPlace={(place) => change({ page: place.page })}
        isFetching={isFetching}
        error={error}
        onRetry={() => void refetch()}
        empty={<EmptyState title={own === undefined ? undefined : formatMessage({ id: 'permissions.noOwn' })} />}
      />
    </>
  );
}

function useColumns(onOpen: (id: string) => void): PagedColumn<PermittedUser>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'name',
      title: formatMessage({ id: 'permissions.user' }),
      render: (_, { id, name, username }) => (
        <>
          <Button type="link" className={styles['link'] ?? ''} onClick={() => onOpen(id)}>
            {name}
          </Button>{' '}
          <span className={styles['hint']}>{username}</span>
        </>
      ),
    },
    {
      key: 'role',
      title: formatMessage({ id: 'permissions.role' }),
      render: (_, { role }) => <CodeLabel table={ROLE} code={role} />,
      width: 220,
    },
    { key: 'group', title: formatMessage({ id: 'permissions.group' }), render: (_, { groupName }) => groupName ?? '–' },
    {
      key: 'own',
      title: formatMessage({ id: 'permissions.ownSettings' }),
      render: (_, { ownCount }) =>
        ownCount === 0 ? '–' : <FormattedMessage id="permissions.ownCount" values={{ count: ownCount }} />,
      width: 160,
    },
  ];
}
