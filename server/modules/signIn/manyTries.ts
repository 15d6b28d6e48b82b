import type { OpenContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { getLog, type LoggedRequest } from './signInLog';
import { findSignInUser, type Identifier } from './signInUserStore';

type Context = Pick<OpenContext, 'now' | 'ip' | 'inOwnTransaction' | 'limit'>;

const isFirst = async ({ limit, ip }: Context): Promise<boolean> => {
  try {
    await limit('loginRefusedTold', ip);
    return true;
  } catch (refusal) {
    if (refusal instanceof Refusal) return false;
    throw refusal;
  }
};

/**
 * Refuses too many attempts of one address. Only the first refusal of a window is written to the audit log, because the address could
 * otherwise flood it.
 */
export const refuseManyTries = async (
  request: LoggedRequest & { readonly identifier: Identifier },
  context: Context,
): Promise<void> => {
  try {
    await context.limit('login', context.ip);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    if (await isFirst(context)) {
      await context.inOwnTransaction(async (tx) => {
        await getLog(tx, request, context)('tooMany', await findSignInUser(tx, request.identifier));
      });
    }
    throw refusal;
  }
};
