import type { publicIpCalls } from '@/contract/calls/users/publicIpCalls';
import type { Handlers } from '../../access/callContext';

/** Handlers of the embedded look-up of the caller's address (AP-07). */
export const publicIpHandlers: Handlers<typeof publicIpCalls> = {
  publicIp: async (_, { ip }) => ({ ip }),
};
