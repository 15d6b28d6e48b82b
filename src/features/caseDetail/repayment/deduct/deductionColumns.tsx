import { DEDUCTION_FAILURE, DEDUCTION_STATUS, type DeductionStatus, DEDUCTION_TYPE } from '@/contract/codes/moneyCodes';
import type { PayLog } from '@/contract/entities/money/payLog';
import type { DEDUCTION_LIST } from '@/contract/lists/caseLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { Money } from '@/ui/format/Money';
import type { Tone } from '@/ui/theme/tones';

const STATUS_TONES = { '0': 'waiting', '1': 'bad', '2': 'good' } as const satisfies Record<DeductionStatus, Tone>;

/** Shows the reason of the failure before the agent's remark. */
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

/** Cell renderers of the deduction list (§2, CO-01). */
export const DEDUCTION_CELLS: ListCells<typeof DEDUCTION_LIST, PayLog> = {
  loanId: { width: 140, render: (_, { loanId }) => loanId ?? '–' },
  opTime: { width: 138, render: (_, row) => <DateTime at={row.opTime} /> },
  type: { width: 115, render: (_, row) => <CodeLabel table={DEDUCTION_TYPE} code={row.type} /> },
  amount: { width: 105, align: 'end', render: (_, row) => <Money amount={row.amount} currency={row.currency} /> },
  status: {
    width: 84,
    render: (_, row) => <CodeLabel table={DEDUCTION_STATUS} tones={STATUS_TONES} code={row.status} />,
  },
  remark: { width: 103, render: (_, row) => <DeductionRemark row={row} /> },
  agent: { width: 130, render: (_, { agentName }) => agentName ?? '–' },
};
