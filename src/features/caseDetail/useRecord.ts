import { isApiFailure } from '@/api/apiFailure';
import { useTaskRecordMutation } from '@/api/taskApi';
import type { FormInstance } from 'antd';
import { useRef, useState } from 'react';

import type { RecordFields } from './recordFields';
import { useRecordDraft } from './useRecordDraft';

interface RecordSetting {
  readonly taskId: string;
  readonly form: FormInstance<RecordFields>;
  readonly onNext: () => void;
}

/**
 * Sends the result once. Where no answer came, whether it was written down is unknown: the only way on is to ask
 * with the same intent, which the server carries out once whatever happened before (CD-13).
 */
export function useRecord({ taskId, form, onNext }: RecordSetting) {
  const draft = useRecordDraft(taskId, form);
  const [send, { isLoading: isSending }] = useTaskRecordMutation();
  const [isUnknown, setIsUnknown] = useState(false);
  const isUnderWay = useRef(false);

  const sendFields = async ({ callStatus, callResult, ...others }: RecordFields, then: 'stay' | 'next') => {
    if (!callStatus || !callResult) return;
    const { error } = await send({ taskId, callStatus, callResult, ...others, intentKey: draft.origin.current.intent });
    setIsUnknown(isApiFailure(error) && error.kind === 'unknown');
    if (error) return;
    draft.forget();
    if (then === 'next') onNext();
  };

  const record = async (then: 'stay' | 'next') => {
    // State alone is too late for a second click or key in the same moment.
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    try {
      await sendFields(await form.validateFields(), then);
    } catch {
      // The form shows what is missing.
    } finally {
      isUnderWay.current = false;
    }
  };

  return { draft, record, isSending, isUnknown };
}
