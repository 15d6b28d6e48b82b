import { type CallStatus, RECORDABLE_RESULTS, isPromise, type RecordableResult } from '@/contract/codes/contactCodes';
import { useCurrentUser } from '@/ui/screen/currentUser';

/** Returns the results of a call status that the signed-in user may record. Promises require the permission to create them (§6). */
export function useOfferedResults(): (status: CallStatus) => readonly RecordableResult[] {
  // A server that does not send this restricts nobody, because it decides as well.
  const mayPromise = useCurrentUser()?.createsPtp ?? true;
  return (status) => RECORDABLE_RESULTS[status].filter((result) => mayPromise || !isPromise(result));
}
