import { and, asc, eq, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Transaction } from '../../database/connect';
import { task } from '../../database/tables/caseTables';
import { contactWish } from '../../database/tables/wishTables';
import type { Task } from '../cases/casesFacade';

type Reading = { readonly tx: Transaction };

/** A wish as the database keeps it. */
export type StoredWish = typeof contactWish.$inferSelect;
/** A wish before it is written. */
export type NewWish = typeof contactWish.$inferInsert;

const later = alias(contactWish, 'later');

/** What holds now of what a borrower, and those around them, asked for: what no later row has ended, the oldest first. */
export const wishesOf = ({ institutionId, borrowerId }: Pick<Task, 'institutionId' | 'borrowerId'>, { tx }: Reading) =>
  tx
    .select()
    .from(contactWish)
    .leftJoin(later, and(eq(later.institutionId, contactWish.institutionId), eq(later.endsId, contactWish.id)))
    .where(
      and(
        eq(contactWish.institutionId, institutionId),
        eq(contactWish.borrowerId, borrowerId),
        eq(contactWish.isEnd, false),
        isNull(later.id),
      ),
    )
    .orderBy(asc(contactWish.id))
    .then((rows) => rows.map((row): StoredWish => row.contact_wish));

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
