import type { LawSettings } from '@/contract/entities/lawSettings';
import { timeOnWire } from '../../values/wire';
import type { StoredReview } from './lawReviewStore';

/** A review as the wire shows it. */
export const reviewOnWire = ({ pack, actorName, createdAt }: StoredReview): LawSettings['reviews'][number] => ({
  pack,
  userName: actorName,
  time: timeOnWire(createdAt),
});
