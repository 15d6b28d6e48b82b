import type { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import { deduct } from '../money/deduct';
import { saveEmergencyContacts } from '../borrower/emergencyContacts';
import { extendLoan } from '../money/extendLoan';
import { sendMissedCallSms } from '../messages/sendSms';
import { findNewestCode } from '../money/repaymentCodeStore';
import { findTask } from '../cases/taskStore';
import { listSms } from '../messages/smsStore';
import { dial, hangUp } from '../telephony/dial';
import { readLastCall } from '../telephony/phoneCallStore';
import { showTimeline } from './showTimeline';
import type { Handlers } from '../../access/handler';

/** What an agent does on a case beside recording results: money, calls, contacts, extensions (§7 task/…). */
export const taskWorkHandlers: Handlers<typeof taskWorkCalls> = {
  partDeduce: ({ taskId, ...asked }, context) => deduct(taskId, asked, context),
  saveUserEmerContact: saveEmergencyContacts,
  manualDelay: ({ taskId, ...asked }, context) => extendLoan(taskId, asked, context),
  delayCode: async ({ id }, context) => findNewestCode((await findTask(id, context)).id, '2', context),
  autoDialSms: sendMissedCallSms,
  smsLog: async ({ id }, context) => listSms(await findTask(id, context), context),
  dial,
  hangUp: ({ phoneCallId }, context) => hangUp(phoneCallId, context),
  lastCall: async ({ id }, context) => readLastCall(await findTask(id, context), context),
  timeline: showTimeline,
};
