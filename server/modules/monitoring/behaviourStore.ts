import type { BehaviourType } from '@/contract/codes/behaviourType';
import type { Transaction } from '../../database/connect';
import { behaviour } from '../../database/tables/workTables';
import type { Caller } from '../../kernel/caller';

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

/** Writes a behaviour down; it can never be changed again. */
export const addBehaviour = async (tx: Transaction, { caller, now, ...entry }: BehaviourEntry): Promise<void> => {
  await tx
    .insert(behaviour)
    .values({ ...entry, institutionId: caller.institutionId, userId: caller.userId, createdAt: now });
};
