import { useSmsManualSendMutation } from '@/api/endpoints/cases/smsApi';
import { useOnMutationConfirmed } from '@/api/hooks/useOnMutationConfirmed';
import type { CallAnswer } from '@/contract/call';
import { smsCalls } from '@/contract/calls/cases/smsCalls';
import { usePermission } from '@/ui/screen/currentUser';
import type { FormInstance } from 'antd';
import { useRef } from 'react';

import { useDraftedSubmission } from '../submission/useSubmission';
import { parseSmsDraft, type SmsFields, toSmsRequest } from './smsFields';

interface SmsSetting {
  readonly taskId: string;
  readonly form: FormInstance<SmsFields>;
  /** No id if only the lookup by key confirmed the message. */
  readonly onSent: (smsId: string | undefined) => void;
}

/** Restricts a draft written with more permissions to what the form still offers. */
function useOffered() {
  const mayWriteNumber = usePermission('sms.freeNumber');
  const mayWriteText = usePermission('sms.freeText');
  return (fields: SmsFields): SmsFields => ({
    ...fields,
    recipient: mayWriteNumber ? fields.recipient : 'contact',
    way: mayWriteText ? fields.way : 'template',
  });
}

/** Sends a message once, from a draft that survives reload, lost network and forced logout (CD-02, CD-13). */
export function useSmsSend({ taskId, form, onSent }: SmsSetting) {
  const [request] = useSmsManualSendMutation();
  const offered = useOffered();
  /** Reason to send the message against a rule. Not part of the draft: the next attempt requests it again. */
  const lawReason = useRef<string>(undefined);
  const tellCarriedOut = useOnMutationConfirmed(taskId, smsCalls.manualSend);
  const { draft, submission } = useDraftedSubmission<SmsFields, CallAnswer<typeof smsCalls.manualSend> | undefined>({
    taskId,
    kind: 'sms',
    form,
    parse: parseSmsDraft,
    send: (fields, idempotencyKey) =>
      request({ ...toSmsRequest(taskId, offered(fields)), lawReason: lawReason.current, idempotencyKey }),
    onDone(data) {
      if (!data) tellCarriedOut();
      onSent(data?.smsId);
    },
  });
  const submit = (reason?: string): void => {
    lawReason.current = reason;
    form.submit();
  };
  return { draft, submission, submit, send: () => submission.submit(form.getFieldsValue(true)) };
}
