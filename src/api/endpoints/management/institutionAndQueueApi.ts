import type { CallInput } from '@/contract/call';
import { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { updateOptimistically } from '../../client/updateOptimistically';
import { createTag, type DataTag } from '../../client/tags';

/** Cache tags of screens that show queues: lists of queues, and places to select, plan or count by queue. */
const QUEUES: readonly DataTag[] = ['Queues', 'QueueCases', 'UserOptions', 'Board', 'Alerts', 'SeatPlans'];

/** Queues (§7 institutionAndQueue/…; QU-01) and binding many cases (QU-02). */
export const institutionAndQueueApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      institutionAndQueueList: reads(institutionAndQueueCalls.list, ['Queues', 'Users']),
      institutionAndQueueExport: files(institutionAndQueueCalls.export),
      institutionAndQueueCasesExport: files(institutionAndQueueCalls.casesExport),
      institutionAndQueueProducts: reads(institutionAndQueueCalls.products, ['FilterOptions']),
      institutionAndQueueInfo: reads(institutionAndQueueCalls.info, ['Queues', 'Users']),
      institutionAndQueueHistory: reads(institutionAndQueueCalls.history, ['Queues']),
      institutionAndQueueHistoryFile: files(institutionAndQueueCalls.historyFile),
      institutionAndQueueAdd: changes(institutionAndQueueCalls.add, QUEUES),
      institutionAndQueueUpdate: changes(institutionAndQueueCalls.update, QUEUES),
      institutionAndQueueEnable: changes(institutionAndQueueCalls.enable, QUEUES),
      institutionAndQueueDelete: changes(institutionAndQueueCalls.delete, QUEUES),
      // Previews the current effect: a mutation, so that it is never cached.
      institutionAndQueueRulePreview: changes(institutionAndQueueCalls.rulePreview),
      institutionAndQueueSortPreview: changes(institutionAndQueueCalls.sortPreview),
      institutionAndQueueSort: changes(institutionAndQueueCalls.sort, ['Queues', 'QueueCases', 'CaseList', 'Sorting']),
      institutionAndQueueSortRun: reads(institutionAndQueueCalls.sortRun, ['Sorting']),
      institutionAndQueueSortStop: changes(institutionAndQueueCalls.sortStop, ['Sorting']),
      institutionAndQueueBindPlan: changes(institutionAndQueueCalls.bindPlan),
      institutionAndQueueBindRun: changes(institutionAndQueueCalls.bindRun, ['Binding']),
      institutionAndQueueBindCancel: changes(institutionAndQueueCalls.bindCancel, ['Binding']),
      institutionAndQueueBindUndo: changes(institutionAndQueueCalls.bindUndo, ['Binding']),
      institutionAndQueueOperation: reads(institutionAndQueueCalls.operation, ({ id }) => [createTag('Binding', id)]),
      institutionAndQueueOperations: reads(institutionAndQueueCalls.operations, ['Binding', 'QueueCases']),
      institutionAndQueueOperationsFile: files(institutionAndQueueCalls.operationsFile),
      institutionAndQueueOperationLeft: reads(institutionAndQueueCalls.operationLeft, ({ id }) => [
        createTag('Binding', id),
      ]),
    };
  },
});

const { selectCachedArgsForQuery, updateQueryData } = institutionAndQueueApi.util;

institutionAndQueueApi.enhanceEndpoints({
  endpoints: {
    institutionAndQueueEnable: {
      onQueryStarted: updateOptimistically(
        ({ id, enabled }: CallInput<typeof institutionAndQueueCalls.enable>, state) => [
          updateQueryData('institutionAndQueueInfo', { id: String(id) }, (queue) => void (queue.enabled = enabled)),
          ...selectCachedArgsForQuery(state, 'institutionAndQueueList').map((arg) =>
            updateQueryData('institutionAndQueueList', arg, ({ result }) => {
              for (const queue of result) if (queue.id === id) queue.enabled = enabled;
            }),
          ),
        ],
      ),
    },
  },
});

export const {
  useInstitutionAndQueueListQuery,
  useInstitutionAndQueueExportMutation,
  useInstitutionAndQueueCasesExportMutation,
  useInstitutionAndQueueProductsQuery,
  useInstitutionAndQueueInfoQuery,
  useInstitutionAndQueueHistoryQuery,
  useInstitutionAndQueueHistoryFileMutation,
  useInstitutionAndQueueAddMutation,
  useInstitutionAndQueueUpdateMutation,
  useInstitutionAndQueueEnableMutation,
  useInstitutionAndQueueDeleteMutation,
  useInstitutionAndQueueRulePreviewMutation,
  useInstitutionAndQueueSortPreviewMutation,
  useInstitutionAndQueueSortMutation,
  useInstitutionAndQueueSortRunQuery,
  useInstitutionAndQueueSortStopMutation,
  useInstitutionAndQueueBindPlanMutation,
  useInstitutionAndQueueBindRunMutation,
  useInstitutionAndQueueBindCancelMutation,
  useInstitutionAndQueueBindUndoMutation,
  useInstitutionAndQueueOperationQuery,
  useInstitutionAndQueueOperationsQuery,
  useInstitutionAndQueueOperationsFileMutation,
  useInstitutionAndQueueOperationLeftQuery,
} = institutionAndQueueApi;
