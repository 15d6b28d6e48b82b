import { useApprovalOfCaseQuery } from '@/api/endpoints/management/approvalApi';
import { nothing as selectFromResult } from '@/api/client/selectFrom';
import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import {
  useTaskWorkLastCallQuery,
  useTaskWorkLawfulQuery,
  useTaskWorkWishesQuery,
} from '@/api/endpoints/cases/taskWorkApi';
import { usePermission } from '@/ui/screen/currentUser';

/**
 * Requests the data of all parts of a case's screen together with the case, so that everything arrives in one response. Once the case is
 * loaded (`isHere`), the mounted parts hold their subscriptions. Drafts are excluded: each is requested when the form that it restores is
 * mounted.
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
