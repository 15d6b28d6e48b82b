import type { olderManagementQueueCalls } from '@/contract/calls/olderManagementQueueCalls';
import { batchBind, batchUnbind } from '../binding/bindNow';
import { listBinders } from '../binding/binderStore';
import { listQueues, queueNumber, readQueue } from './queueStore';
import { listQueueTasks } from './queueTaskStore';
import type { Handlers } from '../../access/handler';

/** Queues and binding, older client (§7 management/queue/…, management/task/…; QU-01, QU-02). */
export const olderManagementQueueHandlers: Handlers<typeof olderManagementQueueCalls> = {
  list: listQueues,
  info: ({ queueId }, context) => readQueue(queueId, context),
  tasks: listQueueTasks,
  agents: async ({ queueId = 'none' }, context) =>
    (await listBinders(await queueNumber(queueId, context), context)).map(({ shown }) => shown),
  batchBindAgent: batchBind,
  unbindAgent: batchUnbind,
};
