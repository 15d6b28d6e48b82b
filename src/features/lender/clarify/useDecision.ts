import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { isRejectedWithCode } from '@/api/client/apiFailure';
import { lenderApi } from '@/api/endpoints/management/lenderApi';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import { RESULT_CODES } from '@/contract/resultCodes';

const { notWaiting, outOfDate } = RESULT_CODES;

/** Submits a decision once. If another user or the lender decided first, refetches the list and closes the dialog. */
export function useDecision(onClose: () => void) {
  const once = useIdempotencyKey();
  const dispatch = useAppDispatch();
  return async (send: (idempotencyKey: string) => Promise<{ readonly error?: unknown }>): Promise<void> => {
    const { error } = await once(send);
    const isMoved = [notWaiting, outOfDate].some(({ code }) => isRejectedWithCode(error, code));
    if (isMoved) dispatch(lenderApi.util.invalidateTags(['Lender']));
    if (error === undefined || isMoved) onClose();
  };
}
