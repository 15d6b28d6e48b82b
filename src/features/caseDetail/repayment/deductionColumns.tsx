import { DEDUCTION_FAILURE } from '@/contract/codes/deductionFailure';
import { DEDUCTION_STATUS, type DeductionStatus } from '@/contract/codes/deductionStatus';
import { DEDUCTION_TYPE } from '@/contract/codes/deductionType';
import type { PayLog } from '@/contract/entities/payLog';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { Money } from '@/ui/Money';
import type { PagedColumn } from '@/ui/tableQuery';
import type { Tone } from '@/ui/tones';

const STATUS_TONES = { '0': 'waiting', '1': 'bad', '2': 'good' } as const satisfies Record<DeductionStatus, Tone>;

/** Why it failed, before what the agent wrote. */
function DeductionRemark({ row: { failure, remark } }: { readonly row: PayLog }) {
  if (!failure) return remark ?? '–';
  return (
    <>
      <div>
        <CodeLabel table={DEDUCTION_FAILURE} code={failure} />
      </div>
      {remark}
    </>
  );
}

/** The five columns of the deduction record (§2, CO-01); where several loans are shown, whose row it is. */
export const deductionColumns = (words: (id: MessageId) => string, ofSeveralLoans: boolean): PagedColumn<PayLog>[] => [
  ...(ofSeveralLoans ? [{ key: 'loanId', title: words('repay.loan'), dataIndex: 'loanId' }] : []),
  { key: 'opTime', title: words('repay.log.time'), width: 138, render: (_, row) => <DateTime at={row.opTime} /> },
  {
    key: 'type',
    width: 115,
    title: words('repay.log.type'),
    render: (_, row) => <CodeLabel table={DEDUCTION_TYPE} code={row.type} />,
  },
  {
    key: 'amount',
    width: 105,
    title: words('repay.log.amount'),
    align: 'end',
    render: (_, row) => <Money amount={row.amount} currency={row.currency} />,
  },
  {
    key: 'status',
    width: 84,
    title: words('repay.log.status'),
    render: (_, row) => <CodeLabel table={DEDUCTION_STATUS} tones={STATUS_TONES} code={row.status} />,
  },
  {
    key: 'remark',
    title: words('repay.log.remark'),
    render: (_, row) => <DeductionRemark row={row} />,
  },
];
