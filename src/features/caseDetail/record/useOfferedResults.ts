import type { CallResult } from '@/contract/codes/callResult';
import { type CallStatus, RESULTS_OF_CALL_STATUS } from '@/contract/codes/callStatus';
import { useCurrentUser } from '@/ui/currentUser';

import { isPromise } from './recordFields';

/** The results of a call status that the signed-in user may record: promises only by whoever may create them (§6). */
export function useOfferedResults(): (status: CallStatus) => readonly CallResult[] {
  // A server that does not say holds nobody back: it decides all the same.
  const mayPromise = useCurrentUser()?.createsPtp ?? true;
  return (status) => RESULTS_OF_CALL_STATUS[status].filter((result) => mayPromise || !isPromise(result));
}
