import type { smsCalls } from '@/contract/calls/smsCalls';
import { retrySms, sendSms } from '../domain/sendSms';
import { smsResidue } from '../domain/smsLimits';
import { findTask } from '../store/taskStore';
import type { Handlers } from './handler';

/** Messages, main client (§7 sms/…, CD-02). */
export const smsHandlers: Handlers<typeof smsCalls> = {
  residue: async ({ taskId }, context) => smsResidue(await findTask(taskId, context), context),
  manualSend: sendSms,
  retry: ({ smsId }, context) => retrySms(smsId, context),
};
