import { taskApi } from '@/api/endpoints/cases/taskApi';
import { taskViewApi } from '@/api/endpoints/cases/taskViewApi';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { listedIn } from './listedIn';

interface Shown {
  /** The query of the address. */
  readonly params: URLSearchParams;
  /** True if the pending counts are needed (QuickFilters). */
  readonly hasCounts: boolean;
}

/** Prefetches the data of /case/list at an address before it renders. */
export function askCaseList(
  dispatch: ThunkDispatch<object, unknown, UnknownAction>,
  { params, hasCounts }: Shown,
): void {
  const ahead = { subscribe: false };
  const { taskListing } = taskApi.endpoints;
  void dispatch(taskListing.initiate({ ...listedIn(params), scope: 'visible' }, ahead));
  const { taskViewSpecialColumn, taskViewListCount } = taskViewApi.endpoints;
  void dispatch(taskViewSpecialColumn.initiate({ list: 'caseList' }, ahead));
  if (hasCounts) void dispatch(taskViewListCount.initiate(undefined, ahead));
}
