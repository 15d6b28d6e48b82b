import { BINDING_KIND, BINDING_STATE } from '@/contract/codes/queueCodes';
import type { BindOperation } from '@/contract/entities/management/binding';
import type { BINDING_LIST } from '@/contract/lists/queueLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import type { Tones } from '@/ui/theme/tones';
import { Button } from 'antd';

const STATE_TONES: Tones = { done: 'good', failed: 'bad', running: 'working', waiting: 'waiting' };

/** Cell renderers of the assignments; the time links to the assignment. */
export const bindingCells = (
  onFollow: (operationId: string) => void,
): ListCells<typeof BINDING_LIST, BindOperation> => ({
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
