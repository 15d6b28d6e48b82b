import { toMinorUnits, type Minor } from '@/contract/minor';
import { and, eq, lt, sql } from 'drizzle-orm';
import { approval } from '../../database/tables/approvalTables';
import { bindingItem, bindingOperation } from '../../database/tables/queueTables';
import type { CallerContext } from '../../access/callContext';
import type { RowKey } from '../../database/anyOf';
import type { Transaction } from '../../database/connect';
import type { ReadBinder } from './binderStore';

/** Time after which an unexecuted dry run is deleted. */
export const BIND_PLAN_LIFETIME_MS = 60 * 60_000;

/** Stored binding. */
export type StoredOperation = typeof bindingOperation.$inferSelect;

/** Case of a plan, with its current and its new agent; amount in minor units. */
export interface PlannedItem {
  readonly id: number;
  readonly amount: Minor;
  readonly agentId: number | null;
  readonly toAgentId: number | null;
}

/** Plan to store. */
export interface NewPlan {
  readonly kind: 'bind' | 'unbind';
  readonly queueId: number | 'none';
  readonly agents: readonly ReadBinder[];
  readonly items: readonly PlannedItem[];
  /** Dry run, queued for the worker, or executed at once. */
  readonly state: 'planned' | 'waiting' | 'running';
}

type PlanContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

/** Plans with a pending approval are not deleted until its decision (MI-09). */
const isNotAwaited = sql`not exists (select 1 from ${approval} where ${approval.institutionId} = ${bindingOperation.institutionId}
  and ${approval.kind} = 'batchMove' and ${approval.state} = 'waiting' and ${approval.subject} = 'binding ' || ${bindingOperation.id})`;

/** Deletes the caller's expired plans. */
const forgetOld = ({ tx, caller, now }: PlanContext) =>
  tx
    .delete(bindingOperation)
    .where(
      and(
        eq(bindingOperation.actorId, caller.userId),
        eq(bindingOperation.state, 'planned'),
        lt(bindingOperation.createdAt, new Date(now.getTime() - BIND_PLAN_LIFETIME_MS)),
        isNotAwaited,
      ),
    );

/** Finds a plan of any user that was not executed before a time. */
export async function findExpiredPlan(tx: Pick<Transaction, 'select'>, before: Date): Promise<RowKey | undefined> {
  const [row] = await tx
    .select({ institutionId: bindingOperation.institutionId, id: bindingOperation.id })
    .from(bindingOperation)
    .where(and(eq(bindingOperation.state, 'planned'), lt(bindingOperation.createdAt, before), isNotAwaited))
    .limit(1);
  return row;
}

/** Deletes some cases of a plan, and the plan with its last case. */
export async function deletePlanPart(
  tx: Pick<Transaction, 'execute'>,
  { institutionId, id }: RowKey,
  most: number,
): Promise<void> {
  const isItem = sql`institution_id = ${institutionId} and operation_id = ${id}`;
  const { rowCount } = await tx.execute(sql`delete from ${bindingItem} where ${isItem} and place in (
    select place from ${bindingItem} where ${isItem} order by place limit ${most})`);
  if (rowCount === most) return;
  await tx.execute(
    sql`delete from ${bindingOperation} where institution_id = ${institutionId} and id = ${id} and state = 'planned'`,
  );
}

/** Number of cases of a plan per statement: the serialization of a statement blocks the event loop. */
const KEPT_AT_ONCE = 10_000;

const keepPart = (
  operationId: number,
  { items, from }: { readonly items: readonly PlannedItem[]; readonly from: number },
  { tx, caller }: PlanContext,
) =>
  tx.execute(sql`
    insert into ${bindingItem} (operation_id, institution_id, task_id, place, from_agent_id, to_agent_id)
    select ${operationId}, ${caller.institutionId}, i.task_id, ${from}::int + i.place - 1, i.from_agent, i.to_agent
    from unnest(${sql.param(items.map(({ id }) => id))}::bigint[], ${sql.param(items.map(({ agentId }) => agentId))}::bigint[],
      ${sql.param(items.map(({ toAgentId }) => toAgentId))}::bigint[]) with ordinality as i (task_id, from_agent, to_agent, place)`);

async function keepItems(operationId: number, items: readonly PlannedItem[], context: PlanContext): Promise<void> {
  for (let from = 0; from < items.length; from += KEPT_AT_ONCE) {
    await keepPart(operationId, { items: items.slice(from, from + KEPT_AT_ONCE), from }, context);
  }
}

const getNames = ({ agents, items }: NewPlan): string[] => {
  const getting = new Set(items.map(({ toAgentId }) => toAgentId));
  return agents.filter(({ id }) => getting.has(id)).map(({ name }) => name);
};

/** Stores a plan with its cases, sorted by id. */
export async function storeBindPlan(plan: NewPlan, context: PlanContext): Promise<StoredOperation> {
  const { tx, caller, now } = context;
  await forgetOld(context);
  const [made] = await tx
    .insert(bindingOperation)
    .values({
      institutionId: caller.institutionId,
      kind: plan.kind,
      state: plan.state,
      queueId: plan.queueId === 'none' ? null : plan.queueId,
      actorId: caller.userId,
      actorName: caller.name,
      agentNames: getNames(plan),
      total: plan.items.length,
      amount: toMinorUnits(plan.items.reduce((sum, { amount }) => sum + amount, 0)),
      createdAt: now,
    })
    .returning();
  if (!made) throw new Error('no binding was kept');
  await keepItems(made.id, plan.items, context);
  return made;
}

/** Stores the undo of a binding, still without cases, as queued. */
export async function addUndo(done: StoredOperation, { tx, caller, now }: PlanContext): Promise<number> {
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
  return made.id;
}
