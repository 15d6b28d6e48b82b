import type { BehaviourCount, BehaviourRow } from '@/contract/entities/behaviour';
import { timeOnWire } from '../../values/wire';
import type { ListedBehaviour } from './behaviourDetailStore';

/** What one user did, judged by what is usual. */
export interface JudgedBehaviour extends Omit<BehaviourCount, 'lastAt'> {
  readonly lastAt: Date;
}

/** What one user did as the wire shows it (MO-01). */
export const countOnWire = (judged: JudgedBehaviour): BehaviourCount => ({
  ...judged,
  lastAt: timeOnWire(judged.lastAt),
});

/** A single record as the wire shows it (MO-01). */
export const behaviourOnWire = (row: ListedBehaviour): BehaviourRow => ({ ...row, at: timeOnWire(row.at) });
