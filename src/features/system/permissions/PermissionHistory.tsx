import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import { usePermissionHistoryFileMutation, usePermissionHistoryQuery } from '@/api/endpoints/system/permissionApi';
import { PERMISSION_NAME, getOutcome, PERMISSION_OUTCOME } from '@/contract/codes/permissionCodes';
import { ROLE } from '@/contract/codes/userCodes';
import type { PermissionChange } from '@/contract/entities/users/permission';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { PERMISSION_CHANGE_LIST } from '@/contract/lists/userLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { writeListUrl } from '@/ui/list/listUrl';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useIntl } from 'react-intl';

const getPage = (text: string | null): number => Math.max(1, Math.trunc(Number(text ?? 1)) || 1);

const CELLS: ListCells<typeof PERMISSION_CHANGE_LIST, PermissionChange> = {
  time: { width: 140, render: (_, { time }) => <DateTime at={time} /> },
  actor: { width: 150, dataIndex: 'actorName' },
  for: {
    width: 170,
    render: (_, { role, userName }) => (role === null ? userName : <CodeLabel table={ROLE} code={role} />),
  },
  outcome: {
    width: 140,
    render: (_, { allowed }) => <CodeLabel table={PERMISSION_OUTCOME} code={getOutcome(allowed)} />,
  },
  permission: { width: 200, render: (_, { permission }) => <CodeLabel table={PERMISSION_NAME} code={permission} /> },
};

/** History of permission changes with user and time, newest first (RO-01). */
export function PermissionHistory() {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const page = getPage(params.get('page'));
  const { currentData, error, isFetching, refetch } = usePermissionHistoryQuery({ page });
  const columns = useSavedColumns('permissionChanges');
  const [save, saving] = usePermissionHistoryFileMutation();
  return (
    <ListTable
      list={PERMISSION_CHANGE_LIST}
      cells={CELLS}
      fixed="permission"
      keeping={{ columns }}
      file={{ saving, onSave: (format) => void save({ format }) }}
      label={formatMessage({ id: 'permissions.view.history' })}
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
