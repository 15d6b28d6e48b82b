import { manageConfigCalls } from '@/contract/calls/management/manageConfigCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** System configuration (§7 manage/config/…; SY-01). */
export const manageConfigApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes, files } = getEndpoints(build);
    return {
      manageConfigInfo: reads(manageConfigCalls.info, ['SignInConfig']),
      manageConfigLoginTypeList: reads(manageConfigCalls.loginTypeList, ['SignInConfig', 'Users']),
      manageConfigUpdateLoginType: changes(manageConfigCalls.updateLoginType, ['SignInConfig', 'SettingChanges']),
      manageConfigQuota: reads(manageConfigCalls.quota, ['Quotas']),
      manageConfigIncreaseQuota: changes(manageConfigCalls.increaseQuota, ['Quotas', 'SettingChanges']),
      manageConfigStandards: reads(manageConfigCalls.standards, ['Standards']),
      manageConfigUpdateStandards: changes(manageConfigCalls.updateStandards, ['Standards', 'SettingChanges']),
      manageConfigBoard: reads(manageConfigCalls.board, ['BoardConfig']),
      manageConfigUpdateBoard: changes(manageConfigCalls.updateBoard, ['BoardConfig', 'SettingChanges']),
      manageConfigAllocation: reads(manageConfigCalls.allocation, ['Allocation']),
      manageConfigSharing: reads(manageConfigCalls.sharing, ['Sharing']),
      manageConfigSharingTrial: reads(manageConfigCalls.sharingTrial, ['Binding', 'QueueCases']),
      manageConfigUpdateSharing: changes(manageConfigCalls.updateSharing, ['Sharing', 'SettingChanges']),
      manageConfigUpdateAllocation: changes(manageConfigCalls.updateAllocation, ['Allocation', 'SettingChanges']),
      manageConfigSecondPerson: reads(manageConfigCalls.secondPerson, ['SecondPerson', 'Users']),
      manageConfigSecondPersonTrial: reads(manageConfigCalls.secondPersonTrial, [
        'Approvals',
        'Binding',
        'Complaints',
        'QueueCases',
      ]),
      manageConfigUpdateSecondPerson: changes(manageConfigCalls.updateSecondPerson, ['SecondPerson', 'SettingChanges']),
      manageConfigPromisePlan: reads(manageConfigCalls.promisePlan, ['PlanLimits']),
      manageConfigPromisePlanTrial: reads(manageConfigCalls.promisePlanTrial, ['CaseList', 'Users']),
      manageConfigUpdatePromisePlan: changes(manageConfigCalls.updatePromisePlan, ['PlanLimits', 'SettingChanges']),
      manageConfigChanges: reads(manageConfigCalls.changes, ['SettingChanges']),
      manageConfigChangesFile: files(manageConfigCalls.changesFile),
    };
  },
});

export const {
  useManageConfigInfoQuery,
  useManageConfigLoginTypeListQuery,
  useManageConfigUpdateLoginTypeMutation,
  useManageConfigQuotaQuery,
  useManageConfigIncreaseQuotaMutation,
  useManageConfigStandardsQuery,
  useManageConfigUpdateStandardsMutation,
  useManageConfigBoardQuery,
  useManageConfigUpdateBoardMutation,
  useManageConfigSharingQuery,
  useManageConfigSharingTrialQuery,
  useManageConfigUpdateSharingMutation,
  useManageConfigAllocationQuery,
  useManageConfigUpdateAllocationMutation,
  useManageConfigPromisePlanQuery,
  useManageConfigPromisePlanTrialQuery,
  useManageConfigUpdatePromisePlanMutation,
  useManageConfigSecondPersonQuery,
  useManageConfigSecondPersonTrialQuery,
  useManageConfigUpdateSecondPersonMutation,
  useManageConfigChangesQuery,
  useManageConfigChangesFileMutation,
} = manageConfigApi;
