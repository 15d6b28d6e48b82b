import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { APPROVAL_REFUSAL } from '../../entities/management/approvalRefusal';
import { done, idInput } from '../../schemas';

/** Second factors of other users (ASVS 6.3.3). */
export const userFactorCalls = {
  removeFactors: mainCall({
    method: 'POST',
    path: 'manage/user/removeFactors',
    body: z.strictObject({ id: idInput }),
    answer: done,
    who: 'users.manage',
    rows: 'institution',
    chosenByUs: true,
    confirmed: true,
    asksBack: APPROVAL_REFUSAL,
    notice: 'save',
    means:
      "Removes another user's second factors and recovery codes, for example after a phone was lost. The user's sessions are notified.",
  }),
};
