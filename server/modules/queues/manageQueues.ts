import type * as z from 'zod/mini';
import type { addQueueRequest, updateQueueRequest } from '@/contract/entities/management/queue';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { recordQueueChange } from './queueLogStore';
import { changeQueue, isQueueCodeInUse, isQueueUsed, lockQueue, removeQueue, storeQueue } from './queueStore';
import { markForRouting } from './routingRunStore';
import { toStoredRule } from './queueRuleWire';
import { stripNul } from '../../values/cellText';

type NewQueue = z.output<typeof addQueueRequest>;
type ChangedQueue = z.output<typeof updateQueueRequest>;

const getFields = ({ code, name, type, rule, ...numbers }: NewQueue, { caller, now }: CallerContext) => ({
  code,
  name: stripNul(name),
  type,
  plannedCaseCount: numbers.plannedCaseCount,
  extensionPercent: numbers.extensionPercent,
  priority: numbers.priority,
  // A manual queue takes no cases automatically.
  rule: type === 'automatic' && rule ? toStoredRule(rule, caller.currencyDigits) : null,
  updatedAt: now,
});

/** Schedules routing by the rules: it runs right after this call, on any server (queues/queueWorker). */
async function sortSoon(context: CallerContext): Promise<void> {
  await markForRouting(context);
  context.afterCommit(() => context.services.queueWorker.run());
}

/** Makes a queue; two of one code cannot be (QU-01). */
export async function addQueue(request: NewQueue, context: CallerContext): Promise<{ id: string }> {
  const made = await storeQueue(getFields(request, context), context);
  if (made === undefined) throw new Refusal('queueCodeTaken');
  await recordQueueChange(made, 'added', context);
  await sortSoon(context);
  return { id: String(made) };
}

/** Updates a queue; refused as out of date if it was changed since the caller read it. */
export async function updateQueue({ id, updatedTime, ...query }: ChangedQueue, context: CallerContext): Promise<void> {
  const lockedQueue = await lockQueue(id, context);
  if (lockedQueue.updatedAt.getTime() !== Date.parse(updatedTime)) throw new Refusal('outOfDate');
  if (await isQueueCodeInUse(query.code, lockedQueue.id, context)) throw new Refusal('queueCodeTaken');
  // Two changes within a millisecond must still get different versions.
  const updatedAt = new Date(Math.max(context.now.getTime(), lockedQueue.updatedAt.getTime() + 1));
  await changeQueue(lockedQueue.id, { ...getFields(query, context), updatedAt }, context);
  await recordQueueChange(lockedQueue.id, 'edited', context);
  await sortSoon(context);
}

/** Enables or disables a queue; a disabled one takes no more cases, but retains those it has. */
export async function enableQueue(
  { id, enabled }: { id: string; enabled: boolean },
  context: CallerContext,
): Promise<void> {
  const lockedQueue = await lockQueue(id, context);
  if (lockedQueue.enabled === enabled) return;
  const updatedAt = new Date(Math.max(context.now.getTime(), lockedQueue.updatedAt.getTime() + 1));
  await changeQueue(lockedQueue.id, { enabled, updatedAt }, context);
  await recordQueueChange(lockedQueue.id, enabled ? 'enabled' : 'disabled', context);
  await sortSoon(context);
}

/** Deletes a queue that has never had a case and has no users. */
export async function deleteQueue(id: string, context: CallerContext): Promise<void> {
  const { id: queueId } = await lockQueue(id, context);
  if (await isQueueUsed(queueId, context)) throw new Refusal('queueNotEmpty');
  await removeQueue(queueId, context);
}
