import { and, eq, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import type { Transaction } from '../../database/connect';
import { approval } from '../../database/tables/approvalTables';
import { task } from '../../database/tables/caseTables';
import type { Act } from '../../kernel/secondPerson';

type StoreContext = Pick<CallerContext, 'tx' | 'caller'>;

/** A request as the database keeps it. */
export type StoredApproval = typeof approval.$inferSelect;
type Ending = 'deciderId' | 'deciderName' | 'decidedAt' | 'reason' | 'failure' | 'failurePlaces';
/** A request before it is kept. */
export type NewApproval = Omit<StoredApproval, 'id' | Ending>;
/** What becomes of a request. */
export type ApprovalOutcome = Pick<StoredApproval, 'state'> & Partial<Pick<StoredApproval, Ending>>;

/** What still can be decided or carried out. */
const isOpen = inArray(approval.state, ['waiting', 'granted']);

const ofInstitution = ({ caller }: StoreContext): SQL => eq(approval.institutionId, caller.institutionId);

/** What an act without a case is about. */
export const getSubject = ({ taskId, subject }: Act): string => subject ?? `task ${taskId}`;

/** Keeps a request; undefined where one for the same waits already. */
export async function addApproval(
  made: NewApproval,
  { tx }: Pick<StoreContext, 'tx'>,
): Promise<StoredApproval | undefined> {
  const [row] = await tx.insert(approval).values(made).onConflictDoNothing().returning();
  return row;
}

/** The open request that stands in the way of this one: on the same case, or of the same asker about the same. */
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

/** Whether a call of this key was asked for and is carried out by now. */
export async function isDone(
  { call, intentKey }: { readonly call: string; readonly intentKey: string },
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
        eq(approval.intentKey, intentKey),
        eq(approval.state, 'done'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Whether somebody has ever asked for a second person. */
export async function hasAsked(context: StoreContext): Promise<boolean> {
  const rows = await context.tx
    .select({ id: approval.id })
    .from(approval)
    .where(and(ofInstitution(context), eq(approval.askerId, context.caller.userId)))
    .limit(1);
  return rows.length > 0;
}

/** A request of the institution, held until the end of the transaction. */
export async function lockApproval(id: number, context: StoreContext): Promise<StoredApproval | undefined> {
  const [row] = await context.tx
    .select()
    .from(approval)
    .where(and(ofInstitution(context), eq(approval.id, id)))
    .for('update');
  return row;
}

/** Writes down what became of a request that the transaction holds. */
export async function endApproval(id: number, outcome: ApprovalOutcome, context: StoreContext): Promise<void> {
  await context.tx
    .update(approval)
    .set(outcome)
    .where(and(ofInstitution(context), eq(approval.id, id)));
}

/** Uses a yes that the caller was given for this act, once; false where there is none. */
export async function takeGranted(act: Act, context: StoreContext & Pick<CallerContext, 'now'>): Promise<boolean> {
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

/** Ends some requests whose time is over, of one institution or of all, and gives them back. */
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

/** Whose group a case is in, and who works it. */
export async function placeOfCase(
  taskId: number,
  { tx }: Pick<StoreContext, 'tx'>,
): Promise<{ groupId: number | null; agentId: number | null }> {
  const [row] = await tx.select({ groupId: task.groupId, agentId: task.agentId }).from(task).where(eq(task.id, taskId));
  return row ?? { groupId: null, agentId: null };
}
