import { smsLimitCalls } from '@/contract/calls/management/smsLimitCalls';

import { api } from '../../client/api';
import { getEndpoints } from '../../client/getEndpoints';

/** Limits and templates of messages (§7 institutionalManagement SMS limit config; SY-01). */
export const smsLimitApi = api.injectEndpoints({
  endpoints: (build) => {
    const { reads, changes } = getEndpoints(build);
    return {
      smsLimitSmsLimit: reads(smsLimitCalls.smsLimit, ['SmsLimits']),
      // The remaining messages of today are shown next to every message form.
      smsLimitUpdateSmsLimit: changes(smsLimitCalls.updateSmsLimit, ['SmsLimits', 'Messages', 'SettingChanges']),
      smsLimitSmsTemplateList: reads(smsLimitCalls.smsTemplateList, ['ManagedTemplates']),
      smsLimitAddSmsTemplate: changes(smsLimitCalls.addSmsTemplate, [
        'ManagedTemplates',
        'Templates',
        'SettingChanges',
      ]),
      smsLimitUpdateSmsTemplate: changes(smsLimitCalls.updateSmsTemplate, [
        'ManagedTemplates',
        'Templates',
        'SettingChanges',
      ]),
      smsLimitSmsTemplatePreview: reads(smsLimitCalls.smsTemplatePreview, ['ManagedTemplates']),
    };
  },
});

export const {
  useSmsLimitSmsLimitQuery,
  useSmsLimitUpdateSmsLimitMutation,
  useSmsLimitSmsTemplateListQuery,
  useSmsLimitAddSmsTemplateMutation,
  useSmsLimitUpdateSmsTemplateMutation,
  useSmsLimitSmsTemplatePreviewQuery,
} = smsLimitApi;
