import { CLARIFICATION_STATE, CLARIFY_REASON, LENDER_EVENT_KIND } from '@/contract/codes/lenderCodes';
import type { ClarificationRow } from '@/contract/entities/lender/lender';
import type { DECIDED_LIST, WAITING_LIST } from '@/contract/lists/lenderLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { SecondaryText } from '@/ui/screen/screenLayout';
import { FormattedMessage } from 'react-intl';

import { Amount } from '../Amount';
import { CLARIFICATION_TONES } from '../lenderTones';
import { LenderNumberText, LenderStack } from '../lenderElements';

type ClarificationTableRow = { readonly row: ClarificationRow };

const Told = ({ row }: ClarificationTableRow) => (
  <LenderStack>
    <LenderNumberText>{row.reference}</LenderNumberText>
    <SecondaryText>
      <CodeLabel table={LENDER_EVENT_KIND} code={row.kind} />
      {row.ofReference !== null && ` · ${row.ofReference}`}
    </SecondaryText>
  </LenderStack>
);

const Why = ({ row }: ClarificationTableRow) => (
  <LenderStack>
    <CodeLabel table={CLARIFY_REASON} code={row.reasonCode} />
    {row.remark !== null && <SecondaryText>{row.remark}</SecondaryText>}
  </LenderStack>
);

const Decision = ({ row }: ClarificationTableRow) => (
  <LenderStack>
    <span>
      <CodeLabel table={CLARIFICATION_STATE} code={row.state} tones={CLARIFICATION_TONES} />
      {row.assignedLoanId !== null && <LenderNumberText> {row.assignedLoanId}</LenderNumberText>}
    </span>
    <SecondaryText>
      {row.actorName ?? <FormattedMessage id="lender.clarify.byEvent" />} · <DateTime at={row.decidedTime} />
    </SecondaryText>
    {row.note !== null && row.note !== '' && <SecondaryText>{row.note}</SecondaryText>}
  </LenderStack>
);

/** Cell renderers of the pending entries. */
export const WAITING_CELLS: ListCells<typeof WAITING_LIST, ClarificationRow> = {
  received: { width: 140, render: (_, row) => <DateTime at={row.receivedTime} /> },
  reference: { width: 190, render: (_, row) => <Told row={row} /> },
  loan: { width: 150, render: (_, row) => <LenderNumberText>{row.loanId || '–'}</LenderNumberText> },
  reason: { width: 190, render: (_, row) => <Why row={row} /> },
  amount: {
    width: 120,
    align: 'right',
    render: (_, row) => <Amount amount={row.amount === 0 ? null : row.amount} currency={row.currency} />,
  },
  value: { width: 140, render: (_, row) => <DateTime at={row.valueTime} /> },
};

/** Cell renderers of the decided entries, with user and reason. */
export const DECIDED_CELLS: ListCells<typeof DECIDED_LIST, ClarificationRow> = {
  ...WAITING_CELLS,
  decided: { width: 260, render: (_, row) => <Decision row={row} /> },
};
