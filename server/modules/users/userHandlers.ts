import type { userCalls } from '@/contract/calls/users/userCalls';
import { queryAndCommit } from '../../database/callTransaction';
import { assertSeesLoan } from '../cases/casesFacade';
import { addBehaviour } from '../monitoring/monitoringFacade';
import type { Handlers } from '../../access/callContext';

/** Handlers of user calls (§7 user/…). */
export const userHandlers: Handlers<typeof userCalls> = {
  behaviorAdd: async ({ type, loanId, detail, ip }, context) => {
    const { tx, caller, now, ip: socketIp } = context;
    // A reported action only counts as evidence if the caller could have performed it.
    if (loanId) await assertSeesLoan(loanId, context);
    const done = { type, loanNo: loanId ?? null, detail: detail ?? null, ip: ip ?? null };
    await queryAndCommit(tx, () => addBehaviour(tx, { ...done, caller, socketIp, now }));
  },
};
