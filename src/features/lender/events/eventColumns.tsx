import { CLARIFY_REASON, LENDER_EVENT_KIND, LENDER_EVENT_STATE, LENDER_HANDLE } from '@/contract/codes/lenderCodes';
import type { LenderEventRow } from '@/contract/entities/lender/lender';
import type { LENDER_EVENT_LIST } from '@/contract/lists/lenderLists';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CalendarDay, DateTime } from '@/ui/dates/DateTime';
import type { ListCells } from '@/ui/list/ListTable';
import { SecondaryText } from '@/ui/screen/screenLayout';

import { Amount } from '../Amount';
import { EVENT_TONES } from '../lenderTones';
import { NumberText, Stack } from '../styled';

type Row = { readonly row: LenderEventRow };

const Kind = ({ row }: Row) => (
  <Stack>
    <CodeLabel table={LENDER_EVENT_KIND} code={row.kind} />
    {row.ofReference !== null && <SecondaryText>{row.ofReference}</SecondaryText>}
    {row.newDueDay !== null && (
      <SecondaryText>
        <CalendarDay at={row.newDueDay} />
      </SecondaryText>
    )}
  </Stack>
);

const Standing = ({ row }: Row) => (
  <Stack>
    <span>
      <CodeLabel table={LENDER_EVENT_STATE} code={row.state} tones={EVENT_TONES} />
    </span>
    {row.reasonCode !== null && (
      <SecondaryText>
        <CodeLabel table={CLARIFY_REASON} code={row.reasonCode} />
      </SecondaryText>
    )}
  </Stack>
);

const Received = ({ row }: Row) => (
  <Stack>
    <DateTime at={row.receivedTime} />
    <SecondaryText>
      <CodeLabel table={LENDER_HANDLE} code={row.handleType} />
    </SecondaryText>
  </Stack>
);

/** Cell renderers of the lender's events. */
export const EVENT_CELLS: ListCells<typeof LENDER_EVENT_LIST, LenderEventRow> = {
  received: { width: 150, render: (_, row) => <Received row={row} /> },
  reference: { width: 170, render: (_, row) => <NumberText>{row.reference}</NumberText> },
  kind: { width: 150, render: (_, row) => <Kind row={row} /> },
  loan: { width: 150, render: (_, row) => <NumberText>{row.loanId || '–'}</NumberText> },
  amount: {
    width: 120,
    align: 'right',
    render: (_, row) => <Amount amount={row.amount} currency={row.currency} />,
  },
  value: { width: 140, render: (_, row) => <DateTime at={row.valueTime} /> },
  state: { width: 180, render: (_, row) => <Standing row={row} /> },
  remark: { width: 200, render: (_, { remark }) => remark ?? '–' },
};
