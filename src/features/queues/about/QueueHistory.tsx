import {
  useInstitutionAndQueueHistoryFileMutation,
  useInstitutionAndQueueHistoryQuery,
} from '@/api/endpoints/management/institutionAndQueueApi';
import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import { QUEUE_EVENT, QUEUE_NOBODY } from '@/contract/codes/queueCodes';
import type { QueueLogRow } from '@/contract/entities/management/queue';
import { PAGE_SIZE_TABLE } from '@/contract/limits';
import { QUEUE_HISTORY_LIST } from '@/contract/lists/queueLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { QueueSubtitle } from '../queueElements';

function Other({ of: { cases, otherQueue } }: { readonly of: QueueLogRow }) {
  if (cases === null) return '–';
  return otherQueue ?? <CodeLabel table={QUEUE_NOBODY} code="noQueue" />;
}

const CELLS: ListCells<typeof QUEUE_HISTORY_LIST, QueueLogRow> = {
  time: { width: 140, render: (_, { time }) => <DateTime at={time} /> },
  event: { width: 170, render: (_, { event }) => <CodeLabel table={QUEUE_EVENT} code={event} /> },
  cases: { width: 90, align: 'right', render: (_, { cases }) => cases ?? '–' },
  other: { width: 180, render: (_, row) => <Other of={row} /> },
  who: { width: 160, render: (_, { actorName }) => actorName ?? <CodeLabel table={QUEUE_NOBODY} code="byRules" /> },
};

/** History of a queue, newest first. */
export function QueueHistory({ id }: { readonly id: string }) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const shown = keepPreviousPage(useInstitutionAndQueueHistoryQuery({ id, page }));
  const [save, saving] = useInstitutionAndQueueHistoryFileMutation();
  const columns = useSavedColumns('queueHistory');
  const title = formatMessage({ id: 'queues.about.history' });
  return (
    <ListTable
      list={QUEUE_HISTORY_LIST}
      cells={CELLS}
      fixed="event"
      keeping={{ columns }}
      file={{ saving, onSave: (format) => void save({ id, format }) }}
      lead={<QueueSubtitle>{title}</QueueSubtitle>}
      label={title}
      {...shown}
      rowKey={(row) => row.id}
      place={{ page, size: PAGE_SIZE_TABLE }}
      onPlace={(place) => setPage(place.page)}
      empty={<EmptyState isLine title={formatMessage({ id: 'queues.about.history.empty' })} />}
    />
  );
}
