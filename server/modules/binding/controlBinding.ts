import type { CallerContext } from '../../access/callContext';
import type * as z from 'zod/mini';
import type { BindOperation, bindRunRequest } from '@/contract/entities/management/binding';
import { Refusal } from '../../kernel/refusal';
import { stripNul } from '../../values/cellText';
import { reverseItems } from './bindingItemStore';
import { addUndo, BIND_PLAN_LIFETIME_MS, type StoredOperation } from './bindingPlanStore';
import { canUndo } from './bindingRights';
import { requestCancellation, changeOperation, lockOperation, readOperation } from './bindingStore';
import { serializeOperation } from './bindingWire';
import { isMoveAboveLimit, requireApprovalForMove } from './requireApprovalForMove';

/** Wakes the worker for the call's queued binding after the commit. */
export const wakeBinding = ({ afterCommit, services }: CallerContext): void => {
  afterCommit(async () => services.bindingWorker.wake());
};

const shown = async (operationId: string, context: CallerContext): Promise<BindOperation> =>
  serializeOperation(await readOperation(operationId, context), context);

const getMove = ({ id, total, amount, agentNames }: StoredOperation, reason: string | undefined) => ({
  subject: `binding ${id}`,
  cases: total,
  amount,
  facts: [
    ...(agentNames.length > 0 ? [{ fact: 'agents', text: agentNames.join(', ') } as const] : []),
    ...(reason === undefined ? [] : [{ fact: 'reason', text: stripNul(reason) } as const]),
  ],
});

/** Requires a reason, because the approver has to know why the cases move. */
async function refuseUnexplained(total: number, reason: string | undefined, context: CallerContext): Promise<void> {
  if (reason !== undefined || context.approved) return;
  if (await isMoveAboveLimit(total, context)) throw new Refusal('invalidInput', { fields: 'reason' });
}

/** Starts the execution of the caller's own dry run; a started one continues (QU-02). */
export async function startBinding(
  { operationId, reason }: z.output<typeof bindRunRequest>,
  context: CallerContext,
): Promise<BindOperation> {
  const { caller, now } = context;
  const operation = await lockOperation(operationId, context);
  if (operation.actorId !== caller.userId) throw new Refusal('notFound');
  if (operation.state !== 'planned') return shown(operationId, context);
  // A plan that waited for an approval was not deleted during that time.
  const isOld = now.getTime() - operation.createdAt.getTime() > BIND_PLAN_LIFETIME_MS;
  if (isOld && !context.approved) throw new Refusal('outOfDate');
  if (operation.total === 0) throw new Refusal('casesMissing');
  await refuseUnexplained(operation.total, reason, context);
  await requireApprovalForMove(getMove(operation, reason), context);
  await changeOperation(operation.id, { state: 'waiting' }, context);
  wakeBinding(context);
  return shown(operationId, context);
}

/** Requests the cancellation of a binding: either it stops and is undone, or it has already ended (QU-02). */
export async function cancelBinding(operationId: string, context: CallerContext): Promise<BindOperation> {
  const { row } = await readOperation(operationId, context);
  await requestCancellation(row.id, context);
  wakeBinding(context);
  return shown(operationId, context);
}

/** Undoes a binding, once; its actor and administrators may (QU-02). */
export async function undoBinding(operationId: string, context: CallerContext): Promise<BindOperation> {
  const done = await lockOperation(operationId, context);
  if (!canUndo(await readOperation(operationId, context), context.caller)) throw new Refusal('wrongState');
  const undoId = await addUndo(done, context);
  await reverseItems(context.tx, done, undoId);
  wakeBinding(context);
  return shown(String(undoId), context);
}
