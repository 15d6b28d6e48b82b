import { REPAYMENT_CODE_TYPE } from '@/contract/codes/moneyCodes';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { FormattedMessage } from 'react-intl';

import * as styles from './repayment.module.css';

/** Type of a code, and the number of days that an extension code buys. */
export const CodeKind = ({ row: { codeType, days } }: { readonly row: RepaymentCode }) => (
  <>
    <CodeLabel table={REPAYMENT_CODE_TYPE} code={codeType} />
    {typeof days === 'number' && (
      <span className={styles['until']}>
        <FormattedMessage id="repay.code.days" values={{ days }} />
      </span>
    )}
  </>
);
