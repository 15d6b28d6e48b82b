import type * as z from 'zod/mini';
import { and, eq, ne } from 'drizzle-orm';
import type { addQueueRequest, updateQueueRequest } from '@/contract/entities/queue';
import { task } from '../../database/tables/caseTables';
import { appUser, queue } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { noteQueue } from './queueLogStore';
import { lockQueue } from './queueStore';
import { askForRouting } from './routingDayStore';
import { ruleToStore } from './queueRules';
import { stripNul } from '../../values/stripNul';

type NewQueue = z.output<typeof addQueueRequest>;
type ChangedQueue = z.output<typeof updateQueueRequest>;

const fieldsOf = ({ code, name, type, rule, ...numbers }: NewQueue, { caller, now }: CallerContext) => ({
  code,
  name: stripNul(name),
  type,
  plannedCaseCount: numbers.plannedCaseCount,
  extensionPercent: numbers.extensionPercent,
  priority: numbers.priority,
  // A manual queue takes no case by itself.
  rule: type === 'automatic' && rule ? ruleToStore(rule, caller.currencyDigits) : null,
  updatedAt: now,
});

async function refuseTakenCode(code: string, id: number, { tx, caller }: CallerContext): Promise<void> {
  const [other] = await tx
    .select({ id: queue.id })
    .from(queue)
    .where(and(eq(queue.institutionId, caller.institutionId), eq(queue.code, code), ne(queue.id, id)));
  if (other) throw new Refusal('queueCodeTaken');
}

/** The rules are gone through by the server itself, right after this call and whatever becomes of this server (queues/queueWorker). */
async function sortSoon(context: CallerContext): Promise<void> {
  await askForRouting(context);
  context.afterCommit(() => context.services.queueWorker.run());
}

/** Makes a queue; two of one code cannot be (QU-01). */
export async function addQueue(asked: NewQueue, context: CallerContext): Promise<{ id: string }> {
  const { tx, caller, now } = context;
  const [made] = await tx
    .insert(queue)
    .values({ institutionId: caller.institutionId, createdAt: now, ...fieldsOf(asked, context) })
    .onConflictDoNothing()
    .returning({ id: queue.id });
  if (!made) throw new Refusal('queueCodeTaken');
  await noteQueue(made.id, 'added', context);
  await sortSoon(context);
  return { id: String(made.id) };
}

/** Changes a queue; out of date when somebody changed it since the caller read it. */
export async function updateQueue({ id, updatedTime, ...asked }: ChangedQueue, context: CallerContext): Promise<void> {
  const held = await lockQueue(id, context);
  if (held.updatedAt.getTime() !== Date.parse(updatedTime)) throw new Refusal('outOfDate');
  await refuseTakenCode(asked.code, held.id, context);
  // Two changes within a millisecond are two versions all the same.
  const updatedAt = new Date(Math.max(context.now.getTime(), held.updatedAt.getTime() + 1));
  await context.tx
    .update(queue)
    .set({ ...fieldsOf(asked, context), updatedAt })
    .where(eq(queue.id, held.id));
  await noteQueue(held.id, 'edited', context);
  await sortSoon(context);
}

/** Switches a queue on or off; one that is off takes no more cases and keeps those that it has. */
export async function enableQueue(
  { id, enabled }: { id: string; enabled: boolean },
  context: CallerContext,
): Promise<void> {
  const held = await lockQueue(id, context);
  if (held.enabled === enabled) return;
  const updatedAt = new Date(Math.max(context.now.getTime(), held.updatedAt.getTime() + 1));
  await context.tx.update(queue).set({ enabled, updatedAt }).where(eq(queue.id, held.id));
  await noteQueue(held.id, enabled ? 'enabled' : 'disabled', context);
  await sortSoon(context);
}

/** Deletes a queue that never had a case and that nobody works. */
export async function deleteQueue(id: string, context: CallerContext): Promise<void> {
  const { tx } = context;
  const { id: queueId } = await lockQueue(id, context);
  const [held] = await tx.select({ id: task.id }).from(task).where(eq(task.queueId, queueId)).limit(1);
  const [user] = await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.queueId, queueId)).limit(1);
  if (held ?? user) throw new Refusal('queueNotEmpty');
  await tx.delete(queue).where(eq(queue.id, queueId));
}
