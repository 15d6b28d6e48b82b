import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { approvalApi } from '@/api/endpoints/management/approvalApi';
import { isRejectedWithCode } from '@/api/client/apiFailure';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import type { Approval } from '@/contract/entities/management/approval';
import { RESULT_CODES } from '@/contract/resultCodes';

const { notWaiting, notFound } = RESULT_CODES;

interface DecisionReply {
  readonly data?: Approval | undefined;
  readonly error?: unknown;
}

/** Submits a decision once and returns its result. If another user decided first, refetches the lists and closes the dialog. */
export function useDecision(onClose: () => void) {
  const once = useIdempotencyKey();
  const dispatch = useAppDispatch();
  return async (send: (idempotencyKey: string) => Promise<DecisionReply>): Promise<Approval | undefined> => {
    const { data, error } = await once(send);
    const isMoved = [notWaiting, notFound].some(({ code }) => isRejectedWithCode(error, code));
    if (isMoved) {
      dispatch(approvalApi.util.invalidateTags(['Approvals']));
      onClose();
    }
    return data;
  };
}
