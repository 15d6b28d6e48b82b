import { CLARIFY_REASON } from '@/contract/codes/clarifyReason';
import { LENDER_EVENT_KIND } from '@/contract/codes/lenderEventKind';
import { LENDER_EVENT_STATE } from '@/contract/codes/lenderEventState';
import { LENDER_HANDLE } from '@/contract/codes/lenderHandle';
import type { LenderEventRow } from '@/contract/entities/lender';
import { CodeLabel } from '@/ui/CodeLabel';
import { CalendarDay, DateTime } from '@/ui/DateTime';
import { Aside } from '@/ui/screenLayout';
import type { PagedColumn } from '@/ui/tableQuery';
import { useIntl } from 'react-intl';

import { Amount } from '../Amount';
import { EVENT_TONES } from '../lenderTones';
import { NumberText, Stack } from '../styled';

type Row = { readonly row: LenderEventRow };

const Kind = ({ row }: Row) => (
  <Stack>
    <CodeLabel table={LENDER_EVENT_KIND} code={row.kind} />
    {row.ofReference !== null && <Aside>{row.ofReference}</Aside>}
    {row.newDueDay !== null && (
      <Aside>
        <CalendarDay at={row.newDueDay} />
      </Aside>
    )}
  </Stack>
);

const Standing = ({ row }: Row) => (
  <Stack>
    <span>
      <CodeLabel table={LENDER_EVENT_STATE} code={row.state} tones={EVENT_TONES} />
    </span>
    {row.reasonCode !== null && (
      <Aside>
        <CodeLabel table={CLARIFY_REASON} code={row.reasonCode} />
      </Aside>
    )}
  </Stack>
);

const Received = ({ row }: Row) => (
  <Stack>
    <DateTime at={row.receivedTime} />
    <Aside>
      <CodeLabel table={LENDER_HANDLE} code={row.handleType} />
    </Aside>
  </Stack>
);

/** The columns of what the lender told. */
export function useEventColumns(): PagedColumn<LenderEventRow>[] {
  const { formatMessage } = useIntl();
  return [
    {
      key: 'received',
      title: formatMessage({ id: 'lender.field.received' }),
      width: 150,
      render: (_, row) => <Received row={row} />,
    },
    {
      key: 'reference',
      title: formatMessage({ id: 'lender.field.reference' }),
      width: 170,
      render: (_, row) => <NumberText>{row.reference}</NumberText>,
    },
    {
      key: 'kind',
      title: formatMessage({ id: 'lender.field.kind' }),
      width: 150,
      render: (_, row) => <Kind row={row} />,
    },
    {
      key: 'loan',
      title: formatMessage({ id: 'lender.field.loan' }),
      width: 150,
      render: (_, row) => <NumberText>{row.loanId || '–'}</NumberText>,
    },
    {
      key: 'amount',
      title: formatMessage({ id: 'lender.field.amount' }),
      width: 120,
      align: 'right',
      render: (_, row) => <Amount amount={row.amount} currency={row.currency} />,
    },
    {
      key: 'value',
      title: formatMessage({ id: 'lender.field.value' }),
      width: 140,
      render: (_, row) => <DateTime at={row.valueTime} />,
    },
    {
      key: 'state',
      title: formatMessage({ id: 'lender.field.state' }),
      width: 180,
      render: (_, row) => <Standing row={row} />,
    },
  ];
}
