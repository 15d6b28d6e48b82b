import { useApprovalOfCaseQuery } from '@/api/approvalApi';
import { nothing as selectFromResult } from '@/api/selectFrom';
import { useTaskUserContactsQuery } from '@/api/taskApi';
import { useTaskWorkLastCallQuery, useTaskWorkLawfulQuery, useTaskWorkWishesQuery } from '@/api/taskWorkApi';
import { usePermission } from '@/ui/currentUser';

/**
 * Asks for what the parts of a case's screen show in the same moment as for the case itself, so that all of it comes in one
 * answer. Once the case is there (`isHere`) the parts are drawn, find theirs, and it is theirs. Not for what was half written: it
 * is asked for when the form is there that it is put back into.
 */
export function useCaseQuestions(taskId: string, isHere: boolean): void {
  const mayDial = usePermission('calls.dial');
  const asked = { selectFromResult, skip: isHere };
  const calling = { selectFromResult, skip: isHere || !mayDial };
  useApprovalOfCaseQuery({ taskId }, asked);
  useTaskWorkWishesQuery({ id: taskId }, asked);
  useTaskUserContactsQuery({ id: taskId }, asked);
  useTaskWorkLawfulQuery({ id: taskId }, { ...calling, refetchOnMountOrArgChange: true });
  useTaskWorkLastCallQuery({ id: taskId }, calling);
}
