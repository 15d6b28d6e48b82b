import { REPAYMENT_CODE_TYPE, PAY_CHANNEL } from '@/contract/codes/moneyCodes';
import type { RepaymentCode } from '@/contract/entities/money/repaymentCode';
import type { MessageId } from '@/i18n/messageIds';
import { DateTime } from '@/ui/dates/DateTime';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import type { PagedColumn } from '@/ui/table/tableQuery';
import { FormattedMessage } from 'react-intl';

import * as styles from '../repayment.module.css';
import { CodeCell } from './CodeCell';

/** Type of a code, and the number of days that an extension code buys. */
const CodeKind = ({ row: { codeType, days } }: { readonly row: RepaymentCode }) => (
  <>
    <CodeLabel table={REPAYMENT_CODE_TYPE} code={codeType} />
    {typeof days === 'number' && (
      <span className={styles['until']}>
        <FormattedMessage id="repay.code.days" values={{ days }} />
      </span>
    )}
  </>
);

type FormatMessage = (id: MessageId) => string;

/** The columns of the codes of a case (§3 Repayment code, CD-10). */
export const createRepaymentCodeColumns = (words: FormatMessage): PagedColumn<RepaymentCode>[] => [
  { key: 'appName', width: 110, title: words('repay.code.app'), render: (_, row) => row.appName ?? '–' },
  {
    key: 'updateTime',
    width: 150,
    title: words('repay.code.updated'),
    render: (_, row) => <DateTime at={row.updateTime} />,
  },
  {
    key: 'amount',
    width: 105,
    title: words('repay.amount'),
    align: 'end',
    render: (_, row) => <Money amount={row.amount} currency={row.currency} />,
  },
  {
    key: 'codeType',
    width: 135,
    title: words('repay.code.type'),
    render: (_, row) => <CodeKind row={row} />,
  },
  {
    key: 'payChannel',
    width: 145,
    title: words('repay.code.channel'),
    render: (_, row) => <CodeLabel table={PAY_CHANNEL} code={row.payChannel} />,
  },
  {
    key: 'maximumAmount',
    width: 110,
    title: words('repay.code.maximum'),
    align: 'end',
    render: (_, row) => <Money amount={row.maximumAmount} currency={row.currency} />,
  },
  {
    key: 'code',
    width: 190,
    title: words('repay.code.code'),
    render: (_, row) => <CodeCell row={row} />,
  },
];
