import { lawReplayCalls } from '@/contract/calls/management/lawReplayCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Endpoints for the re-evaluation of past contacts (LC-07). */
export const lawReplayApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      lawReplayListing: reads(lawReplayCalls.listing, ['LawReplays']),
      lawReplayStart: changes(lawReplayCalls.start, ['LawReplays']),
      lawReplayCancel: changes(lawReplayCalls.cancel, ['LawReplays']),
      lawReplayFindings: reads(lawReplayCalls.findings, ['LawReplays']),
      lawReplayFindingsFile: files(lawReplayCalls.findingsFile),
    };
  },
});

export const {
  useLawReplayListingQuery,
  useLawReplayStartMutation,
  useLawReplayCancelMutation,
  useLawReplayFindingsQuery,
  useLawReplayFindingsFileMutation,
} = lawReplayApi;
