import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { sendMissedCallSms, sendSms, retrySms } from './sendSms';
import { listSms } from './smsStore';
import { listLastTemplates } from './smsTemplateStore';
import { readChannelCosts } from './channelCosts';
import { serializeChannelCost, serializeLastTemplate, serializeSms } from './smsWire';
import type { olderSmsCalls } from '@/contract/calls/older/olderSmsCalls';
import { listSmsTemplates } from './caseTemplates';
import { acceptGatewayEvents } from './gatewayEvents';
import { listChannels } from './channels';
import { readReplies } from './readReplies';
import type { smsLimitCalls } from '@/contract/calls/management/smsLimitCalls';
import { showSmsLimits, updateSmsLimits, getSmsResidue } from './readSmsLimits';
import { addSmsTemplate, listTemplates, previewTemplate, updateSmsTemplate } from './smsTemplates';
import type { smsCalls } from '@/contract/calls/cases/smsCalls';

/** Handlers of messages of a case (§7 task/…). */
export const caseSmsHandlers = {
  autoDialSms: sendMissedCallSms,
  smsLog: async ({ id, ...order }, context) => {
    const messages = await listSms(await findTask(id, context), order, context);
    return messages.map((row) => serializeSms(row, context));
  },
} satisfies Partial<Handlers<typeof taskWorkCalls>>;

/** Handlers of messages, older client (§7 sms/…). */
export const olderSmsHandlers: Handlers<typeof olderSmsCalls> = {
  templates: async ({ taskId }, context) =>
    listSmsTemplates(taskId === undefined ? null : await findTask(taskId, context), context),
  send: sendSms,
};

/** Handlers of limits and templates of messages (§7 institutionalManagement SMS limit config; SY-01). */
export const smsLimitHandlers: Handlers<typeof smsLimitCalls> = {
  smsLimit: (_, context) => showSmsLimits(context),
  updateSmsLimit: (limits, context) => updateSmsLimits(limits, context),
  smsTemplateList: (_, context) => listTemplates(context),
  addSmsTemplate: (fields, context) => addSmsTemplate(fields, context),
  updateSmsTemplate: (fields, context) => updateSmsTemplate(fields, context),
  smsTemplatePreview: (fields, context) => previewTemplate(fields, context),
};

/** Handlers of messages, main client (§7 sms/…, CD-02). */
export const smsHandlers: Handlers<typeof smsCalls> = {
  residue: async ({ taskId }, context) => {
    const of = await findTask(taskId, context);
    return {
      ...(await getSmsResidue(of, context)),
      ...(await listChannels(of, context)),
      costs: (await readChannelCosts(context)).map((each) => serializeChannelCost(each, context)),
      lastTemplates: (await listLastTemplates(context)).map(serializeLastTemplate),
    };
  },
  manualSend: sendSms,
  retry: retrySms,
  readReplies: ({ taskId }, context) => readReplies(taskId, context),
  events: acceptGatewayEvents,
};
