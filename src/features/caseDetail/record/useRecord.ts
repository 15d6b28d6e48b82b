import { useTaskRecordMutation } from '@/api/taskApi';
import { useCarriedOut } from '@/api/useCarriedOut';
import { taskCalls } from '@/contract/calls/taskCalls';
import { isOpenQuestion } from '@/machines/intentMachine';
import type { FormInstance } from 'antd';
import { useRef } from 'react';

import { parseRecordDraft, type RecordFields } from './recordFields';
import { isKeyReused } from '../intents/intentOutcome';
import { useDraft } from '../drafts/useDraft';
import { useIntent } from '../intents/useIntent';

interface RecordSetting {
  readonly taskId: string;
  readonly form: FormInstance<RecordFields>;
  readonly onNext: () => void;
}

interface Recorded {
  readonly fields: RecordFields;
  readonly goesNext: boolean;
}

/**
 * Sends the result once. Where no answer came, whether it was written down is unknown: the only way on is to ask
 * with the same intent, which the server carries out once whatever happened before (CD-13).
 */
export function useRecord({ taskId, form, onNext }: RecordSetting) {
  const draft = useDraft<RecordFields>({ taskId, kind: 'log', form, parse: parseRecordDraft });
  const [send] = useTaskRecordMutation();
  const tellCarriedOut = useCarriedOut(taskId, taskCalls.record);
  const isChecking = useRef(false);

  const intent = useIntent({
    intentKey: () => draft.origin.current.intent,
    async send({ fields: { callStatus, callResult, ...others } }: Recorded, intentKey) {
      // The form has seen to both.
      if (!callStatus || !callResult) return {};
      return send({ taskId, callStatus, callResult, ...others, intentKey });
    },
    onRelease(refusal) {
      if (!isKeyReused(refusal)) return;
      draft.renew();
      draft.touch();
    },
    onDone(data, input) {
      draft.forget();
      if (data === undefined) tellCarriedOut();
      if (input?.goesNext) onNext();
    },
  });

  const record = async (then: 'stay' | 'next') => {
    // The check of the fields takes a moment; a second click or key in it changes nothing.
    if (isChecking.current) return;
    isChecking.current = true;
    try {
      intent.submit({ fields: await form.validateFields(), goesNext: then === 'next' });
    } catch {
      // The form shows what is missing.
    } finally {
      isChecking.current = false;
    }
  };

  const { state } = intent;
  return { draft, record, intent, isSending: state === 'sending', isUnknown: isOpenQuestion(state) };
}
