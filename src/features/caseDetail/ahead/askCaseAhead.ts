import { approvalApi } from '@/api/approvalApi';
import { taskApi } from '@/api/taskApi';
import { taskWorkApi } from '@/api/taskWorkApi';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

interface CaseToCome {
  readonly id: string;
  readonly loanId: string;
}

type Dispatch = ThunkDispatch<object, unknown, UnknownAction>;

const AHEAD = { subscribe: false } as const;

/** Asks for what the screen of a case shows first, before somebody comes to it; where the case is refused, for nothing more. */
export async function askCaseAhead(dispatch: Dispatch, { id, loanId }: CaseToCome, mayDial: boolean): Promise<void> {
  const { taskLoanItemAhead, taskUserContacts } = taskApi.endpoints;
  const { isSuccess } = await dispatch(taskLoanItemAhead.initiate({ id: loanId, taskId: id }, AHEAD));
  if (!isSuccess) return;
  void dispatch(taskUserContacts.initiate({ id }, AHEAD));
  void dispatch(taskWorkApi.endpoints.taskWorkWishes.initiate({ id }, AHEAD));
  void dispatch(approvalApi.endpoints.approvalOfCase.initiate({ taskId: id }, AHEAD));
  if (!mayDial) return;
  void dispatch(taskWorkApi.endpoints.taskWorkLawful.initiate({ id }, AHEAD));
  void dispatch(taskWorkApi.endpoints.taskWorkLastCall.initiate({ id }, AHEAD));
}
