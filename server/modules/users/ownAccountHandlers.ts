import type { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';
import type { Handlers } from '../../access/callContext';
import { confirmPassword } from './confirmPassword';
import { setOwnPassword } from './ownPassword';
import { endOwnSession, showOwnSessions } from './ownSessions';

/** Handlers to replace a one-time password (US-01), to confirm the password (ASVS 7.5.1), and for the caller's own sessions (7.5.2). */
export const ownAccountHandlers: Handlers<typeof ownAccountCalls> = {
  async ownPassword(sent, context) {
    await setOwnPassword(sent, context);
    return null;
  },
  async confirmPassword({ password }, context) {
    await confirmPassword(password, context);
    return null;
  },
  ownSessions: (_, context) => showOwnSessions(context),
  endOwnSessions: endOwnSession,
};
