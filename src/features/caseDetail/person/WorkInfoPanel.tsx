import type { LoanItem } from '@/contract/entities/cases/loanItem';

import { PanelHeading } from '../PanelHeading';
import { EmergencyContacts } from './EmergencyContacts';
import { WorkInfo } from './WorkInfo';

/** Work log info: where the borrower works, and whom to turn to when they cannot be reached (§2, CD-08). */
export function WorkInfoPanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  return (
    <>
      <PanelHeading title="person.work" />
      <WorkInfo task={task} />
      <PanelHeading title="person.emergency" />
      <EmergencyContacts task={task} />
    </>
  );
}
