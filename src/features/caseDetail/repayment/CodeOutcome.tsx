import { NOT_EXTENDED } from '@/contract/codes/moneyCodes';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CalendarDay } from '@/ui/dates/DateTime';
import { FormattedMessage } from 'react-intl';

import * as styles from './repayment.module.css';

/** Outcome of the payment of an extension code: the new due date, or the reason why there is none (MI-07). */
export function CodeOutcome({ row: { extendedDate, notExtended } }: { readonly row: RepaymentCode }) {
  if (notExtended) {
    const why = <CodeLabel table={NOT_EXTENDED} code={notExtended} />;
    return (
      <span className={styles['until']}>
        <FormattedMessage id="repay.code.notExtended" values={{ why }} />
      </span>
    );
  }
  if (!extendedDate) return null;
  return (
    <span className={styles['until']}>
      <FormattedMessage id="repay.code.extended" values={{ date: <CalendarDay at={extendedDate} /> }} />
    </span>
  );
}
