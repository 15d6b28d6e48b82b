import { contactDecisionCalls } from '@/contract/calls/management/contactDecisionCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** The decisions on contacts (LC-03). */
export const contactDecisionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files } = getEndpoints(build);
    return {
      contactDecisionListing: reads(contactDecisionCalls.listing, []),
      contactDecisionExport: files(contactDecisionCalls.export),
    };
  },
});

export const { useContactDecisionListingQuery, useContactDecisionExportMutation } = contactDecisionApi;
