import type { QueueMove } from '@/contract/entities/queue';
import { FormattedMessage } from 'react-intl';

import * as styles from '../queues.module.css';

/** Cases that move from queue to queue, most first. */
export function MoveList({ moves, to }: { readonly moves: readonly QueueMove[]; readonly to?: string }) {
  return (
    <ul className={styles['plainList']}>
      {moves.map((move) => (
        <li key={`${move.fromName} ${move.toName}`}>
          <span>
            <FormattedMessage
              id="queues.move"
              values={{
                from: move.fromName ?? <FormattedMessage id="queues.noQueue" />,
                to: to ?? move.toName,
              }}
            />
          </span>
          <span className={styles['number']}>
            <FormattedMessage id="queues.count" values={{ count: move.count }} />
          </span>
        </li>
      ))}
    </ul>
  );
}
