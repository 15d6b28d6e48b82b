import { lawCalls } from '@/contract/calls/management/lawCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** The packs of law (LC-02). */
export const lawApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      lawToday: reads(lawCalls.today, ['Board', 'Law']),
      lawSettings: reads(lawCalls.settings, ['Law']),
      lawChoose: changes(lawCalls.choose, ['Law', 'SettingChanges']),
      lawMode: changes(lawCalls.mode, ['Law', 'SettingChanges']),
      lawOwn: changes(lawCalls.own, ['Law', 'SettingChanges']),
      lawReview: changes(lawCalls.review, ['Law', 'SettingChanges']),
    };
  },
});

export const {
  useLawTodayQuery,
  useLawSettingsQuery,
  useLawChooseMutation,
  useLawModeMutation,
  useLawOwnMutation,
  useLawReviewMutation,
} = lawApi;
