import { useTaskWorkManualDelayMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { Form } from 'antd';
import { useState } from 'react';

import { useNewSubmission } from '../../submission/useNewSubmission';

/** Fields of the extension form. */
export interface ExtensionFields {
  readonly days?: number | null;
  readonly remark?: string | null;
}

interface Extension extends ExtensionFields {
  readonly days: number;
  readonly remark: string;
}

const isExtension = (fields: ExtensionFields): fields is Extension =>
  typeof fields.days === 'number' && Boolean(fields.remark?.trim());

/** An extension in its steps: written, confirmed, sent once, carried out (§4 C32). */
export function useExtension(taskId: string) {
  const [form] = Form.useForm<ExtensionFields>();
  const [send] = useTaskWorkManualDelayMutation();
  const [toConfirm, setToConfirm] = useState<Extension>();
  const [isDone, setIsDone] = useState(false);
  const [newDate, setNewDate] = useState<string>();

  const submission = useNewSubmission<Extension>({
    taskId,
    row: taskWorkCalls.manualDelay,
    async send({ days, remark }, idempotencyKey) {
      const outcome = await send({ taskId, days, remark: remark.trim(), idempotencyKey });
      setToConfirm(undefined);
      setNewDate(outcome.data?.penaltyDate);
      return outcome;
    },
    onDone: () => setIsDone(true),
  });

  const goOn = (fields: ExtensionFields) => {
    if (isExtension(fields)) setToConfirm(fields);
  };
  const goBack = () => setToConfirm(undefined);
  const confirm = () => {
    if (toConfirm) submission.submit(toConfirm);
  };
  return { form, submission, toConfirm, isDone, newDate, goOn, goBack, confirm };
}
