import { behaviourCalls } from '@/contract/calls/management/behaviourCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Behaviour monitoring (§7 user/behavior/…; MO-01). */
export const behaviourApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files } = getEndpoints(build);
    return {
      behaviourCountList: reads(behaviourCalls.countList, ['Behaviour']),
      behaviourCountFile: files(behaviourCalls.countFile),
      behaviourDetailList: reads(behaviourCalls.detailList, ['Behaviour']),
      behaviourDetailFile: files(behaviourCalls.detailFile),
    };
  },
});

export const {
  useBehaviourCountListQuery,
  useBehaviourCountFileMutation,
  useBehaviourDetailListQuery,
  useBehaviourDetailFileMutation,
} = behaviourApi;
