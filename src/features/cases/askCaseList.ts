import { taskApi } from '@/api/taskApi';
import { taskViewApi } from '@/api/taskViewApi';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { listedIn } from './listedIn';

/** Asks for what /case/list shows at an address, before it is drawn: the rows are on their way meanwhile. */
export function askCaseList(dispatch: ThunkDispatch<object, unknown, UnknownAction>, params: URLSearchParams): void {
  const ahead = { subscribe: false };
  const { taskListing } = taskApi.endpoints;
  void dispatch(taskListing.initiate({ ...listedIn(params), scope: 'visible' }, ahead));
  void dispatch(taskViewApi.endpoints.taskViewSpecialColumn.initiate({ list: 'caseList' }, ahead));
}
