import type { behaviourCalls } from '@/contract/calls/behaviourCalls';
import { behaviourCountPage } from '../domain/behaviourCounts';
import { behaviourDetailPage } from '../domain/behaviourDetailPage';
import { countFile, detailFile } from '../domain/behaviourFile';
import type { Handlers } from './handler';

/** Behaviour monitoring (§7 user/behavior/…; MO-01). */
export const behaviourHandlers: Handlers<typeof behaviourCalls> = {
  countList: behaviourCountPage,
  countFile,
  detailList: behaviourDetailPage,
  detailFile,
};
