import { useInstitutionAndQueueHistoryQuery } from '@/api/institutionAndQueueApi';
import { QUEUE_EVENT } from '@/contract/codes/queueEvent';
import type { QueueLogRow } from '@/contract/entities/queue';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import type { PagedColumn } from '@/ui/tableQuery';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';

import { Subtitle } from '../styled';

const otherOf = (row: QueueLogRow, word: IntlShape['formatMessage']): string => {
  if (row.cases === null) return '–';
  return row.otherQueue ?? word({ id: 'queues.noQueue' });
};

const columns = (word: IntlShape['formatMessage']): PagedColumn<QueueLogRow>[] => [
  {
    key: 'time',
    title: word({ id: 'queues.history.time' }),
    render: (_, row) => <DateTime at={row.time} />,
    width: 140,
  },
  {
    key: 'event',
    title: word({ id: 'queues.history.event' }),
    render: (_, row) => <CodeLabel table={QUEUE_EVENT} code={row.event} />,
    width: 170,
  },
  {
    key: 'cases',
    title: word({ id: 'queues.history.cases' }),
    render: (_, row) => row.cases ?? '–',
    align: 'right',
    width: 90,
  },
  { key: 'other', title: word({ id: 'queues.history.other' }), render: (_, row) => otherOf(row, word), width: 180 },
  {
    key: 'who',
    title: word({ id: 'queues.history.who' }),
    render: (_, row) => row.actorName ?? word({ id: 'queues.about.byRules' }),
    width: 160,
  },
];

/** What happened to a queue, newest first. */
export function QueueHistory({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useInstitutionAndQueueHistoryQuery({ id, page });
  const title = formatMessage({ id: 'queues.about.history' });
  return (
    <div>
      <Subtitle>
        <FormattedMessage id="queues.about.history" />
      </Subtitle>
      <PagedTable
        label={title}
        columns={columns(formatMessage)}
        rows={data}
        rowKey={(row) => row.id}
        place={{ page, size: PAGE_SIZE_TABLE }}
        onPlace={(place) => setPage(place.page)}
        isFetching={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        minWidth={740}
        empty={<EmptyState isLine title={formatMessage({ id: 'queues.about.history.empty' })} />}
      />
    </div>
  );
}
