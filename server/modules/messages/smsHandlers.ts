import type { smsCalls } from '@/contract/calls/cases/smsCalls';
import { retrySms, sendSms } from './sendSms';
import { smsResidue } from './smsLimits';
import { findTask } from '../cases/casesFacade';
import type { Handlers } from '../../access/callContext';

/** Handlers of messages, main client (§7 sms/…, CD-02). */
export const smsHandlers: Handlers<typeof smsCalls> = {
  residue: async ({ taskId }, context) => smsResidue(await findTask(taskId, context), context),
  manualSend: sendSms,
  retry: retrySms,
};
