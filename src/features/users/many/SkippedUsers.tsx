import { useManageUserManyLeftQuery } from '@/api/endpoints/management/manageUserApi';
import { USER_FIELD, USER_OUTCOME } from '@/contract/codes/userCodes';
import type { SkippedUser } from '@/contract/entities/users/userOperation';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { getUserInfoPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { PagedTable } from '@/ui/table/PagedTable';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { Modal } from 'antd';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

const columns = (word: IntlShape['formatMessage']): PagedColumn<SkippedUser>[] => [
  {
    key: 'name',
    title: <CodeLabel table={USER_FIELD} code="name" />,
    render: (_, row) => <Link to={getUserInfoPath(row.userId)}>{row.name}</Link>,
  },
  { key: 'username', title: <CodeLabel table={USER_FIELD} code="username" />, dataIndex: 'username' },
  {
    key: 'why',
    title: word({ id: 'users.left.why' }),
    render: (_, row) => <CodeLabel table={USER_OUTCOME} code={row.outcome} />,
  },
];

/** The users to whom it was not done, and why (US-01). */
export function SkippedUsers({ operationId, onClose }: { readonly operationId: string; readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useManageUserManyLeftQuery({ id: operationId, page });
  const title = formatMessage({ id: 'users.left.title' });
  return (
    <Modal open title={title} width={640} footer={null} onCancel={onClose}>
      <PagedTable
        label={title}
        columns={columns(formatMessage)}
        rows={data}
        rowKey={(row) => row.userId}
        place={{ page, size: PAGE_SIZE_TABLE }}
        onPlace={(place) => setPage(place.page)}
        isFetching={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        stickyBelow={false}
      />
    </Modal>
  );
}
