import { getFailureDetails } from '@/api/client/apiFailure';
import type { CallInput, CallAnswer } from '@/contract/call';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { type RepeatedDeduction, repeatedDeduction } from '@/contract/entities/money/payLog';
import type { TypedAmount } from '@/ui/form/amountText';
import { type SentFields, useDraftedSubmission } from '../../submission/useSubmission';
import { useOnMutationConfirmed } from '@/api/hooks/useOnMutationConfirmed';
import { useTaskWorkPartDeduceMutation } from '@/api/endpoints/cases/taskWorkApi';
import { Form } from 'antd';
import { useState } from 'react';

/** Fields of the deduction form; a draft contains them as JSON (CD-13). */
export interface DeductFields extends SentFields {
  readonly amount?: TypedAmount;
  readonly remark?: string | null;
}

/** A deduction that passed the form's checks. */
interface Deduction extends DeductFields {
  readonly amount: number;
  /** payLogId of the earlier identical deduction, to confirm the repetition. */
  readonly again?: string;
}

/** Returns true if the fields passed the form's validation. */
const isDeduction = (fields: DeductFields): fields is Deduction => typeof fields.amount === 'number';

/** Reads a draft; anything that is none is left aside. */
function parseDeductDraft(content: string): DeductFields | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}

/** The deduction as the call takes it. */
const deductRequest = (
  taskId: string,
  { amount, remark, again }: Deduction,
): CallInput<typeof taskWorkCalls.partDeduce> => ({
  taskId,
  amount,
  remark: remark?.trim() || null,
  ...(again !== undefined && { again }),
});

/** Returns the earlier identical deduction, if the server requires a confirmation of the repetition. */
export const findRepeatedDeduction = (error: unknown): RepeatedDeduction | undefined =>
  getFailureDetails(error, { name: 'deductionRepeated', told: repeatedDeduction });

/** An executed deduction: its amount, and the amount now due if the response arrived. */
export interface DeductionReply {
  readonly amount: number | undefined;
  readonly answer: CallAnswer<typeof taskWorkCalls.partDeduce> | undefined;
}

/**
 * Runs a partial deduction in its steps: entered, confirmed, sent once, executed (CD-06). The draft is saved while it is entered and while
 * its outcome is unknown. After a reload, the outcome is therefore looked up before anything is sent again (CD-13).
 */
export function useDeduct(taskId: string) {
  const [form] = Form.useForm<DeductFields>();
  const [send] = useTaskWorkPartDeduceMutation();
  const tellCarriedOut = useOnMutationConfirmed(taskId, taskWorkCalls.partDeduce);
  const [toConfirm, setToConfirm] = useState<Deduction>();
  const [repeated, setRepeated] = useState<RepeatedDeduction>();
  /** A confirmation requested by the server leaves the confirmation step open: it is answered there. */
  const leaveConfirming = (error: unknown) => {
    const repetition = findRepeatedDeduction(error);
    setRepeated(repetition);
    if (!repetition) setToConfirm(undefined);
  };
  const [done, setDone] = useState<DeductionReply>();

  const { draft, submission } = useDraftedSubmission<DeductFields, CallAnswer<typeof taskWorkCalls.partDeduce>>({
    taskId,
    kind: 'deduction',
    form,
    parse: parseDeductDraft,
    async send(fields, idempotencyKey) {
      // The form has validated it.
      if (!isDeduction(fields)) throw new Error('a deduction without an amount');
      const outcome = await send({ ...deductRequest(taskId, fields), idempotencyKey });
      leaveConfirming(outcome.error);
      return outcome;
    },
    onDone(answer, fields) {
      if (answer === undefined) tellCarriedOut();
      setDone({ amount: fields && isDeduction(fields) ? fields.amount : undefined, answer });
    },
    onRelease: leaveConfirming,
  });

  const goOn = (fields: DeductFields) => {
    if (isDeduction(fields)) setToConfirm(fields);
  };
  const goBack = () => {
    setToConfirm(undefined);
    setRepeated(undefined);
  };
  /**
   * Sends a confirmed repetition under the idempotency key of the refused attempt. That attempt left no trace, so the key still covers at
   * most one deduction. A late copy of the refused attempt finds the key used, and after a lost response the lookup by key covers both.
   */
  const confirm = () => {
    if (toConfirm) submission.submit(repeated ? { ...toConfirm, again: repeated.payLogId } : toConfirm);
  };
  const startAnother = () => setDone(undefined);
  return { form, draft, submission, toConfirm, repeated, done, goOn, goBack, confirm, startAnother };
}
