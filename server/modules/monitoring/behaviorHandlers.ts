import type { behaviorCalls } from '@/contract/calls/management/behaviorCalls';
import { listBehaviorCountPage } from './listBehaviorCounts';
import { listBehaviorDetails } from './listBehaviorDetails';
import { exportBehaviorCounts, exportBehaviorDetails } from './behaviorFile';
import type { Handlers } from '../../access/callContext';

/** Handlers of behavior monitoring (§7 user/behavior/…; MO-01). */
export const behaviorHandlers: Handlers<typeof behaviorCalls> = {
  countList: listBehaviorCountPage,
  countFile: exportBehaviorCounts,
  detailList: listBehaviorDetails,
  detailFile: exportBehaviorDetails,
};
