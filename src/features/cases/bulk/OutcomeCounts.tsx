import { BULK_OUTCOME } from '@/contract/codes/bulkMessageCodes';
import type { BulkMessagePlan } from '@/contract/entities/messages/bulkMessage';
import { CodeLabel } from '@/ui/format/CodeLabel';
import type { Tones } from '@/ui/theme/tones';
import { FormattedNumber } from 'react-intl';

import * as styles from './bulk.module.css';

const TONES: Tones = { now: 'good', sent: 'good', later: 'waiting', stopped: 'plain' };

/** Number of cases by outcome, with the rule of law if one decided. */
export const OutcomeCounts = ({ outcomes }: Pick<BulkMessagePlan, 'outcomes'>) => (
  <ul className={styles['outcomes']}>
    {outcomes.map(({ outcome, rule, count }) => (
      <li key={`${outcome} ${rule}`}>
        <strong>
          <FormattedNumber value={count} />
        </strong>{' '}
        <CodeLabel table={BULK_OUTCOME} tones={TONES} code={outcome} />{' '}
        {rule && <span className={styles['rule']}>{rule}</span>}
      </li>
    ))}
  </ul>
);
