import { useOnMutationConfirmed } from '@/api/hooks/useOnMutationConfirmed';
import { useTaskWorkPartDeduceMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import type { CallAnswer } from '@/contract/call';
import type { RepeatedDeduction } from '@/contract/entities/money/payLog';
import { Form } from 'antd';
import { useState } from 'react';

import { useDraftedSubmission } from '../../drafts/useDraftedSubmission';
import {
  type DeductFields,
  type Deduction,
  deductRequest,
  isDeduction,
  parseDeductDraft,
  repeatedBy,
} from './deductFields';

/** An executed deduction: its amount, and the amount now due if the response arrived. */
export interface Deducted {
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
    const asked = repeatedBy(error);
    setRepeated(asked);
    if (!asked) setToConfirm(undefined);
  };
  const [done, setDone] = useState<Deducted>();

  const { draft, intent } = useDraftedSubmission<DeductFields, CallAnswer<typeof taskWorkCalls.partDeduce>>({
    taskId,
    kind: 'deduction',
    form,
    parse: parseDeductDraft,
    async send(fields, intentKey) {
      // The form has validated it.
      if (!isDeduction(fields)) throw new Error('a deduction without an amount');
      const outcome = await send({ ...deductRequest(taskId, fields), intentKey });
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
    if (toConfirm) intent.submit(repeated ? { ...toConfirm, again: repeated.payLogId } : toConfirm);
  };
  const startAnother = () => setDone(undefined);
  return { form, draft, intent, toConfirm, repeated, done, goOn, goBack, confirm, startAnother };
}
