import { institutionalManagementCalls } from '@/contract/calls/users/institutionalManagementCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Institutions and their accounts (§7 institutionalManagement/…; IN-01). */
export const institutionalManagementApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      institutionalManagementInstitution: reads(institutionalManagementCalls.institution, ['Institutions']),
      institutionalManagementAddInstitution: changes(institutionalManagementCalls.addInstitution, ['Institutions']),
      institutionalManagementRenameInstitution: changes(institutionalManagementCalls.renameInstitution, [
        'Institutions',
        'Menu',
      ]),
      institutionalManagementMoveInstitution: changes(institutionalManagementCalls.moveInstitution, ['Institutions']),
      institutionalManagementInstitutionStatus: changes(institutionalManagementCalls.institutionStatus, [
        'Institutions',
      ]),
      institutionalManagementAccounts: reads(institutionalManagementCalls.accounts, ['Accounts', 'Users']),
      institutionalManagementPassword: changes(institutionalManagementCalls.password, ['Accounts', 'Users']),
    };
  },
});

export const {
  useInstitutionalManagementInstitutionQuery,
  useInstitutionalManagementAddInstitutionMutation,
  useInstitutionalManagementRenameInstitutionMutation,
  useInstitutionalManagementMoveInstitutionMutation,
  useInstitutionalManagementInstitutionStatusMutation,
  useInstitutionalManagementAccountsQuery,
  useInstitutionalManagementPasswordMutation,
} = institutionalManagementApi;
