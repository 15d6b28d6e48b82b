import { PROMISE_STATE } from '@/contract/codes/moneyCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CLOCK } from '@/i18n/locale';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { PROMISE_STATE_TONES } from '@/ui/theme/tones';
import { FormattedDate, FormattedMessage } from 'react-intl';

import * as styles from './caseBar.module.css';

const MINUTE = { month: 'short', day: 'numeric', ...CLOCK } as const;

/** Latest promise: amount, date, and its outcome by payments. Renders nothing without a promise. */
export function PromiseTag({ task }: { readonly task: LoanItem['task'] }) {
  const { promisedAmount, promisedTime, promiseState, currency } = task;
  if (!promisedTime) return null;
  const amount = <Money amount={promisedAmount} currency={currency} />;
  const until = (
    <time dateTime={promisedTime}>
      <FormattedDate value={promisedTime} {...MINUTE} />
    </time>
  );
  return (
    <div className={styles['promised']}>
      <span className={styles['label']}>
        <FormattedMessage id="case.promise" values={{ amount: <strong>{amount}</strong>, until }} />
      </span>
      {promiseState && <CodeLabel table={PROMISE_STATE} tones={PROMISE_STATE_TONES} code={promiseState} />}
    </div>
  );
}
