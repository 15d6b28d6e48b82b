import { and, asc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { inIds } from '../../database/anyOf';
import type { Transaction } from '../../database/connect';
import { preparedQuery, type MaybePlaceholder } from '../../database/preparedQuery';
import { task } from '../../database/tables/caseTables';
import { contactWish } from '../../database/tables/wishTables';
import type { Task } from '../cases/casesFacade';

type Reading = { readonly tx: Transaction };

/** A wish as the database keeps it. */
export type StoredWish = typeof contactWish.$inferSelect;
/** A wish before it is written. */
export type NewWish = typeof contactWish.$inferInsert;

const later = alias(contactWish, 'later');
const isEndedBy = and(eq(later.institutionId, contactWish.institutionId), eq(later.endsId, contactWish.id));

/** Whose wishes are read. */
export interface WishesOf {
  readonly institutionId: MaybePlaceholder<number>;
  readonly borrowerIds: MaybePlaceholder<readonly number[]>;
}

/** What holds now of what some borrowers, and those around them, asked for: what no later row has ended, the oldest first. */
export const heldWishes = ({ institutionId, borrowerIds }: WishesOf, { tx }: Reading) =>
  tx
    .select(getTableColumns(contactWish))
    .from(contactWish)
    .leftJoin(later, isEndedBy)
    .where(
      and(
        eq(contactWish.institutionId, institutionId),
        inIds(contactWish.borrowerId, borrowerIds),
        eq(contactWish.isEnd, false),
        isNull(later.id),
      ),
    )
    .orderBy(asc(contactWish.id));

/** All that some borrowers, and those around them, ever asked for: from when on, and until before when; null: it holds now. */
export const wishTimes = (
  { institutionId, borrowerIds }: { readonly institutionId: number; readonly borrowerIds: readonly number[] },
  { tx }: Reading,
) => {
  const { borrowerId, kind, number, person, hourFrom, hourTo, attorneyId, at } = contactWish;
  return tx
    .select({ borrowerId, kind, number, person, hourFrom, hourTo, attorneyId, from: at, until: later.at })
    .from(contactWish)
    .leftJoin(later, isEndedBy)
    .where(
      and(eq(contactWish.institutionId, institutionId), inIds(borrowerId, borrowerIds), eq(contactWish.isEnd, false)),
    );
};

const askHeld = preparedQuery<StoredWish>('wishes_of_one', (tx) =>
  heldWishes({ institutionId: sql.placeholder('institutionId'), borrowerIds: sql.placeholder('borrowerIds') }, { tx }),
);

/** What holds now of what a borrower asked for. */
export const getWishes = async (
  { institutionId, borrowerId }: Pick<Task, 'institutionId' | 'borrowerId'>,
  { tx }: Reading,
): Promise<StoredWish[]> => askHeld(tx, { institutionId, borrowerIds: [borrowerId] });

/** Writes a wish down; it stays as it is. */
export async function addWish(wish: NewWish, { tx }: Reading): Promise<StoredWish> {
  const [row] = await tx.insert(contactWish).values(wish).returning();
  if (!row) throw new Error('the wish was not written');
  return row;
}

/** All cases of a borrower: what was asked for holds on each of them. */
export const casesOfBorrower = (
  { institutionId, borrowerId }: Pick<Task, 'institutionId' | 'borrowerId'>,
  { tx }: Reading,
) =>
  tx
    .select({ id: task.id, agentId: task.agentId, groupId: task.groupId })
    .from(task)
    .where(and(eq(task.institutionId, institutionId), eq(task.borrowerId, borrowerId)))
    .orderBy(asc(task.id));
