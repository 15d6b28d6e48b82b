import { usePermissionHistoryQuery } from '@/api/permissionApi';
import { PERMISSION_NAME } from '@/contract/codes/permissionName';
import { ROLE } from '@/contract/codes/role';
import type { PermissionChange } from '@/contract/entities/permission';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { writeListUrl } from '@/ui/listUrl';
import { PagedTable } from '@/ui/PagedTable';
import type { PagedColumn } from '@/ui/tableQuery';
import { useSearchParams } from '@/ui/useSearchParams';
import { FormattedMessage, useIntl } from 'react-intl';

const pageOf = (text: string | null): number => Math.max(1, Math.trunc(Number(text ?? 1)) || 1);

/** Who settled which permission when, newest first (RO-01). */
export function PermissionHistory() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const page = pageOf(params.get('page'));
  const { currentData, error, isFetching, refetch } = usePermissionHistoryQuery({ page });
  return (
    <PagedTable<PermissionChange>
      label={formatMessage({ id: 'permissions.view.history' })}
      columns={useColumns()}
      rows={currentData}
      rowKey={({ id }) => id}
      place={{ page, size: PAGE_SIZE_TABLE }}
      onPlace={(place) => setParams((current) => writeListUrl(current, { page: place.page }))}
      isFetching={isFetching}
      error={error}
      onRetry={() => void refetch()}
      empty={<EmptyState title={formatMessage({ id: 'permissions.noHistory' })} />}
    />
  );
}

const outcomeOf = (allowed: boolean | null) => {
  if (allowed === null) return 'permissions.backToStandard';
  return allowed ? 'permissions.given' : 'permissions.taken';
};

function useColumns(): PagedColumn<PermissionChange>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'time',
      title: formatMessage({ id: 'permissions.when' }),
      render: (_, { time }) => <DateTime at={time} />,
      width: 160,
    },
    { key: 'actor', title: formatMessage({ id: 'permissions.by' }), dataIndex: 'actorName', width: 200 },
    {
      key: 'for',
      title: formatMessage({ id: 'permissions.for' }),
      render: (_, { role, userName }) => (role === null ? userName : <CodeLabel table={ROLE} code={role} />),
      width: 220,
    },
    {
      key: 'what',
      title: formatMessage({ id: 'permissions.permission' }),
      render: (_, { permission, allowed }) => (
        <>
          <FormattedMessage id={outcomeOf(allowed)} /> <CodeLabel table={PERMISSION_NAME} code={permission} />
        </>
      ),
    },
  ];
}
