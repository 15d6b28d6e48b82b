import type { LoanItem } from '@/contract/entities/cases/loanItem';

import { PanelHeading } from '../PanelHeading';
import { LinkedCases } from './LinkedCases';
import { LoanRecords } from './LoanRecords';

/** All loans of the borrower, and other cases that share a number with this one (§7 loan/loan-record, task: link by phone). */
export function LoanRecordPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  return (
    <>
      <PanelHeading title="person.loans" />
      <LoanRecords task={task} />
      <PanelHeading title="person.linked" />
      <LinkedCases task={task} />
    </>
  );
}
