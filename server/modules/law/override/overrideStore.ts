import { and, asc, eq, getTableColumns, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { CallerContext } from '../../../access/callContext';
import { matchesRow } from '../../../database/matchesRow';
import { preparedQuery } from '../../../database/preparedQuery';
import { matchesAnyId } from '../../../database/anyOf';
import { contactDecision } from '../../../database/tables/lawTables';
import { lawOverride } from '../../../database/tables/overrideTables';

/** Stored override. */
export type StoredOverride = typeof lawOverride.$inferSelect;
/** An override before it is written. */
export type NewOverride = typeof lawOverride.$inferInsert;

const askOpen = preparedQuery<StoredOverride>('open_overrides', (tx) =>
  tx
    .select(getTableColumns(lawOverride))
    .from(lawOverride)
    .leftJoin(
      contactDecision,
      and(eq(contactDecision.institutionId, lawOverride.institutionId), eq(contactDecision.overrideId, lawOverride.id)),
    )
    .where(
      and(
        eq(lawOverride.institutionId, sql.placeholder('institutionId')),
        matchesAnyId(lawOverride.taskId, sql.placeholder('taskIds')),
        eq(lawOverride.askerId, sql.placeholder('userId')),
        gt(lawOverride.expiresAt, sql.placeholder('now')),
        isNull(contactDecision.id),
      ),
    )
    .orderBy(asc(lawOverride.id)),
);

/** Returns the caller's unused and unexpired overrides on some cases. */
export const openOverrides = (
  taskIds: readonly number[],
  { tx, caller, now }: Pick<CallerContext, 'tx' | 'caller' | 'now'>,
): Promise<StoredOverride[]> =>
  askOpen(tx, { institutionId: caller.institutionId, userId: caller.userId, taskIds, now });

/** Call or message that an override permitted, with the overridden rules. */
export interface LiftedContact {
  readonly borrowerId: number;
  readonly callId: number | null;
  readonly smsId: number | null;
  readonly rules: readonly string[];
}

/** Lists the contacts of some borrowers that overrides permitted, on all their cases. */
export const listLiftedContacts = (
  { institutionId, borrowerIds }: { readonly institutionId: number; readonly borrowerIds: readonly number[] },
  { tx }: Pick<CallerContext, 'tx'>,
): Promise<LiftedContact[]> =>
  tx
    .select({
      borrowerId: contactDecision.borrowerId,
      callId: contactDecision.callId,
      smsId: contactDecision.smsId,
      rules: lawOverride.rules,
    })
    .from(contactDecision)
    .innerJoin(lawOverride, matchesRow(lawOverride, contactDecision.overrideId))
    .where(
      and(
        eq(contactDecision.institutionId, institutionId),
        matchesAnyId(contactDecision.borrowerId, borrowerIds),
        isNotNull(contactDecision.overrideId),
      ),
    );

/** Stores an override; overrides are immutable. */
export async function addOverride(override: NewOverride, { tx }: Pick<CallerContext, 'tx'>): Promise<void> {
  await tx.insert(lawOverride).values(override);
}
