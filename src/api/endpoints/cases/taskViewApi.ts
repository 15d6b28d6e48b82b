import type { CallInput } from '@/contract/call';
import { taskViewCalls } from '@/contract/calls/cases/taskViewCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { updateOptimistically } from '../../client/updateOptimistically';

/** Endpoints for view settings of the case lists: saved filters, selected columns, counts of waiting cases (§7 task/…). */
export const taskViewApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      taskViewListCount: reads(taskViewCalls.listCount, ['CaseList']),
      taskViewSavedFilters: reads(taskViewCalls.savedFilters, ['SavedFilters']),
      taskViewSaveFilter: changes(taskViewCalls.saveFilter, ['SavedFilters']),
      taskViewDeleteFilter: changes(taskViewCalls.deleteFilter, ['SavedFilters']),
      taskViewSpecialColumn: reads(taskViewCalls.specialColumn, ['Columns']),
      taskViewSaveSpecialColumn: changes(taskViewCalls.saveSpecialColumn, ['Columns']),
    };
  },
});

const { updateQueryData } = taskViewApi.util;

taskViewApi.enhanceEndpoints({
  endpoints: {
    taskViewSaveSpecialColumn: {
      onQueryStarted: updateOptimistically(({ list, columns }: CallInput<typeof taskViewCalls.saveSpecialColumn>) => [
        updateQueryData('taskViewSpecialColumn', { list }, () => columns),
      ]),
    },
    taskViewDeleteFilter: {
      onQueryStarted: updateOptimistically(({ id }: CallInput<typeof taskViewCalls.deleteFilter>) => [
        updateQueryData('taskViewSavedFilters', undefined, (saved) => saved.filter((filter) => filter.id !== id)),
      ]),
    },
  },
});

export const {
  useTaskViewListCountQuery,
  useTaskViewSavedFiltersQuery,
  useTaskViewSaveFilterMutation,
  useTaskViewDeleteFilterMutation,
  useTaskViewSpecialColumnQuery,
  useTaskViewSaveSpecialColumnMutation,
} = taskViewApi;
