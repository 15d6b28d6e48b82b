import { APPROVAL_FACT, APPROVAL_KIND } from '@/contract/codes/approvalCodes';
import type { Approval } from '@/contract/entities/management/approval';
import type { MessageId } from '@/i18n/messageIds';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import * as styles from './approvals.module.css';
import { FactValue } from './FactValue';
import { MovedCases } from './MovedCases';

const Line = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </>
);

const words = (id: MessageId) => <FormattedMessage id={id} />;

function Sum({ label, amount, currency }: Pick<Approval, 'amount' | 'currency'> & { readonly label: MessageId }) {
  if (amount === null) return null;
  return (
    <Line label={words(label)}>
      <strong>
        <Money amount={amount} currency={currency} />
      </strong>
    </Line>
  );
}

/** Summary of the request to decide: the action, its case, and its value in money (MI-09). */
export function ApprovalMeaning({ row }: { readonly row: Approval }) {
  return (
    <>
      <Facts row={row} />
      {row.cases !== null && <MovedCases id={row.id} currency={row.currency} />}
    </>
  );
}

function Facts({ row }: { readonly row: Approval }) {
  const { currency } = row;
  return (
    <dl className={styles['facts']}>
      <Line label={words('approvals.field.kind')}>
        <CodeLabel table={APPROVAL_KIND} code={row.kind} />
      </Line>
      {row.loanId !== null && (
        <Line label={words('approvals.field.case')}>
          {row.loanId} {row.borrowerName}
        </Line>
      )}
      <Sum label="approvals.field.amount" amount={row.amount} currency={currency} />
      <Sum label="approvals.field.dueBefore" amount={row.dueBefore} currency={currency} />
      <Sum label="approvals.field.dueAfter" amount={row.dueAfter} currency={currency} />
      {row.cases !== null && (
        <Line label={words('approvals.field.cases')}>
          <FormattedNumber value={row.cases} />
        </Line>
      )}
      {row.facts.map((of) => (
        <Line key={of.fact} label={<CodeLabel table={APPROVAL_FACT} code={of.fact} />}>
          <FactValue of={of} currency={currency} />
        </Line>
      ))}
      <Line label={words('approvals.field.asker')}>
        {row.askerName}, <DateTime at={row.createdTime} />
      </Line>
    </dl>
  );
}
