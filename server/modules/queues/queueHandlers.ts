import type { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import type { olderManagementQueueCalls } from '@/contract/calls/older/olderManagementQueueCalls';
import { addQueue, deleteQueue, enableQueue, updateQueue } from './manageQueues';
import { previewRule } from './previewRule';
import { previewRoutingNow, readNewestRun, assignImmediately, stopRun } from './assignImmediately';
import { listCaseNames, createTaskRowSerializer } from '../cases/casesFacade';
import { queueCaseFile, queueFile, queueHistoryFile, showQueueHistory } from './queueFiles';
import { listQueues, readQueue } from './queueListingStore';
import { listQueueTasks } from './queueTaskStore';
import { serializeQueue } from './queueWire';
import type { Handler, Handlers } from '../../access/callContext';

const list: Handler<(typeof institutionAndQueueCalls)['list']> = async (query, context) => {
  const { rows, ...counts } = await listQueues(query, context);
  return { result: rows.map((row) => serializeQueue(row, context)), ...counts };
};

/** Queues (§7 institutionAndQueue/…; QU-01). */
export const queueHandlers = {
  list,
  export: queueFile,
  casesExport: queueCaseFile,
  products: (_, context) => listCaseNames({ kind: 'product' }, context),
  info: async ({ id }, context) => serializeQueue(await readQueue(id, context), context),
  history: showQueueHistory,
  historyFile: queueHistoryFile,
  add: addQueue,
  update: updateQueue,
  enable: enableQueue,
  delete: ({ id }, context) => deleteQueue(id, context),
  rulePreview: previewRule,
  sortPreview: previewRoutingNow,
  sort: assignImmediately,
  sortRun: (_, context) => readNewestRun(context),
  sortStop: stopRun,
} satisfies Partial<Handlers<typeof institutionAndQueueCalls>>;

/** Queues, older client (§7 management/queue/…). */
export const olderQueueHandlers = {
  list,
  info: async ({ queueId }, context) => serializeQueue(await readQueue(queueId, context), context),
  tasks: async (query, context) => {
    const { rows, totalCount } = await listQueueTasks(query, context);
    return { result: rows.map(createTaskRowSerializer(context)), totalCount };
  },
} satisfies Partial<Handlers<typeof olderManagementQueueCalls>>;
