import type { BehaviorCount, BehaviorRow } from '@/contract/entities/management/behavior';
import { serializeTime } from '../../values/wire';
import type { ListedBehavior } from './behaviorDetailStore';

/** Behavior of one user, compared with the usual values. */
export interface AssessedBehavior extends Omit<BehaviorCount, 'lastAt'> {
  readonly lastAt: Date;
}

/** Converts the behavior of one user to its wire shape (MO-01). */
export const serializeBehaviorCount = (judged: AssessedBehavior): BehaviorCount => ({
  ...judged,
  lastAt: serializeTime(judged.lastAt),
});

/** Converts a single record to its wire shape (MO-01). */
export const serializeBehavior = (row: ListedBehavior): BehaviorRow => ({ ...row, at: serializeTime(row.at) });
