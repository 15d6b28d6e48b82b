import type * as z from 'zod/mini';
import { and, eq, sql } from 'drizzle-orm';
import type { Draft, draftFields } from '@/contract/entities/draft';
import { storableText } from '../../values/storableText';
import { draft, intent } from '../../database/tables/workTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';

type DraftContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;
type Fields = { readonly [Name in keyof typeof draftFields]: z.output<(typeof draftFields)[Name]> };
type StoredDraft = typeof draft.$inferSelect;

/** Which draft: the caller's, of a case and a kind. */
export interface DraftKey {
  readonly taskId: number;
  readonly kind: Fields['kind'];
}

const isOf = ({ taskId, kind }: DraftKey, { caller }: DraftContext) =>
  and(eq(draft.userId, caller.userId), eq(draft.taskId, taskId), eq(draft.kind, kind));

/** A deleted draft stays as an empty one, so that a forgotten tab with an old version can not bring it back. */
const toWire = (row: StoredDraft | undefined): Draft =>
  row && row.content !== ''
    ? { content: row.content, version: row.version, updatedTime: row.updatedAt.toISOString(), intent: row.intent }
    : null;

/** The caller's draft, or null (CD-13). */
export async function findDraft(key: DraftKey, context: DraftContext): Promise<Draft> {
  const [row] = await context.tx.select().from(draft).where(isOf(key, context));
  return toWire(row);
}

async function lockDraft(key: DraftKey, context: DraftContext): Promise<StoredDraft> {
  const { tx, caller, now } = context;
  const empty = { content: '', intent: '', version: 0, updatedAt: now };
  const made = { ...key, ...empty, userId: caller.userId, institutionId: caller.institutionId };
  await tx.insert(draft).values(made).onConflictDoNothing();
  const [row] = await tx.select().from(draft).where(isOf(key, context)).for('update');
  return row ?? made;
}

/** Whether what a draft would be sent with has been sent already. */
async function isSent(key: string, { tx, caller }: DraftContext): Promise<boolean> {
  const [row] = await tx
    .select({ key: intent.key })
    .from(intent)
    .where(and(eq(intent.actorId, caller.userId), eq(intent.key, key)))
    .limit(1);
  return row !== undefined;
}

const isWrittenOn = (row: StoredDraft, version: number): boolean =>
  row.version === version || (version === 0 && row.content === '');

/** Keeps a draft when it was written on the newest version; else refused with the newest. Empty content deletes it; what has been sent meanwhile is not kept again (CD-13). */
export async function keepDraft(taskId: number, fields: Fields, context: DraftContext): Promise<Draft> {
  const key = { taskId, kind: fields.kind };
  const row = await lockDraft(key, context);
  if (await isSent(fields.intent, context)) return toWire(row);
  if (!isWrittenOn(row, fields.version)) throw new Refusal('outOfDate', {}, toWire(row));
  const kept = {
    content: storableText(fields.content),
    intent: fields.intent,
    version: row.version + 1,
    updatedAt: context.now,
  };
  await context.tx.update(draft).set(kept).where(isOf(key, context));
  return toWire({ ...row, ...kept });
}

/** Removes the caller's half-written text on a case, of whatever kind, that was sent just now under this intent. */
export async function deleteSentDraft(taskId: number, key: string | undefined, context: DraftContext): Promise<void> {
  if (key === undefined) return;
  const emptied = { content: '', version: sql`${draft.version} + 1`, updatedAt: context.now };
  await context.tx
    .update(draft)
    .set(emptied)
    .where(and(eq(draft.userId, context.caller.userId), eq(draft.taskId, taskId), eq(draft.intent, key)));
}
