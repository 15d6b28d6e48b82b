import { QUEUE_NOBODY } from '@/contract/codes/queueCodes';
import type { QueueMove } from '@/contract/entities/management/queue';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { FormattedMessage } from 'react-intl';

import { QueueNumberText, UnstyledList } from '../queueElements';

/** Cases that move from queue to queue, most first. */
export function MoveList({ moves, to }: { readonly moves: readonly QueueMove[]; readonly to?: string }) {
  return (
    <UnstyledList>
      {moves.map((move) => (
        <li key={`${move.fromName} ${move.toName}`}>
          <span>
            <FormattedMessage
              id="queues.move"
              values={{
                from: move.fromName ?? <CodeLabel table={QUEUE_NOBODY} code="noQueue" />,
                to: to ?? move.toName,
              }}
            />
          </span>
          <QueueNumberText>
            <FormattedMessage id="queues.count" values={{ count: move.count }} />
          </QueueNumberText>
        </li>
      ))}
    </UnstyledList>
  );
}
