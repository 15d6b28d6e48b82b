import { DateTime } from '@/ui/dates/DateTime';
import { FormattedMessage } from 'react-intl';

import * as styles from '../repayment.module.css';

/** Time until which the borrower can pay with a code, if the channel has reported it (MI-06). */
export function CodeValidity({ at }: { readonly at: string | null | undefined }) {
  if (!at) return null;
  return (
    <span className={styles['until']}>
      <FormattedMessage id="repay.code.until" values={{ time: <DateTime at={at} /> }} />
    </span>
  );
}
