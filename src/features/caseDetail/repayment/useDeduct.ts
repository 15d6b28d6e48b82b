import { useCarriedOut } from '@/api/useCarriedOut';
import { useTaskWorkPartDeduceMutation } from '@/api/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/taskWorkCalls';
import type { CallAnswer } from '@/contract/call';
import { Form } from 'antd';
import { useState } from 'react';

import { useDraftedIntent } from '../drafts/useDraftedIntent';
import { type DeductFields, type Deduction, deductRequest, isDeduction, parseDeductDraft } from './deductFields';

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
  const tellCarriedOut = useCarriedOut(taskId, taskWorkCalls.partDeduce);
  const [toConfirm, setToConfirm] = useState<Deduction>();
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
      setToConfirm(undefined);
      return outcome;
    },
    onDone(answer, fields) {
      if (answer === undefined) tellCarriedOut();
      setDone({ amount: fields && isDeduction(fields) ? fields.amount : undefined, answer });
    },
    onRelease: () => setToConfirm(undefined),
  });

  const goOn = (fields: DeductFields) => {
    if (isDeduction(fields)) setToConfirm(fields);
  };
  const goBack = () => setToConfirm(undefined);
  const confirm = () => {
    if (toConfirm) intent.submit(toConfirm);
  };
  const startAnother = () => setDone(undefined);
  return { form, draft, intent, toConfirm, done, goOn, goBack, confirm, startAnother };
}
