import type { behaviourCalls } from '@/contract/calls/management/behaviourCalls';
import { behaviourCountPage } from './behaviourCounts';
import { behaviourDetailPage } from './behaviourDetailPage';
import { countFile, detailFile } from './behaviourFile';
import type { Handlers } from '../../access/callContext';

/** Handlers of behaviour monitoring (§7 user/behavior/…; MO-01). */
export const behaviourHandlers: Handlers<typeof behaviourCalls> = {
  countList: behaviourCountPage,
  countFile,
  detailList: behaviourDetailPage,
  detailFile,
};
