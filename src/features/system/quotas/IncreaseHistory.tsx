import { CHECK_KIND } from '@/contract/codes/signInCodes';
import type { QuotaIncrease } from '@/contract/entities/management/systemConfig';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { Table, type TableColumnsType } from 'antd';
import { useIntl } from 'react-intl';

import { Subheading } from '../styled';

/** The latest increases, newest first. */
export function IncreaseHistory({ increases }: { readonly increases: readonly QuotaIncrease[] }) {
  const { formatMessage, formatNumber } = useIntl();
  const columns: TableColumnsType<QuotaIncrease> = [
    { key: 'time', title: formatMessage({ id: 'system.when' }), render: (_, { time }) => <DateTime at={time} /> },
    {
      key: 'kind',
      title: formatMessage({ id: 'system.quotas.kind' }),
      render: (_, { kind }) => <CodeLabel table={CHECK_KIND} code={kind} />,
    },
    {
      key: 'count',
      title: formatMessage({ id: 'system.quotas.added' }),
      align: 'right',
      render: (_, { count }) => formatNumber(count, { signDisplay: 'always' }),
    },
    {
      key: 'remaining',
      title: formatMessage({ id: 'system.quotas.then' }),
      align: 'right',
      render: (_, { remaining }) => formatNumber(remaining),
    },
    { key: 'who', title: formatMessage({ id: 'system.who' }), dataIndex: 'userName' },
  ];
  return (
    <section>
      <Subheading>{formatMessage({ id: 'system.quotas.history' })}</Subheading>
      <Table<QuotaIncrease>
        size="small"
        rowKey="id"
        columns={columns}
        dataSource={[...increases]}
        pagination={false}
        locale={{ emptyText: <EmptyState title={formatMessage({ id: 'system.quotas.noHistory' })} /> }}
      />
    </section>
  );
}
