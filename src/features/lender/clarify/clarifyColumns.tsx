import { CLARIFICATION_STATE } from '@/contract/codes/clarificationState';
import { CLARIFY_REASON } from '@/contract/codes/clarifyReason';
import { LENDER_EVENT_KIND } from '@/contract/codes/lenderEventKind';
import type { ClarificationRow } from '@/contract/entities/lender';
import { CodeLabel } from '@/ui/CodeLabel';
import { useMay } from '@/ui/currentUser';
import { DateTime } from '@/ui/DateTime';
import { Aside } from '@/ui/screenLayout';
import type { PagedColumn } from '@/ui/tableQuery';
import { FormattedMessage, useIntl } from 'react-intl';

import { Amount } from '../Amount';
import { CLARIFICATION_TONES } from '../lenderTones';
import { NumberText, Stack } from '../styled';
import { Decide } from './Decide';

type Row = { readonly row: ClarificationRow };

const Told = ({ row }: Row) => (
  <Stack>
    <NumberText>{row.reference}</NumberText>
    <Aside>
      <CodeLabel table={LENDER_EVENT_KIND} code={row.kind} />
      {row.ofReference !== null && ` · ${row.ofReference}`}
    </Aside>
  </Stack>
);

const Why = ({ row }: Row) => (
  <Stack>
    <CodeLabel table={CLARIFY_REASON} code={row.reasonCode} />
    {row.remark !== null && <Aside>{row.remark}</Aside>}
  </Stack>
);

const Decision = ({ row }: Row) => (
  <Stack>
    <span>
      <CodeLabel table={CLARIFICATION_STATE} code={row.state} tones={CLARIFICATION_TONES} />
      {row.assignedLoanId !== null && <NumberText> {row.assignedLoanId}</NumberText>}
    </span>
    <Aside>
      {row.actorName ?? <FormattedMessage id="lender.clarify.byEvent" />} · <DateTime at={row.decidedTime} />
    </Aside>
    {row.note !== null && row.note !== '' && <Aside>{row.note}</Aside>}
  </Stack>
);

/** The columns of what waits, with what can be done about it; of what was decided, by whom and why. */
export function useClarifyColumns(isOpen: boolean): PagedColumn<ClarificationRow>[] {
  const { formatMessage } = useIntl();
  const mayDecide = useMay('lender.manage');
  const facts: PagedColumn<ClarificationRow>[] = [
    {
      key: 'received',
      title: formatMessage({ id: 'lender.field.received' }),
      width: 140,
      render: (_, row) => <DateTime at={row.receivedTime} />,
    },
    {
      key: 'reference',
      title: formatMessage({ id: 'lender.field.reference' }),
      width: 190,
      render: (_, row) => <Told row={row} />,
    },
    {
      key: 'loan',
      title: formatMessage({ id: 'lender.field.loanTold' }),
      width: 150,
      render: (_, row) => <NumberText>{row.loanId || '–'}</NumberText>,
    },
    {
      key: 'reason',
      title: formatMessage({ id: 'lender.field.reason' }),
      width: 190,
      render: (_, row) => <Why row={row} />,
    },
    {
      key: 'amount',
      title: formatMessage({ id: 'lender.field.amount' }),
      width: 120,
      align: 'right',
      render: (_, row) => <Amount amount={row.amount === 0 ? null : row.amount} currency={row.currency} />,
    },
  ];
  const decision = {
    key: 'decided',
    title: formatMessage({ id: 'lender.field.decided' }),
    width: 260,
    render: (_: unknown, row: ClarificationRow) => <Decision row={row} />,
  };
  const act = {
    key: 'act',
    title: formatMessage({ id: 'lender.field.act' }),
    width: 200,
    render: (_: unknown, row: ClarificationRow) => <Decide row={row} />,
  };
  if (!isOpen) return [...facts, decision];
  return mayDecide ? [...facts, act] : facts;
}
