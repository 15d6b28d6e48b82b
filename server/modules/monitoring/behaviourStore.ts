import type { BehaviourType } from '@/contract/codes/behaviourType';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { preparedQuery } from '../../database/preparedQuery';
import { behaviour } from '../../database/tables/workTables';
import type { Caller } from '../../kernel/caller';
import { isReveal } from './behaviourCountStore';

/** What somebody did, when and from where (CD-12, AP-07). */
export interface BehaviourEntry {
  readonly caller: Pick<Caller, 'institutionId' | 'userId'>;
  readonly type: BehaviourType;
  readonly loanNo: string | null;
  readonly detail: string | null;
  /** As the caller's look-up service says; null when it did not answer. */
  readonly ip: string | null;
  readonly socketIp: string;
  readonly now: Date;
}

const add = preparedQuery<{ id: number }>('behaviour_added', (tx) =>
  tx
    .insert(behaviour)
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
    .returning({ id: behaviour.id }),
);

/** Writes a behaviour down; it can never be changed again. */
export const addBehaviour = async (tx: Transaction, { caller, ...entry }: BehaviourEntry): Promise<void> => {
  const { institutionId, userId } = caller;
  await add(tx, { ...entry, institutionId, userId });
};

/** When somebody's so-many-th latest look at personal data since a moment was; undefined with fewer of them. */
export const nthLatestLook = async (
  tx: Transaction,
  { caller, nth, since }: Pick<BehaviourEntry, 'caller'> & { readonly nth: number; readonly since: Date },
): Promise<Date | undefined> => {
  const { institutionId, userId, type, createdAt } = behaviour;
  const own = and(eq(institutionId, caller.institutionId), eq(userId, caller.userId));
  const [look] = await tx
    .select({ at: createdAt })
    .from(behaviour)
    .where(and(own, gt(createdAt, since), isReveal(type)))
    .orderBy(desc(createdAt))
    .offset(nth - 1)
    .limit(1);
  return look?.at;
};
