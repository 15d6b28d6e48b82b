import type { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { Handlers } from '../../access/callContext';
import { findTask } from '../cases/casesFacade';
import { sendMissedCallSms } from './sendSms';
import { listSms } from './smsStore';
import { smsOnWire } from './smsWire';

/** Handlers of messages of a case (§7 task/…). */
export const caseSmsHandlers = {
  autoDialSms: sendMissedCallSms,
  smsLog: async ({ id, ...order }, context) => {
    const messages = await listSms(await findTask(id, context), order, context);
    return messages.map((row) => smsOnWire(row, context));
  },
} satisfies Partial<Handlers<typeof taskWorkCalls>>;
