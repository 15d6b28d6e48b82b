import * as z from 'zod/mini';
import { mainCall } from '../../call';
import { BEHAVIOR_TYPE } from '../../codes/complaintCodes';
import { codeInput, done, idInput, optionalLineText } from '../../schemas';

/** Calls of the signed-in user (§7 user/…). */
export const userCalls = {
  behaviorAdd: mainCall({
    method: 'POST',
    path: 'user/behavior/add',
    body: z.strictObject({
      type: codeInput(BEHAVIOR_TYPE),
      loanId: z.nullish(idInput),
      detail: z.nullish(optionalLineText(200)),
      /** Address from the configurable lookup service, null when the lookup failed (AP-07). The server also stores the socket's address. */
      ip: z.nullish(optionalLineText(64)),
    }),
    answer: done,
    who: 'behaviour.record',
    rows: 'own',
    quiet: true,
    means: 'Records an action of the caller on a case; a case that is not visible to the caller is refused.',
  }),
};
