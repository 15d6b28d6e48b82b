import { APPROVAL_FACT } from '@/contract/codes/approvalFact';
import { APPROVAL_KIND } from '@/contract/codes/approvalKind';
import { APPROVAL_STATE } from '@/contract/codes/approvalState';
import type { Approval, ApprovalView } from '@/contract/entities/approval';
import { taskDetailPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/CodeLabel';
import { DateTime } from '@/ui/DateTime';
import { Money } from '@/ui/Money';
import { Aside } from '@/ui/screenLayout';
import type { PagedColumn } from '@/ui/tableQuery';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { APPROVAL_TONES } from './approvalTones';
import { Decide } from './Decide';
import type { Chosen } from './DecisionDialog';
import { FactValue } from './FactValue';
import { Stack } from './styled';

type Row = { readonly row: Approval };
type Name = 'kind' | 'case' | 'amount' | 'asker' | 'expires' | 'state' | 'act';

const Case = ({ row }: Row) => {
  if (row.taskId === null || row.loanId === null) return '–';
  return (
    <Stack>
      <Link to={taskDetailPath(row.taskId, row.loanId)}>{row.loanId}</Link>
      <Aside>{row.borrowerName}</Aside>
    </Stack>
  );
};

/** What is asked for, with what it means below. */
const What = ({ row }: Row) => (
  <Stack>
    <CodeLabel table={APPROVAL_KIND} code={row.kind} />
    {row.cases !== null && (
      <span>
        <FormattedMessage id="approvals.cases" values={{ count: row.cases }} />
      </span>
    )}
    {row.facts.map((of) => (
      <Aside key={of.fact}>
        <CodeLabel table={APPROVAL_FACT} code={of.fact} />: <FactValue of={of} currency={row.currency} />
      </Aside>
    ))}
  </Stack>
);

const Sum = ({ amount, currency }: Pick<Approval, 'amount' | 'currency'>) =>
  amount === null ? '–' : <Money amount={amount} currency={currency} />;

/** The amount, and below it what is due before and after. */
const AmountAndDue = ({ row }: Row) => (
  <Stack>
    <Sum {...row} />
    {row.dueBefore !== null && (
      <Aside>
        <Sum amount={row.dueBefore} currency={row.currency} /> → <Sum amount={row.dueAfter} currency={row.currency} />
      </Aside>
    )}
  </Stack>
);

const Asked = ({ row }: Row) => (
  <Stack>
    <span>{row.askerName}</span>
    <Aside>
      <DateTime at={row.createdTime} />
    </Aside>
  </Stack>
);

const Standing = ({ row }: Row) => (
  <Stack>
    <span>
      <CodeLabel table={APPROVAL_STATE} code={row.state} tones={APPROVAL_TONES} />
    </span>
    {row.deciderName !== null && (
      <Aside>
        {row.deciderName} · <DateTime at={row.decidedTime} />
      </Aside>
    )}
    {(row.reason ?? row.failure) !== null && <Aside>{row.reason ?? row.failure}</Aside>}
  </Stack>
);

/** The columns of requests: those that wait with what can be done, those that are decided with what became of them. */
export function useApprovalColumns(view: ApprovalView, onChoose: (chosen: Chosen) => void): PagedColumn<Approval>[] {
  const { formatMessage } = useIntl();
  const column = (key: Name, width: number, render: (row: Approval) => ReactNode): PagedColumn<Approval> => ({
    key,
    title: formatMessage({ id: `approvals.field.${key}` }),
    width,
    render: (_, row) => render(row),
  });
  const facts = [
    column('kind', 190, (row) => <What row={row} />),
    column('case', 150, (row) => <Case row={row} />),
    { ...column('amount', 190, (row) => <AmountAndDue row={row} />), align: 'right' as const },
    column('asker', 150, (row) => <Asked row={row} />),
  ];
  const expires = column('expires', 130, ({ expiresTime }) => <DateTime at={expiresTime} />);
  const state = column('state', 170, (row) => <Standing row={row} />);
  // In view in any window: it is what the screen is for.
  const act = { ...column('act', 150, (row) => <Decide row={row} onChoose={onChoose} />), fixed: 'end' as const };
  if (view === 'decided') return [...facts, state];
  return view === 'mine' ? [...facts, state, expires, act] : [...facts, expires, act];
}
