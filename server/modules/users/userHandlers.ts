import type { userCalls } from '@/contract/calls/userCalls';
import { addBehaviour } from '../monitoring/monitoringFacade';
import type { Handlers } from '../../access/callContext';

/** What users do (§7 user/…). */
export const userHandlers: Handlers<typeof userCalls> = {
  behaviorAdd: async ({ type, loanId, detail, ip }, { tx, caller, now, ip: socketIp }) => {
    await addBehaviour(tx, {
      caller,
      type,
      loanNo: loanId ?? null,
      detail: detail ?? null,
      ip: ip ?? null,
      socketIp,
      now,
    });
  },
};
