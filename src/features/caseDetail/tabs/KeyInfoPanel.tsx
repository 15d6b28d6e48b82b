import { CASE_STATUS } from '@/contract/codes/caseCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { CASE_STATUS_TONES } from '@/ui/theme/tones';
import { CopyableId } from '@/ui/format/CopyableId';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import { useIntl } from 'react-intl';

import { FactList } from '../FactList';
import { Revealable } from '../Revealable';

/** The fifteen fields of 'key info' (§2, CD-01). */
export function KeyInfoPanel({ loanItem }: { readonly loanItem: LoanItem }) {
  const { formatMessage } = useIntl();
  const { task } = loanItem;
  const money = (amount: number | null) =>
    amount === null ? null : <Money amount={amount} currency={task.currency} />;
  const account = (field: 'deductionAccount' | 'bankAccount') => (
    <Revealable
      taskId={task.id}
      field={field}
      masked={loanItem[field]}
      label={formatMessage({ id: `case.${field}` })}
    />
  );
  return (
    <FactList
      facts={[
        {
          label: 'case.caseStatus',
          value: <CodeLabel table={CASE_STATUS} tones={CASE_STATUS_TONES} code={task.status} />,
        },
        { label: 'case.productCategory', value: loanItem.productCategory },
        { label: 'case.loanOrder', value: <CopyableId id={loanItem.loanOrder} /> },
        { label: 'case.loanTime', value: <DateTime at={loanItem.loanTime} /> },
        { label: 'case.contractAmount', value: money(loanItem.contractAmount) },
        { label: 'case.collectionTime', value: <DateTime at={loanItem.collectionTime} /> },
        { label: 'case.unpaidRepaymentTotal', value: money(loanItem.unpaidRepaymentTotal) },
        { label: 'case.unpaidPrincipal', value: money(loanItem.unpaidPrincipal ?? null) },
        { label: 'case.interestReceivable', value: money(loanItem.interestReceivable) },
        { label: 'case.penaltyInterest', value: money(loanItem.penaltyInterest) },
        { label: 'case.ivaReceivable', value: money(loanItem.ivaReceivable) },
        { label: 'case.deductionAccount', value: account('deductionAccount') },
        { label: 'case.bankAccount', value: account('bankAccount') },
        { label: 'case.loanApp', value: loanItem.loanApp },
        { label: 'case.lastOpenedTime', value: <DateTime at={loanItem.lastOpenedTime} /> },
        { label: 'case.lastRepaymentPageTime', value: <DateTime at={loanItem.lastRepaymentPageTime} /> },
      ]}
    />
  );
}
