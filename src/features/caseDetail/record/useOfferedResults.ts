import { type CallStatus, RECORDABLE_RESULTS } from '@/contract/codes/callStatus';
import { isPromise, type RecordableResult } from '@/contract/codes/recordedResult';
import { useCurrentUser } from '@/ui/currentUser';

/** The results of a call status that the signed-in user may record: promises only by whoever may create them (§6). */
export function useOfferedResults(): (status: CallStatus) => readonly RecordableResult[] {
  // A server that does not say holds nobody back: it decides all the same.
  const mayPromise = useCurrentUser()?.createsPtp ?? true;
  return (status) => RECORDABLE_RESULTS[status].filter((result) => mayPromise || !isPromise(result));
}
