import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { matchesAnyId } from '../../database/anyOf';
import type { Transaction } from '../../database/connect';
import { preparedQuery, type MaybePlaceholder } from '../../database/preparedQuery';
import { task } from '../../database/tables/caseTables';
import { contactPreferenceRow } from '../../database/tables/preferenceTables';
import type { Task } from '../cases/casesFacade';

type PreferenceReadContext = { readonly tx: Transaction };

/** A wish as the database keeps it. */
export type StoredPreference = typeof contactPreferenceRow.$inferSelect;
/** Preference to be stored. */
export type NewPreference = typeof contactPreferenceRow.$inferInsert;

const later = alias(contactPreferenceRow, 'later');
const isEndedBy = and(
  eq(later.institutionId, contactPreferenceRow.institutionId),
  eq(later.endsId, contactPreferenceRow.id),
);

/** Borrowers whose preferences are read. */
export interface PreferenceQuery {
  readonly institutionId: MaybePlaceholder<number>;
  readonly borrowerIds: MaybePlaceholder<readonly number[]>;
}

/** Lists the preferences in force of some borrowers and related persons: those that no later row has ended, oldest first. */
export const listActivePreferences = ({ institutionId, borrowerIds }: PreferenceQuery, { tx }: PreferenceReadContext) =>
  tx
    .select(getTableColumns(contactPreferenceRow))
    .from(contactPreferenceRow)
    .leftJoin(later, isEndedBy)
    .where(
      and(
        eq(contactPreferenceRow.institutionId, institutionId),
        matchesAnyId(contactPreferenceRow.borrowerId, borrowerIds),
        eq(contactPreferenceRow.isEnd, false),
        isNull(later.id),
      ),
    )
    .orderBy(asc(contactPreferenceRow.id));

/** Lists all preferences ever of some borrowers and related persons, with start and end; end null: in force. */
export const listPreferencePeriods = (
  { institutionId, borrowerIds }: { readonly institutionId: number; readonly borrowerIds: readonly number[] },
  { tx }: PreferenceReadContext,
) => {
  const { borrowerId, kind, number, person, hourFrom, hourTo, attorneyId, at } = contactPreferenceRow;
  return tx
    .select({ borrowerId, kind, number, person, hourFrom, hourTo, attorneyId, from: at, until: later.at })
    .from(contactPreferenceRow)
    .leftJoin(later, isEndedBy)
    .where(
      and(
        eq(contactPreferenceRow.institutionId, institutionId),
        matchesAnyId(borrowerId, borrowerIds),
        eq(contactPreferenceRow.isEnd, false),
      ),
    );
};

const askHeld = preparedQuery<StoredPreference>('wishes_of_one', (tx) =>
  listActivePreferences(
    { institutionId: sql.placeholder('institutionId'), borrowerIds: sql.placeholder('borrowerIds') },
    { tx },
  ),
);

/** Lists the preferences in force of a borrower. */
export const getPreferences = async (
  { institutionId, borrowerId }: Pick<Task, 'institutionId' | 'borrowerId'>,
  { tx }: PreferenceReadContext,
): Promise<StoredPreference[]> => askHeld(tx, { institutionId, borrowerIds: [borrowerId] });

/** Stores a preference; it is never changed. */
export async function addPreference(wish: NewPreference, { tx }: PreferenceReadContext): Promise<StoredPreference> {
  const [row] = await tx.insert(contactPreferenceRow).values(wish).returning();
  if (!row) throw new Error('the wish was not written');
  return row;
}

/** Lists all cases of a borrower, because a preference applies to each of them. */
export const listBorrowerCases = (
  { institutionId, borrowerId }: Pick<Task, 'institutionId' | 'borrowerId'>,
  { tx }: PreferenceReadContext,
) =>
  tx
    .select({ id: task.id, agentId: task.agentId, groupId: task.groupId })
    .from(task)
    .where(and(eq(task.institutionId, institutionId), eq(task.borrowerId, borrowerId)))
    .orderBy(asc(task.id));
