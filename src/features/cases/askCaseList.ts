import { taskApi } from '@/api/taskApi';
import { taskViewApi } from '@/api/taskViewApi';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

import { listedIn } from './listedIn';

interface Shown {
  /** The query of the address. */
  readonly params: URLSearchParams;
  /** Whether it counts what waits (QuickFilters). */
  readonly hasCounts: boolean;
}

/** Asks for what /case/list shows at an address, before it is drawn: the rows are on their way meanwhile. */
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
