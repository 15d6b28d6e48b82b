import { useManageConfigQuotaQuery } from '@/api/endpoints/system/manageConfigApi';
import { CHECK_KIND } from '@/contract/codes/signInCodes';
import type { QuotaIncrease } from '@/contract/entities/management/systemConfig';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Table, type TableColumnsType } from 'antd';
import { useIntl } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { QueryBoundary } from '../QueryBoundary';
import { Subheading, SettingsCards } from '../systemElements';
import { QuotaCard } from './QuotaCard';

/** The latest increases, newest first. */
function IncreaseHistory({ increases }: { readonly increases: readonly QuotaIncrease[] }) {
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

/** Remaining liveness and face checks, and the history of additions (SY-01). */
export function QuotasPanel() {
  const query = useManageConfigQuotaQuery();
  return (
    <PanelFrame title="system.tab.quotas" intro="system.quotas.intro" changes="system.manage">
      <QueryBoundary query={query}>
        {({ quotas, increases }) => (
          <>
            <SettingsCards>
              {quotas.map((quota) => (
                <QuotaCard key={quota.kind} quota={quota} />
              ))}
            </SettingsCards>
            <IncreaseHistory increases={increases} />
          </>
        )}
      </QueryBoundary>
    </PanelFrame>
  );
}
