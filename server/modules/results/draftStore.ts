import type * as z from 'zod/mini';
import { and, eq, sql } from 'drizzle-orm';
import type { draftFields } from '@/contract/entities/cases/draft';
import { draft, idempotentCall } from '../../database/tables/workTables';
import { preparedQuery } from '../../database/preparedQuery';
import type { CallerContext } from '../../access/callContext';

/** The part of a call's context that drafts need. */
export type DraftContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
/** A draft as the database keeps it. */
export type StoredDraft = typeof draft.$inferSelect;

/** Key of a draft of the caller: its case and kind. */
export interface DraftKey {
  readonly taskId: number;
  readonly kind: z.output<(typeof draftFields)['kind']>;
}

const isOf = ({ taskId, kind }: DraftKey, { caller }: DraftContext) =>
  and(eq(draft.userId, caller.userId), eq(draft.taskId, taskId), eq(draft.kind, kind));

const askDraft = preparedQuery<StoredDraft>('draft', (tx) =>
  tx
    .select()
    .from(draft)
    .where(
      and(
        eq(draft.userId, sql.placeholder('userId')),
        eq(draft.taskId, sql.placeholder('taskId')),
        eq(draft.kind, sql.placeholder('kind')),
      ),
    ),
);

/** Finds the caller's draft; a deleted one is an empty one (CD-13). */
export async function findDraft(key: DraftKey, context: DraftContext): Promise<StoredDraft | undefined> {
  const [row] = await askDraft(context.tx, { ...key, userId: context.caller.userId });
  return row;
}

/** Locks the caller's draft until the end of the transaction; creates an empty one if needed. */
export async function lockDraft(key: DraftKey, context: DraftContext): Promise<StoredDraft> {
  const { tx, caller, now } = context;
  const empty = { content: '', idempotencyKey: '', version: 0, updatedAt: now };
  const made = { ...key, ...empty, userId: caller.userId, institutionId: caller.institutionId };
  await tx.insert(draft).values(made).onConflictDoNothing();
  const [row] = await tx.select().from(draft).where(isOf(key, context)).for('update');
  return row ?? made;
}

/** Returns true if the request with a draft's idempotency key has already been sent. */
export async function isSent(key: string, { tx, caller }: DraftContext): Promise<boolean> {
  const [row] = await tx
    .select({ key: idempotentCall.key })
    .from(idempotentCall)
    .where(and(eq(idempotentCall.actorId, caller.userId), eq(idempotentCall.key, key)))
    .limit(1);
  return row !== undefined;
}

/** Updates a draft locked by the transaction. */
export async function changeDraft(
  key: DraftKey,
  changes: Pick<StoredDraft, 'content' | 'idempotencyKey' | 'version' | 'updatedAt'>,
  context: DraftContext,
): Promise<void> {
  await context.tx.update(draft).set(changes).where(isOf(key, context));
}

const emptySent = preparedQuery<Pick<StoredDraft, 'taskId'>>('draft_sent', (tx) =>
  tx
    .update(draft)
    .set({ content: '', version: sql`${draft.version} + 1`, updatedAt: sql`${sql.placeholder('now')}::timestamptz` })
    .where(
      and(
        eq(draft.userId, sql.placeholder('userId')),
        eq(draft.taskId, sql.placeholder('taskId')),
        eq(draft.idempotencyKey, sql.placeholder('key')),
      ),
    )
    .returning({ taskId: draft.taskId }),
);

/** Removes the caller's half-written text on a case, of whatever kind, that was sent just now under this idempotency key. */
export async function deleteSentDraft(taskId: number, key: string | undefined, context: DraftContext): Promise<void> {
  if (key === undefined) return;
  await emptySent(context.tx, { userId: context.caller.userId, taskId, key, now: context.now });
}
