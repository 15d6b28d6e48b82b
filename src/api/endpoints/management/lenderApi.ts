import { lenderCalls } from '@/contract/calls/management/lenderCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';
import { getAllCaseTags, type DataTag } from '../../client/tags';

/** Cache tags that an allocation of money to its loan invalidates. */
const BOOKED: readonly DataTag[] = ['Lender', 'RepayPlan', 'PayLogs', ...getAllCaseTags()];

/** Endpoints for lender events and their results (MI-01, MI-02). */
export const lenderApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      lenderListing: reads(lenderCalls.listing, ['Lender']),
      lenderListingFile: files(lenderCalls.listingFile),
      lenderTurnedAway: reads(lenderCalls.turnedAway, ['Lender']),
      lenderTurnedAwayFile: files(lenderCalls.turnedAwayFile),
      lenderClarifications: reads(lenderCalls.clarifications, ['Lender']),
      lenderClarificationsFile: files(lenderCalls.clarificationsFile),
      lenderAssign: changes(lenderCalls.assign, BOOKED),
      lenderGiveBack: changes(lenderCalls.giveBack, ['Lender']),
      lenderDays: reads(lenderCalls.days, ['Lender']),
      lenderDaysFile: files(lenderCalls.daysFile),
      lenderUploadPreview: changes(lenderCalls.uploadPreview),
      lenderUpload: changes(lenderCalls.upload, BOOKED),
      lenderBatches: reads(lenderCalls.batches, ['Lender']),
      lenderBatchesFile: files(lenderCalls.batchesFile),
      lenderKey: reads(lenderCalls.key, ['Lender']),
      lenderApiKeys: changes(lenderCalls.apiKeys, ['Lender', 'SettingChanges']),
      lenderMakeKey: files(lenderCalls.makeKey, ['Lender', 'SettingChanges']),
    };
  },
});

export const {
  useLenderListingQuery,
  useLenderListingFileMutation,
  useLenderTurnedAwayQuery,
  useLenderTurnedAwayFileMutation,
  useLenderClarificationsQuery,
  useLenderClarificationsFileMutation,
  useLenderAssignMutation,
  useLenderGiveBackMutation,
  useLenderDaysQuery,
  useLenderDaysFileMutation,
  useLenderUploadPreviewMutation,
  useLenderUploadMutation,
  useLenderBatchesQuery,
  useLenderBatchesFileMutation,
  useLenderKeyQuery,
  useLenderApiKeysMutation,
  useLenderMakeKeyMutation,
} = lenderApi;
