import type { olderSmsCalls } from '@/contract/calls/older/olderSmsCalls';
import { sendSms } from './sendSms';
import { listSmsTemplates } from './caseTemplates';
import { findTask } from '../cases/casesFacade';
import type { Handlers } from '../../access/callContext';

/** Handlers of messages, older client (§7 sms/…). */
export const olderSmsHandlers: Handlers<typeof olderSmsCalls> = {
  templates: async ({ taskId }, context) =>
    listSmsTemplates(taskId === undefined ? null : await findTask(taskId, context), context),
  send: sendSms,
};
