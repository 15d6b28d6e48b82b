import { DateTime } from '@/ui/DateTime';
import { FormattedMessage } from 'react-intl';

import * as styles from './codeRequestForm.module.css';

/** Until when the borrower can pay with a code, where the channel has said so (MI-06). */
export function GoodUntil({ at }: { readonly at: string | null | undefined }) {
  if (!at) return null;
  return (
    <span className={styles['until']}>
      <FormattedMessage id="repay.code.until" values={{ time: <DateTime at={at} /> }} />
    </span>
  );
}
