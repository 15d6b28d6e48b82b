import type { institutionAndQueueCalls } from '@/contract/calls/institutionAndQueueCalls';
import type { olderManagementQueueCalls } from '@/contract/calls/olderManagementQueueCalls';
import type { Handlers } from '../../access/callContext';
import { queueNumber } from '../queues/queuesFacade';
import { listBinders } from './binderStore';
import { listLeft, listOperations, readOperation } from './bindingStore';
import { batchBind, batchUnbind } from './bindAtOnce';
import { planBinding } from './planBinding';
import { cancelBinding, startBinding, undoBinding } from './controlBinding';

/** Binding many cases (§7 institutionAndQueue/…; QU-02). */
export const bindingHandlers = {
  bindPlan: planBinding,
  bindRun: ({ operationId }, context) => startBinding(operationId, context),
  bindCancel: ({ operationId }, context) => cancelBinding(operationId, context),
  bindUndo: ({ operationId }, context) => undoBinding(operationId, context),
  operation: ({ id }, context) => readOperation(id, context),
  operations: listOperations,
  operationLeft: listLeft,
} satisfies Partial<Handlers<typeof institutionAndQueueCalls>>;

/** Binding, older client (§7 management/queue/…, management/task/…; QU-02). */
export const olderBindingHandlers = {
  agents: async ({ queueId = 'none' }, context) =>
    (await listBinders(await queueNumber(queueId, context), context)).map(({ shown }) => shown),
  batchBindAgent: batchBind,
  unbindAgent: batchUnbind,
} satisfies Partial<Handlers<typeof olderManagementQueueCalls>>;
