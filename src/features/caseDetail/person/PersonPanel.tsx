import type { LoanItem } from '@/contract/entities/cases/loanItem';

import { PanelHeading } from '../PanelHeading';
import { LoanRecordPanel } from './LoanRecordPanel';
import { WorkInfoPanel } from './WorkInfoPanel';
import { TaskInfo } from './TaskInfo';
import { UserInfo } from './UserInfo';

/** Task info, user info, work and emergency contacts, other loans (§2, CD-07, CD-08). */
export function PersonPanel({ loanItem }: { readonly loanItem: LoanItem }) {
  return (
    <>
      <PanelHeading title="case.taskInfo" />
      <TaskInfo loanItem={loanItem} />
      <PanelHeading title="case.userInfo" />
      <UserInfo task={loanItem.task} />
      <WorkInfoPanel loanItem={loanItem} />
      <LoanRecordPanel loanItem={loanItem} />
    </>
  );
}
