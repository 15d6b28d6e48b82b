import type { institutionAndQueueCalls } from '@/contract/calls/institutionAndQueueCalls';
import type { olderManagementQueueCalls } from '@/contract/calls/olderManagementQueueCalls';
import { addQueue, deleteQueue, enableQueue, updateQueue } from './manageQueues';
import { previewRule } from './previewRule';
import { previewRoutingNow, routeNow } from './routeNow';
import { listCaseNames } from '../cases/casesFacade';
import { queueHistory } from './queueLogStore';
import { listQueues, queueOptions, readQueue } from './queueStore';
import { listQueueTasks } from './queueTaskStore';
import type { Handlers } from '../../access/callContext';

/** Queues (§7 institutionAndQueue/…; QU-01). */
export const queueHandlers = {
  list: listQueues,
  options: (_, context) => queueOptions(context),
  products: (_, context) => listCaseNames({ kind: 'product' }, context),
  info: ({ id }, context) => readQueue(id, context),
  history: queueHistory,
  add: addQueue,
  update: updateQueue,
  enable: enableQueue,
  delete: ({ id }, context) => deleteQueue(id, context),
  rulePreview: previewRule,
  sortPreview: previewRoutingNow,
  sort: routeNow,
} satisfies Partial<Handlers<typeof institutionAndQueueCalls>>;

/** Queues, older client (§7 management/queue/…). */
export const olderQueueHandlers = {
  list: listQueues,
  info: ({ queueId }, context) => readQueue(queueId, context),
  tasks: listQueueTasks,
} satisfies Partial<Handlers<typeof olderManagementQueueCalls>>;
