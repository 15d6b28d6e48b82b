import type { institutionAndQueueCalls } from '@/contract/calls/management/institutionAndQueueCalls';
import type { olderManagementQueueCalls } from '@/contract/calls/older/olderManagementQueueCalls';
import type { CallerContext, Handlers } from '../../access/callContext';
import { queueNumber } from '../queues/queuesFacade';
import { listBinders } from './binderStore';
import { exportBindingHistory, showOperations } from './bindingHistory';
import { listSkippedItems, readOperation } from './bindingStore';
import { serializeBinder, serializeSkippedItem, serializeOperation } from './bindingWire';
import { batchBind, batchUnbind, type BindContext } from './bindAtOnce';
import { requireApprovalForMove } from './requireApprovalForMove';
import { wakeBinding, cancelBinding, startBinding, undoBinding } from './controlBinding';
import { planBinding } from './planBinding';

/** Handlers of binding many cases (§7 institutionAndQueue/…; QU-02). */
export const bindingHandlers = {
  bindPlan: planBinding,
  bindRun: startBinding,
  bindCancel: ({ operationId }, context) => cancelBinding(operationId, context),
  bindUndo: ({ operationId }, context) => undoBinding(operationId, context),
  operation: async ({ id }, context) => serializeOperation(await readOperation(id, context), context),
  operations: showOperations,
  operationsFile: exportBindingHistory,
  operationLeft: async (query, context) => {
    const { rows, totalCount } = await listSkippedItems(query, context);
    return { result: rows.map(serializeSkippedItem), totalCount };
  },
} satisfies Partial<Handlers<typeof institutionAndQueueCalls>>;

const byHand = (context: CallerContext): BindContext => ({
  ...context,
  wake: () => wakeBinding(context),
  allow: (move) => requireApprovalForMove(move, context),
});

/** Handlers of binding, older client (§7 management/queue/…, management/task/…; QU-02). */
export const olderBindingHandlers = {
  agents: async ({ queueId = 'none' }, context) => {
    const binders = await listBinders(await queueNumber(queueId, context), context);
    return binders.map((binder) => serializeBinder(binder, context));
  },
  batchBindAgent: (request, context) => batchBind(request, byHand(context)),
  unbindAgent: (request, context) => batchUnbind(request, byHand(context)),
} satisfies Partial<Handlers<typeof olderManagementQueueCalls>>;
