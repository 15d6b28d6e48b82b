import { useInstitutionAndQueueOperationsQuery } from '@/api/institutionAndQueueApi';
import { BINDING_KIND } from '@/contract/codes/bindingKind';
import { BINDING_STATE } from '@/contract/codes/bindingState';
import type { BindOperation } from '@/contract/entities/binding';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { PagedTable } from '@/ui/PagedTable';
import type { PagedColumn } from '@/ui/tableQuery';
import type { Tones } from '@/ui/tones';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

interface BindingHistoryProps {
  readonly queueId: string;
  readonly onClose: () => void;
  readonly onFollow: (operationId: string) => void;
}

const STATE_TONES: Tones = { done: 'good', failed: 'bad', running: 'working', waiting: 'waiting' };

const columns = (
  word: IntlShape['formatMessage'],
  onFollow: BindingHistoryProps['onFollow'],
): PagedColumn<BindOperation>[] => [
  {
    key: 'time',
    title: word({ id: 'queues.history.time' }),
    render: (_, row) => (
      <Button type="link" size="small" onClick={() => onFollow(row.id)}>
        <DateTime at={row.createdTime} />
      </Button>
    ),
    width: 150,
  },
  {
    key: 'kind',
    title: word({ id: 'queues.bindings.what' }),
    render: (_, row) => <CodeLabel table={BINDING_KIND} code={row.kind} />,
    width: 90,
  },
  { key: 'who', title: word({ id: 'queues.history.who' }), dataIndex: 'actorName', width: 150, ellipsis: true },
  {
    key: 'to',
    title: word({ id: 'queues.bindings.to' }),
    render: (_, row) => row.agentNames.join(', ') || '–',
    width: 180,
    ellipsis: true,
  },
  {
    key: 'changed',
    title: word({ id: 'queues.bindings.changed' }),
    render: (_, row) => `${row.changed} / ${row.total}`,
    align: 'right',
    width: 110,
  },
  {
    key: 'state',
    title: word({ id: 'queues.bindings.state' }),
    render: (_, row) => <CodeLabel table={BINDING_STATE} code={row.state} tones={STATE_TONES} />,
    width: 110,
  },
];

/** The bindings of a queue, newest first; each can be looked at, and taken back where it can (QU-02). */
export function BindingHistory({ queueId, onClose, onFollow }: BindingHistoryProps) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useInstitutionAndQueueOperationsQuery({ queueId, page });
  const title = formatMessage({ id: 'queues.bindings' });
  return (
    <Drawer open size={860} title={title} onClose={onClose}>
      <PagedTable
        label={title}
        columns={columns(formatMessage, onFollow)}
        rows={data}
        rowKey={(row) => row.id}
        place={{ page, size: PAGE_SIZE_MESSAGES }}
        onPlace={(place) => setPage(place.page)}
        isFetching={isFetching}
        error={data ? undefined : error}
        onRetry={() => void refetch()}
        stickyBelow={false}
        minWidth={790}
        empty={<EmptyState title={formatMessage({ id: 'queues.bindings.empty' })} />}
      />
    </Drawer>
  );
}
