import { and, desc, eq, gt, gte, inArray, isNull, lte, ne, or, sql, type SQL } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import type { Transaction } from '../../database/connect';
import { approval } from '../../database/tables/approvalTables';
import { task } from '../../database/tables/caseTables';
import { type ApprovableAction, PAST_ACTIONS_MAX } from '../../kernel/approvableAction';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Stored request. */
export type StoredApproval = typeof approval.$inferSelect;
type Ending = 'deciderId' | 'deciderName' | 'decidedAt' | 'reason' | 'failure' | 'failurePlaces';
/** Request before it is stored. */
export type NewApproval = Omit<StoredApproval, 'id' | Ending>;
/** Outcome of a request. */
export type ApprovalOutcome = Pick<StoredApproval, 'state'> & Partial<Pick<StoredApproval, Ending>>;

/** Matches requests that can still be decided or executed. */
const isOpen = inArray(approval.state, ['waiting', 'granted']);

const ofInstitution = ({ caller }: StoreContext): SQL => eq(approval.institutionId, caller.institutionId);

/** Returns the subject of an act without a case; otherwise the case. */
export const getSubject = ({ taskId, subject }: ApprovableAction): string => subject ?? `task ${taskId}`;

/** Stores a request; undefined if one for the same act is already pending. */
export async function addApproval(
  made: NewApproval,
  { tx }: Pick<StoreContext, 'tx'>,
): Promise<StoredApproval | undefined> {
  const [row] = await tx.insert(approval).values(made).onConflictDoNothing().returning();
  return row;
}

/** Finds the open request that prevents this one: on the same case, or by the same requester about the same subject. */
export async function findOpen(
  made: NewApproval,
  { tx }: Pick<StoreContext, 'tx'>,
): Promise<StoredApproval | undefined> {
  const same =
    made.taskId === null
      ? and(eq(approval.askerId, made.askerId), eq(approval.subject, made.subject))
      : eq(approval.taskId, made.taskId);
  const [row] = await tx
    .select()
    .from(approval)
    .where(and(eq(approval.institutionId, made.institutionId), eq(approval.kind, made.kind), isOpen, same));
  return row;
}

/** Finds a request about a subject that awaits a decision. The affected user does not see it. */
export async function findWaiting(
  { kind, subject }: Pick<StoredApproval, 'kind' | 'subject'>,
  context: StoreContext & Pick<CallerContext, 'now'>,
): Promise<StoredApproval | undefined> {
  const { userId } = context.caller;
  const [row] = await context.tx
    .select()
    .from(approval)
    .where(
      and(
        ofInstitution(context),
        eq(approval.kind, kind),
        eq(approval.subject, subject),
        eq(approval.state, 'waiting'),
        gt(approval.expiresAt, context.now),
        or(isNull(approval.forUserId), ne(approval.forUserId, userId)),
      ),
    )
    .orderBy(approval.expiresAt)
    .limit(1);
  return row;
}

/** Returns true if a call with this key was requested and has been executed. */
export async function isDone(
  { call, idempotencyKey }: { readonly call: string; readonly idempotencyKey: string },
  context: StoreContext,
): Promise<boolean> {
  const rows = await context.tx
    .select({ id: approval.id })
    .from(approval)
    .where(
      and(
        ofInstitution(context),
        eq(approval.askerId, context.caller.userId),
        eq(approval.call, call),
        eq(approval.idempotencyKey, idempotencyKey),
        eq(approval.state, 'done'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Lists the requested acts since a time that were not carried out, with their earlier acts of the day; at most PAST_ACTIONS_MAX. */
export async function listUndoneActs(since: Date, context: StoreContext): Promise<ApprovableAction[]> {
  const rows = await context.tx
    .select({ kind: approval.kind, amount: approval.amount, cases: approval.cases, facts: approval.facts })
    .from(approval)
    .where(and(ofInstitution(context), gte(approval.createdAt, since), ne(approval.state, 'done')))
    .orderBy(desc(approval.createdAt))
    .limit(PAST_ACTIONS_MAX);
  return rows.map(({ kind, amount, cases, facts }) => {
    const today = facts.find(({ fact }) => fact === 'today');
    const counted = { today: today?.money ?? today?.number ?? 0 };
    return { kind, ...(amount !== null && { amount }), ...(cases !== null && { cases }), ...counted };
  });
}

/** Returns true if a request for an approval has ever existed. */
export async function hasApprovalRequests(context: StoreContext): Promise<boolean> {
  const rows = await context.tx
    .select({ id: approval.id })
    .from(approval)
    .where(and(ofInstitution(context), eq(approval.askerId, context.caller.userId)))
    .limit(1);
  return rows.length > 0;
}

/** Locks a request of the institution until the end of the transaction. */
export async function lockApproval(id: number, context: StoreContext): Promise<StoredApproval | undefined> {
  const [row] = await context.tx
    .select()
    .from(approval)
    .where(and(ofInstitution(context), eq(approval.id, id)))
    .for('update');
  return row;
}

/** Stores the outcome of a request locked by the transaction. */
export async function endApproval(id: number, outcome: ApprovalOutcome, context: StoreContext): Promise<void> {
  await context.tx
    .update(approval)
    .set(outcome)
    .where(and(ofInstitution(context), eq(approval.id, id)));
}

/** Uses an approval of the caller for this act, once; returns false if there is none. */
export async function takeGrantedApproval(
  act: ApprovableAction,
  context: StoreContext & Pick<CallerContext, 'now'>,
): Promise<boolean> {
  const { tx, caller, now } = context;
  const rows = await tx
    .update(approval)
    .set({ state: 'done' })
    .where(
      and(
        ofInstitution(context),
        eq(approval.kind, act.kind),
        eq(approval.askerId, caller.userId),
        eq(approval.subject, getSubject(act)),
        eq(approval.state, 'granted'),
        sql`${approval.expiresAt} > ${now}`,
      ),
    )
    .returning({ id: approval.id });
  return rows.length > 0;
}

/** Ends some expired requests, of one institution or of all, and returns them. */
export const expireApprovals = (
  tx: Transaction,
  { now, institutionId, most }: { readonly now: Date; readonly institutionId?: number; readonly most: number },
): Promise<StoredApproval[]> => {
  const due = tx
    .select({ institutionId: approval.institutionId, id: approval.id })
    .from(approval)
    .where(
      and(
        isOpen,
        lte(approval.expiresAt, now),
        institutionId === undefined ? undefined : eq(approval.institutionId, institutionId),
      ),
    )
    .limit(most)
    .for('update', { skipLocked: true });
  return tx
    .update(approval)
    .set({ state: 'expired' })
    .where(sql`(${approval.institutionId}, ${approval.id}) in ${due}`)
    .returning();
};

/** Reads the group and the agent of a case. */
export async function getCaseAssignment(
  taskId: number,
  { tx }: Pick<StoreContext, 'tx'>,
): Promise<{ groupId: number | null; agentId: number | null }> {
  const [row] = await tx.select({ groupId: task.groupId, agentId: task.agentId }).from(task).where(eq(task.id, taskId));
  return row ?? { groupId: null, agentId: null };
}
