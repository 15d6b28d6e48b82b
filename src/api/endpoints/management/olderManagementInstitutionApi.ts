import { olderManagementInstitutionCalls } from '@/contract/calls/older/olderManagementInstitutionCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** The tree of institutions, older client (§7 management/institution/tree; IN-01). */
export const olderManagementInstitutionApi = api.injectEndpoints({
  endpoints: (build) => ({
    olderManagementInstitutionTree: getEndpoints(build).reads(olderManagementInstitutionCalls.tree, ['Institutions']),
  }),
});
