import type { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import { deduct } from '../domain/deduct';
import { saveEmergencyContacts } from '../domain/emergencyContacts';
import { extendLoan } from '../domain/extendLoan';
import { sendMissedCallSms } from '../domain/sendSms';
import { findNewestCode } from '../store/repaymentCodeStore';
import { findTask } from '../store/taskStore';
import { listSms } from '../store/smsStore';
import { dial, hangUp } from '../domain/dial';
import { readLastCall } from '../store/phoneCallStore';
import { showTimeline } from '../domain/showTimeline';
import type { Handlers } from './handler';

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
