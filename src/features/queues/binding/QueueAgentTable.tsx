import type { Binder } from '@/contract/entities/management/binding';
import { VirtualTable, type VirtualColumn } from '@/ui/table/VirtualTable';
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';

import { AgentDuty, AgentLoad, KeptPromiseRate } from './BinderFacts';

/** Height of two lines in pixels: the held cases, and their share of the capacity. */
const ROW_PX = 44;
const HEIGHT_PX = 352;

const getFacts = (word: IntlShape['formatMessage']): VirtualColumn<Binder>[] => [
  { key: 'held', title: word({ id: 'queues.held' }), width: '150px', render: (agent) => <AgentLoad {...agent} /> },
  { key: 'duty', title: word({ id: 'queues.duty' }), width: '108px', render: (agent) => <AgentDuty of={agent} /> },
  {
    key: 'kept',
    title: word({ id: 'queues.kept' }),
    width: '180px',
    align: 'end',
    render: (agent) => <KeptPromiseRate of={agent} />,
  },
];

interface QueueAgentTableProps {
  readonly label: string;
  readonly agents: readonly Binder[];
  /** Renders an agent's name; must be memoized. */
  readonly name: (agent: Binder) => ReactNode;
}

/** Table of agents with the facts for a choice. Virtualized: of a thousand rows only the visible ones are rendered. */
export function QueueAgentTable({ label, agents, name }: QueueAgentTableProps) {
  const { formatMessage } = useIntl();
  const columns = useMemo(
    () => [{ key: 'agent', title: formatMessage({ id: 'queues.agent' }), render: name }, ...getFacts(formatMessage)],
    [formatMessage, name],
  );
  return (
    <VirtualTable
      rowHeight={ROW_PX}
      height={HEIGHT_PX}
      label={label}
      columns={columns}
      rows={agents}
      rowKey={({ agentId }) => agentId}
    />
  );
}
