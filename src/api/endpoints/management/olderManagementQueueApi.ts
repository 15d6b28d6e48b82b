import { olderManagementQueueCalls } from '@/contract/calls/older/olderManagementQueueCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getAllCaseTags } from '../../client/tags';

/** Queues and binding, older client (§7 management/queue/…, management/task/…; QU-01, QU-02). */
export const olderManagementQueueApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      olderManagementQueueList: reads(olderManagementQueueCalls.list, ['Queues', 'Users']),
      olderManagementQueueInfo: reads(olderManagementQueueCalls.info, ['Queues', 'Users']),
      olderManagementQueueTasks: reads(olderManagementQueueCalls.tasks, ['QueueCases']),
      olderManagementQueueAgents: reads(olderManagementQueueCalls.agents, ['QueueCases', 'Users']),
      olderManagementQueueBatchBindAgent: changes(olderManagementQueueCalls.batchBindAgent, getAllCaseTags),
      olderManagementQueueUnbindAgent: changes(olderManagementQueueCalls.unbindAgent, getAllCaseTags),
    };
  },
});

export const { useOlderManagementQueueTasksQuery, useOlderManagementQueueAgentsQuery } = olderManagementQueueApi;
