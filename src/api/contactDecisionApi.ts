import { contactDecisionCalls } from '@/contract/calls/contactDecisionCalls';

import { api } from './api';
import { endpointsOf } from './endpointsOf';

/** The decisions on contacts (LC-03). */
export const contactDecisionApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, files } = endpointsOf(build);
    return {
      contactDecisionListing: reads(contactDecisionCalls.listing, []),
      contactDecisionExport: files(contactDecisionCalls.export),
    };
  },
});

export const { useContactDecisionListingQuery, useContactDecisionExportMutation } = contactDecisionApi;
