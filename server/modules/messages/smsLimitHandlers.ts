import type { smsLimitCalls } from '@/contract/calls/management/smsLimitCalls';
import { showSmsLimits, updateSmsLimits } from './smsLimitAdmin';
import { addSmsTemplate, listTemplates, previewTemplate, updateSmsTemplate } from './smsTemplates';
import type { Handlers } from '../../access/callContext';

/** Handlers of limits and templates of messages (§7 institutionalManagement SMS limit config; SY-01). */
export const smsLimitHandlers: Handlers<typeof smsLimitCalls> = {
  smsLimit: (_, context) => showSmsLimits(context),
  updateSmsLimit: (limits, context) => updateSmsLimits(limits, context),
  smsTemplateList: (_, context) => listTemplates(context),
  addSmsTemplate: (fields, context) => addSmsTemplate(fields, context),
  updateSmsTemplate: (fields, context) => updateSmsTemplate(fields, context),
  smsTemplatePreview: (fields, context) => previewTemplate(fields, context),
};
