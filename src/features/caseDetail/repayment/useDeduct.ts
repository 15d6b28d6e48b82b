import { useOnMutationConfirmed } from '@/api/useOnMutationConfirmed';
import { useTaskWorkPartDeduceMutation } from '@/api/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import type { CallAnswer } from '@/contract/call';
import type { RepeatedDeduction } from '@/contract/entities/payLog';
import { Form } from 'antd';
import { useState } from 'react';

import { useDraftedIntent } from '../drafts/useDraftedIntent';
import {
  type DeductFields,
  type Deduction,
  deductRequest,
  isDeduction,
  parseDeductDraft,
  repeatedBy,
} from './deductFields';

/** A deduction that was carried out: how much, and what is due now where the answer came. */
export interface Deducted {
  readonly amount: number | undefined;
  readonly answer: CallAnswer<typeof taskWorkCalls.partDeduce> | undefined;
}

/**
 * A partial deduction in its steps: written, confirmed, sent once, carried out (CD-06). It is kept while it is written
 * and while nobody knows its outcome, so that a reload asks before anything is sent again (CD-13).
 */
export function useDeduct(taskId: string) {
  const [form] = Form.useForm<DeductFields>();
  const [send] = useTaskWorkPartDeduceMutation();
  const tellCarriedOut = useOnMutationConfirmed(taskId, taskWorkCalls.partDeduce);
  const [toConfirm, setToConfirm] = useState<Deduction>();
  const [repeated, setRepeated] = useState<RepeatedDeduction>();
  /** A question back leaves the step of confirming open: it is answered there. */
  const leaveConfirming = (error: unknown) => {
    const asked = repeatedBy(error);
    setRepeated(asked);
    if (!asked) setToConfirm(undefined);
  };
  const [done, setDone] = useState<Deducted>();

  const { draft, intent } = useDraftedIntent<DeductFields, CallAnswer<typeof taskWorkCalls.partDeduce>>({
    taskId,
    kind: 'deduction',
    form,
    parse: parseDeductDraft,
    async send(fields, intentKey) {
      // The form has seen to it.
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
   * Meant once more, it goes under the key of the refused try: that left no trace, so the key still stands for one
   * deduction at most. A copy of the refused try that arrives late finds the key used, and after a lost answer the
   * question by key covers both.
   */
  const confirm = () => {
    if (toConfirm) intent.submit(repeated ? { ...toConfirm, again: repeated.payLogId } : toConfirm);
  };
  const startAnother = () => setDone(undefined);
  return { form, draft, intent, toConfirm, repeated, done, goOn, goBack, confirm, startAnother };
}
