import { ALL_SLICES } from '@/api/allSlices';
import { api } from '@/api/client/api';
import type { UnknownAction } from '@reduxjs/toolkit';

import { connectionSlice } from '../live/connectionSlice';
import { loginEvent, startLogin } from '../login/loginSlice';
import { noticesSlice } from '../notices/noticesSlice';
import { recordedAddressSlice } from '../recording/recordedAddressSlice';
import { sessionSlice } from '../session/sessionSlice';

/** Types of the actions of the app's own slices. */
export const OWN_ACTIONS: ReadonlySet<string> = new Set(
  [
    loginEvent,
    startLogin,
    ...[sessionSlice, connectionSlice, noticesSlice, recordedAddressSlice].flatMap(({ actions }) =>
      Object.values(actions),
    ),
  ].map(({ type }) => type),
);

/** Actions of the cache: calls, their responses, subscriptions, and the window's focus. */
const OF_CACHE = /^(api|__rtkq)\//u;

/** The call that an action of the cache is about. */
export function getCall({ meta }: UnknownAction): { readonly endpointName?: unknown } {
  const arg: unknown = typeof meta === 'object' && meta !== null ? Reflect.get(meta, 'arg') : undefined;
  return typeof arg === 'object' && arg !== null ? arg : {};
}

/** Returns true if this build has the action and the endpoint of its call. */
export function isKnownAction(action: UnknownAction): boolean {
  // The cache looks endpoints up, so every slice must have injected its own.
  void ALL_SLICES;
  const { endpointName } = getCall(action);
  if (typeof endpointName === 'string' && !Object.hasOwn(api.endpoints, endpointName)) return false;
  return OWN_ACTIONS.has(action.type) || OF_CACHE.test(action.type);
}
