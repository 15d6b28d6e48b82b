import type { BehaviourCount, BehaviourRow } from '@/contract/entities/management/behaviour';
import { timeOnWire } from '../../values/wire';
import type { ListedBehaviour } from './behaviourDetailStore';

/** Behavior of one user, compared with the usual values. */
export interface JudgedBehaviour extends Omit<BehaviourCount, 'lastAt'> {
  readonly lastAt: Date;
}

/** Converts the behavior of one user to its wire shape (MO-01). */
export const countOnWire = (judged: JudgedBehaviour): BehaviourCount => ({
  ...judged,
  lastAt: timeOnWire(judged.lastAt),
});

/** Converts a single record to its wire shape (MO-01). */
export const behaviourOnWire = (row: ListedBehaviour): BehaviourRow => ({ ...row, at: timeOnWire(row.at) });
