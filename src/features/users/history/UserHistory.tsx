import { useManageUserHistoryQuery } from '@/api/manageUserApi';
import { USER_CHANGE } from '@/contract/codes/userChange';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import { useSearchParams } from '@/ui/useSearchParams';
import { useIntl } from 'react-intl';

import { isUserField } from './userFieldNames';

/** What was done to a user, by whom and when (US-01). */
export function UserHistory({ userId }: { readonly userId: string }) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const page = Math.max(1, Number(params.get('page')) || 1);
  const { data, error, isFetching, refetch } = useManageUserHistoryQuery({ id: userId, page });
  const nameOf = (field: string): string =>
    isUserField(field) ? formatMessage({ id: `users.field.${field}` }) : field;
  return (
    <PagedTable
      label={formatMessage({ id: 'users.tab.history' })}
      columns={[
        {
          key: 'time',
          title: formatMessage({ id: 'users.history.time' }),
          render: (_, row) => <DateTime at={row.time} />,
          width: 160,
        },
        {
          key: 'kind',
          title: formatMessage({ id: 'users.history.kind' }),
          render: (_, row) => <CodeLabel table={USER_CHANGE} code={row.kind} />,
          width: 220,
        },
        {
          key: 'fields',
          title: formatMessage({ id: 'users.history.fields' }),
          render: (_, row) => (row.fields.length === 0 ? '–' : row.fields.map(nameOf).join(', ')),
        },
        {
          key: 'by',
          title: formatMessage({ id: 'users.history.by' }),
          render: (_, row) => row.byName ?? '–',
          width: 200,
        },
      ]}
      rows={data}
      rowKey={(row) => row.id}
      place={{ page, size: PAGE_SIZE_TABLE }}
      onPlace={(place) => setParams({ view: 'history', ...(place.page > 1 && { page: String(place.page) }) })}
      isFetching={isFetching}
      error={data ? undefined : error}
      onRetry={() => void refetch()}
      empty={<EmptyState isLine title={formatMessage({ id: 'users.history.empty' })} />}
    />
  );
}
