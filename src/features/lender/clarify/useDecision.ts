import { isRejectedWithCode } from '@/api/apiFailure';
import { lenderApi } from '@/api/lenderApi';
import { useIdempotencyKey } from '@/api/useIdempotencyKey';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useDispatch } from 'react-redux';

const { notWaiting, outOfDate } = RESULT_CODES;

/** Sends a decision once. Where somebody else, or the lender, was first, the list is asked again and the dialog closes. */
export function useDecision(onClose: () => void) {
  const once = useIdempotencyKey();
  const dispatch = useDispatch();
  return async (send: (intentKey: string) => Promise<{ readonly error?: unknown }>): Promise<void> => {
    const { error } = await once(send);
    const isMoved = [notWaiting, outOfDate].some(({ code }) => isRejectedWithCode(error, code));
    if (isMoved) dispatch(lenderApi.util.invalidateTags(['Lender']));
    if (error === undefined || isMoved) onClose();
  };
}
