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
import { FactValue } from './FactValue';
import { Stack } from './styled';

type Row = { readonly row: Approval };
type Name = 'kind' | 'case' | 'amount' | 'due' | 'facts' | 'asker' | 'expires' | 'state' | 'act';

const Case = ({ row }: Row) => {
  if (row.taskId === null || row.loanId === null) return '–';
  return (
    <Stack>
      <Link to={taskDetailPath(row.taskId, row.loanId)}>{row.loanId}</Link>
      <Aside>{row.borrowerName}</Aside>
    </Stack>
  );
};

const Facts = ({ row }: Row) => (
  <Stack>
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

const DueChange = ({ row }: Row) => {
  if (row.dueBefore === null) return '–';
  return (
    <Stack>
      <Sum amount={row.dueBefore} currency={row.currency} />
      <Aside>
        → <Sum amount={row.dueAfter} currency={row.currency} />
      </Aside>
    </Stack>
  );
};

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
export function useApprovalColumns(view: ApprovalView): PagedColumn<Approval>[] {
  const { formatMessage } = useIntl();
  const column = (key: Name, width: number, render: (row: Approval) => ReactNode): PagedColumn<Approval> => ({
    key,
    title: formatMessage({ id: `approvals.field.${key}` }),
    width,
    render: (_, row) => render(row),
  });
  const facts = [
    column('kind', 130, ({ kind }) => <CodeLabel table={APPROVAL_KIND} code={kind} />),
    column('case', 160, (row) => <Case row={row} />),
    { ...column('amount', 120, (row) => <Sum {...row} />), align: 'right' as const },
    { ...column('due', 140, (row) => <DueChange row={row} />), align: 'right' as const },
    column('facts', 220, (row) => <Facts row={row} />),
    column('asker', 150, (row) => <Asked row={row} />),
  ];
  const expires = column('expires', 140, ({ expiresTime }) => <DateTime at={expiresTime} />);
  const state = column('state', 200, (row) => <Standing row={row} />);
  const act = column('act', 170, (row) => <Decide row={row} />);
  if (view === 'decided') return [...facts, state];
  return view === 'mine' ? [...facts, state, expires, act] : [...facts, expires, act];
}
