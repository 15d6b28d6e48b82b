import type { BehaviorType } from '@/contract/codes/complaintCodes';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { preparedQuery } from '../../database/preparedQuery';
import { behavior } from '../../database/tables/workTables';
import type { Caller } from '../../kernel/caller';
import { isReveal } from './behaviorCountStore';

/** Action of a user, with its time and address (CD-12, AP-07). */
export interface BehaviorEntry {
  readonly caller: Pick<Caller, 'institutionId' | 'userId'>;
  readonly type: BehaviorType;
  readonly loanNo: string | null;
  readonly detail: string | null;
  /** Address from the caller's look-up service; null if the service did not respond. */
  readonly ip: string | null;
  readonly socketIp: string;
  readonly now: Date;
}

const add = preparedQuery<{ id: number }>('behaviour_added', (tx) =>
  tx
    .insert(behavior)
    .values({
      institutionId: sql.placeholder('institutionId'),
      userId: sql.placeholder('userId'),
      type: sql.placeholder('type'),
      loanNo: sql.placeholder('loanNo'),
      detail: sql.placeholder('detail'),
      ip: sql.placeholder('ip'),
      socketIp: sql.placeholder('socketIp'),
      createdAt: sql`${sql.placeholder('now')}::timestamptz`,
    })
    .returning({ id: behavior.id }),
);

/** Stores an action; records are immutable. */
export const addBehavior = async (tx: Transaction, { caller, ...entry }: BehaviorEntry): Promise<void> => {
  const { institutionId, userId } = caller;
  await add(tx, { ...entry, institutionId, userId });
};

/** Returns the time of the n-th latest access to personal data since a moment; undefined if there were fewer. */
export const findNthLatestReveal = async (
  tx: Transaction,
  { caller, nth, since }: Pick<BehaviorEntry, 'caller'> & { readonly nth: number; readonly since: Date },
): Promise<Date | undefined> => {
  const { institutionId, userId, type, createdAt } = behavior;
  const own = and(eq(institutionId, caller.institutionId), eq(userId, caller.userId));
  const [look] = await tx
    .select({ at: createdAt })
    .from(behavior)
    .where(and(own, gt(createdAt, since), isReveal(type)))
    .orderBy(desc(createdAt))
    .offset(nth - 1)
    .limit(1);
  return look?.at;
};
