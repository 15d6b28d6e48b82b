import {
  useInstitutionAndQueueOperationsFileMutation,
  useInstitutionAndQueueOperationsQuery,
} from '@/api/endpoints/management/institutionAndQueueApi';
import { useSavedColumns } from '@/api/hooks/useSavedListSettings';
import { BINDING_KIND, BINDING_STATE } from '@/contract/codes/queueCodes';
import type { BindOperation } from '@/contract/entities/management/binding';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import { BINDING_LIST } from '@/contract/lists/queueLists';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { Tones } from '@/ui/theme/tones';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

const STATE_TONES: Tones = { done: 'good', failed: 'bad', running: 'working', waiting: 'waiting' };

/** Cell renderers of the assignments; the time links to the assignment. */
const bindingCells = (onFollow: (operationId: string) => void): ListCells<typeof BINDING_LIST, BindOperation> => ({
  time: {
    width: 150,
    render: (_, row) => (
      <Button type="link" size="small" onClick={() => onFollow(row.id)}>
        <DateTime at={row.createdTime} />
      </Button>
    ),
  },
  kind: { width: 90, render: (_, { kind }) => <CodeLabel table={BINDING_KIND} code={kind} /> },
  who: { width: 150, ellipsis: true, dataIndex: 'actorName' },
  to: { width: 180, ellipsis: true, render: (_, { agentNames }) => agentNames.join(', ') || '–' },
  changed: { width: 110, align: 'right', render: (_, row) => `${row.changed} / ${row.total}` },
  state: { width: 110, render: (_, { state }) => <CodeLabel table={BINDING_STATE} code={state} tones={STATE_TONES} /> },
  finished: { width: 140, render: (_, { finishedTime }) => <DateTime at={finishedTime} /> },
});

interface BindingHistoryProps {
  readonly queueId: string;
  readonly onClose: () => void;
  readonly onFollow: (operationId: string) => void;
}

/** The bindings of a queue, newest first; each can be looked at, and taken back where it can (QU-02). */
export function BindingHistory({ queueId, onClose, onFollow }: BindingHistoryProps) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const shown = keepPreviousPage(useInstitutionAndQueueOperationsQuery({ queueId, page }));
  const [save, saving] = useInstitutionAndQueueOperationsFileMutation();
  const columns = useSavedColumns('bindings');
  const title = formatMessage({ id: 'queues.bindings' });
  return (
    <Drawer open size={860} title={title} onClose={onClose}>
      <ListTable
        list={BINDING_LIST}
        cells={bindingCells(onFollow)}
        fixed="time"
        keeping={{ columns }}
        file={{ saving, onSave: (format) => void save({ queueId, format }) }}
        label={title}
        {...shown}
        rowKey={({ id }) => id}
        place={{ page, size: PAGE_SIZE_MESSAGES }}
        onPlace={(place) => setPage(place.page)}
        stickyBelow={false}
        empty={<EmptyState title={formatMessage({ id: 'queues.bindings.empty' })} />}
      />
    </Drawer>
  );
}
