import { type ApprovalState, APPROVAL_FACT, APPROVAL_KIND, APPROVAL_STATE } from '@/contract/codes/approvalCodes';
import type { Approval } from '@/contract/entities/management/approval';
import type { APPROVAL_LIST } from '@/contract/lists/managementLists';
import { getTaskDetailPath } from '@/contract/routes';
import { DateTime } from '@/ui/dates/DateTime';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import type { ListCells } from '@/ui/list/ListTable';
import { SecondaryText } from '@/ui/screen/screenLayout';
import type { Tone, Tones } from '@/ui/theme/tones';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { ApprovalStack } from './approvalElements';
import { FactValue } from './FactValue';

/** Tones of the states of a request. */
const APPROVAL_TONES: Tones = {
  waiting: 'waiting',
  granted: 'fresh',
  done: 'good',
  refused: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  failed: 'bad',
} satisfies Record<ApprovalState, Tone>;

type ApprovalRow = { readonly row: Approval };

const Case = ({ row }: ApprovalRow) => {
  if (row.taskId === null || row.loanId === null) return '–';
  return (
    <ApprovalStack>
      <Link to={getTaskDetailPath(row.taskId, row.loanId)}>{row.loanId}</Link>
      <SecondaryText>{row.borrowerName}</SecondaryText>
    </ApprovalStack>
  );
};

/** Renders the requested action with its details below. */
const What = ({ row }: ApprovalRow) => (
  <ApprovalStack>
    <CodeLabel table={APPROVAL_KIND} code={row.kind} />
    {row.cases !== null && (
      <span>
        <FormattedMessage id="approvals.cases.count" values={{ count: row.cases }} />
      </span>
    )}
    {row.facts.map((of) => (
      <SecondaryText key={of.fact}>
        <CodeLabel table={APPROVAL_FACT} code={of.fact} />: <FactValue of={of} currency={row.currency} />
      </SecondaryText>
    ))}
  </ApprovalStack>
);

const Sum = ({ amount, currency }: Pick<Approval, 'amount' | 'currency'>) =>
  amount === null ? '–' : <Money amount={amount} currency={currency} />;

/** Renders the amount, and below it the amount due before and after. */
const AmountAndDue = ({ row }: ApprovalRow) => (
  <ApprovalStack>
    <Sum {...row} />
    {row.dueBefore !== null && (
      <SecondaryText>
        <Sum amount={row.dueBefore} currency={row.currency} /> → <Sum amount={row.dueAfter} currency={row.currency} />
      </SecondaryText>
    )}
  </ApprovalStack>
);

const Asked = ({ row }: ApprovalRow) => (
  <ApprovalStack>
    <span>{row.askerName}</span>
    <SecondaryText>
      <DateTime at={row.createdTime} />
    </SecondaryText>
  </ApprovalStack>
);

const Standing = ({ row }: ApprovalRow) => (
  <ApprovalStack>
    <span>
      <CodeLabel table={APPROVAL_STATE} code={row.state} tones={APPROVAL_TONES} />
    </span>
    {row.deciderName !== null && (
      <SecondaryText>
        {row.deciderName} · <DateTime at={row.decidedTime} />
      </SecondaryText>
    )}
    {(row.reason ?? row.failure) !== null && <SecondaryText>{row.reason ?? row.failure}</SecondaryText>}
  </ApprovalStack>
);

/** Cell renderers of the approval list. */
export const APPROVAL_CELLS: ListCells<typeof APPROVAL_LIST, Approval> = {
  kind: { width: 150, render: (_, row) => <What row={row} /> },
  case: { width: 132, render: (_, row) => <Case row={row} /> },
  amount: { width: 166, align: 'right', render: (_, row) => <AmountAndDue row={row} /> },
  asker: { width: 136, render: (_, row) => <Asked row={row} /> },
  createdTime: { width: 140, render: (_, { createdTime }) => <DateTime at={createdTime} /> },
  state: { width: 150, render: (_, row) => <Standing row={row} /> },
  decider: { width: 150, render: (_, { deciderName }) => deciderName ?? '–' },
  decidedTime: { width: 140, render: (_, { decidedTime }) => <DateTime at={decidedTime} /> },
  expires: { width: 146, render: (_, { expiresTime }) => <DateTime at={expiresTime} /> },
};
