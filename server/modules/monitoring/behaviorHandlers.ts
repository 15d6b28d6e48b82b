import type { behaviorCalls } from '@/contract/calls/management/behaviorCalls';
import { behaviorCountPage } from './behaviorCounts';
import { behaviorDetailPage } from './behaviorDetailPage';
import { countFile, detailFile } from './behaviorFile';
import type { Handlers } from '../../access/callContext';

/** Handlers of behaviour monitoring (§7 user/behavior/…; MO-01). */
export const behaviorHandlers: Handlers<typeof behaviorCalls> = {
  countList: behaviorCountPage,
  countFile,
  detailList: behaviorDetailPage,
  detailFile,
};
