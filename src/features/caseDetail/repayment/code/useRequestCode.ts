import { getFailureDetails } from '@/api/client/apiFailure';
import { useRepayRepaymentCodeUpdateNewMutation } from '@/api/endpoints/cases/repayApi';
import type { CallInput } from '@/contract/call';
import { repayCalls } from '@/contract/calls/cases/repayCalls';
import { type RepaymentCode, repaymentCode } from '@/contract/entities/money/repaymentCode';
import { useState } from 'react';

import { useNewSubmission } from '../../submission/useNewSubmission';

const row = repayCalls.repaymentCodeUpdateNew;

/** Request to the channel. */
export type CodeRequestInput = Omit<CallInput<typeof row>, 'taskId' | 'replaces'>;

interface Requesting {
  readonly taskId: string;
  /** Newest known code: a returned code that is no newer existed before. */
  readonly newest: RepaymentCode | undefined;
  readonly onDone: () => void;
}

/** A code that is still valid, and the request that it blocks. Without such a request, it is the requested code. */
export interface ValidCode {
  readonly code: RepaymentCode;
  readonly insteadOf?: CodeRequestInput;
}

const stillGoodIn = (error: unknown): RepaymentCode | undefined =>
  getFailureDetails(error, { name: 'codeStillGood', told: repaymentCode });

/** Requests a code once (CD-10). Only one code is valid per type and channel: it is returned, or the user decides on its replacement. */
export function useRequestCode({ taskId, newest, onDone }: Requesting) {
  const [send] = useRepayRepaymentCodeUpdateNewMutation();
  const [good, setGood] = useState<ValidCode>();
  const isKnown = ({ requestedTime }: RepaymentCode) => newest !== undefined && requestedTime <= newest.requestedTime;
  const note = (wish: CodeRequestInput, { data, error }: Awaited<ReturnType<typeof send>>) => {
    const inTheWay = stillGoodIn(error);
    if (inTheWay) return setGood({ code: inTheWay, insteadOf: wish });
    return setGood(data && isKnown(data) ? { code: data } : undefined);
  };
  const submission = useNewSubmission<CodeRequestInput & { readonly replaces?: string }>({
    taskId,
    row,
    async send(input, idempotencyKey) {
      const outcome = await send({ ...input, taskId, idempotencyKey });
      const { replaces: _replaces, ...wish } = input;
      note(wish, outcome);
      return outcome;
    },
    onDone,
  });
  const keep = () => good && setGood({ code: good.code });
  // Uses the idempotency key of the refused attempt: that attempt left no trace, and one key covers one code.
  const replace = () => good?.insteadOf && submission.submit({ ...good.insteadOf, replaces: good.code.id });
  const refusal = stillGoodIn(submission.refusal) ? undefined : submission.refusal;
  return { ...submission, refusal, good, keep, replace };
}
