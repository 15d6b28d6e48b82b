import type { institutionAndQueueCalls } from '@/contract/calls/institutionAndQueueCalls';
import { addQueue, deleteQueue, enableQueue, updateQueue } from './manageQueues';
import { planBinding } from '../binding/planBinding';
import { previewRule } from './previewRule';
import { previewSortNow, sortNow } from './sortNow';
import { cancelBinding, startBinding, undoBinding } from '../binding/steerBinding';
import { listLeft, listOperations, readOperation } from '../binding/bindingStore';
import { listCaseNames } from '../cases/caseNameStore';
import { queueHistory } from './queueLogStore';
import { listQueues, queueOptions, readQueue } from './queueStore';
import type { Handlers } from '../../access/handler';

/** Queues (§7 institutionAndQueue/…; QU-01) and binding many cases (QU-02). */
export const institutionAndQueueHandlers: Handlers<typeof institutionAndQueueCalls> = {
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
  sortPreview: previewSortNow,
  sort: sortNow,
  bindPlan: planBinding,
  bindRun: ({ operationId }, context) => startBinding(operationId, context),
  bindCancel: ({ operationId }, context) => cancelBinding(operationId, context),
  bindUndo: ({ operationId }, context) => undoBinding(operationId, context),
  operation: ({ id }, context) => readOperation(id, context),
  operations: listOperations,
  operationLeft: listLeft,
};
