import type { loginCalls } from '@/contract/calls/loginCalls';
import type { Handlers } from '../../access/callContext';
import { setOwnPassword } from './ownPassword';

/** A password of one's own instead of a one-time one (US-01). */
export const ownPasswordHandlers = {
  async ownPassword(sent, context) {
    await setOwnPassword(sent, context);
    return null;
  },
} satisfies Partial<Handlers<typeof loginCalls>>;
