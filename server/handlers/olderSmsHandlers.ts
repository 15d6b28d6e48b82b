import type { olderSmsCalls } from '@/contract/calls/olderSmsCalls';
import { sendSms } from '../domain/sendSms';
import { listSmsTemplates } from '../store/smsTemplateStore';
import { findTask } from '../store/taskStore';
import type { Handlers } from './handler';

/** Messages, older client (§7 sms/…). */
export const olderSmsHandlers: Handlers<typeof olderSmsCalls> = {
  templates: async ({ taskId }, context) =>
    listSmsTemplates(taskId === undefined ? null : await findTask(taskId, context), context),
  send: sendSms,
};
