import { behaviorCalls } from '@/contract/calls/management/behaviorCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Behavior monitoring (§7 user/behavior/…; MO-01). */
export const behaviorApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files } = getEndpoints(build);
    return {
      behaviourCountList: reads(behaviorCalls.countList, ['Behaviour']),
      behaviourCountFile: files(behaviorCalls.countFile),
      behaviourDetailList: reads(behaviorCalls.detailList, ['Behaviour']),
      behaviourDetailFile: files(behaviorCalls.detailFile),
    };
  },
});

export const {
  useBehaviourCountListQuery,
  useBehaviourCountFileMutation,
  useBehaviourDetailListQuery,
  useBehaviourDetailFileMutation,
} = behaviorApi;
