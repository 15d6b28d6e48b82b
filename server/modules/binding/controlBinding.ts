import { and, eq, inArray, sql } from 'drizzle-orm';
import type { BindOperation } from '@/contract/entities/binding';
import { BIND_PLAN_LIFETIME_MS } from './bindingPlanStore';
import { bindingItem, bindingOperation } from '../../database/tables/queueTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import type { StoredOperation } from './bindingPlanStore';
import { lockOperation, readOperation } from './bindingStore';

const wake = ({ afterCommit, services }: CallerContext): void => {
  afterCommit(async () => services.bindingWorker.wake());
};

/** Begins to carry out a dry run of the caller's own; one that is begun already goes on (QU-02). */
export async function startBinding(operationId: string, context: CallerContext): Promise<BindOperation> {
  const { tx, caller, now } = context;
  const held = await lockOperation(operationId, context);
  if (held.actorId !== caller.userId) throw new Refusal('notFound');
  if (held.state !== 'planned') return readOperation(operationId, context);
  if (now.getTime() - held.createdAt.getTime() > BIND_PLAN_LIFETIME_MS) throw new Refusal('outOfDate');
  if (held.total === 0) throw new Refusal('casesMissing');
  await tx.update(bindingOperation).set({ state: 'waiting' }).where(eq(bindingOperation.id, held.id));
  wake(context);
  return readOperation(operationId, context);
}

/** Asks a binding that is not done to stop: either it stops and nothing of it remains, or it was done already (QU-02). */
export async function cancelBinding(operationId: string, context: CallerContext): Promise<BindOperation> {
  const { tx, caller } = context;
  const seen = await readOperation(operationId, context);
  await tx
    .update(bindingOperation)
    .set({ cancelAsked: true })
    .where(
      and(
        eq(bindingOperation.id, Number(seen.id)),
        eq(bindingOperation.actorId, caller.userId),
        inArray(bindingOperation.state, ['waiting', 'running']),
      ),
    );
  wake(context);
  return readOperation(operationId, context);
}

/** The cases that changed hands, the other way round; each only as long as nobody has touched it since. */
const turnRound = (done: StoredOperation, undoId: number, { tx }: CallerContext) =>
  tx.execute(sql`
    insert into ${bindingItem} (operation_id, institution_id, task_id, place, from_agent_id, to_agent_id, only_version, assigned_before, opened_before)
    select ${undoId}::bigint, institution_id, task_id, row_number() over (order by place) - 1, to_agent_id, from_agent_id, version_after, assigned_before, opened_before
    from ${bindingItem} where operation_id = ${done.id} and outcome = 'changed'`);

/** Takes a binding back, once; its actor and administrators may (QU-02). */
export async function undoBinding(operationId: string, context: CallerContext): Promise<BindOperation> {
  const { tx, caller, now } = context;
  const done = await lockOperation(operationId, context);
  const { canUndo } = await readOperation(operationId, context);
  if (!canUndo) throw new Refusal('wrongState');
  const [made] = await tx
    .insert(bindingOperation)
    .values({
      institutionId: caller.institutionId,
      kind: 'undo',
      state: 'waiting',
      queueId: done.queueId,
      actorId: caller.userId,
      actorName: caller.name,
      agentNames: [],
      undoOf: done.id,
      total: done.changed,
      amount: done.amount,
      createdAt: now,
    })
    .returning({ id: bindingOperation.id });
  if (!made) throw new Error('no undo was made');
  await turnRound(done, made.id, context);
  wake(context);
  return readOperation(String(made.id), context);
}
