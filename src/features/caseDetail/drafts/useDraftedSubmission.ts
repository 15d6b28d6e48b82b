import { refusal } from '@/api/client/apiFailure';
import { Form, type FormInstance } from 'antd';
import { useRef } from 'react';

import { type DraftDefinition, useDraft } from './useDraft';
import { isKeyReused } from '../intents/intentOutcome';
import { type SubmissionOptions, useSubmission } from '../intents/useSubmission';

/** Field of a draft in addition to its text: the idempotency key of the submission, until its outcome is known. */
export interface SentFields {
  readonly sentKey?: string | undefined;
}

interface DraftedIntent<Fields extends SentFields, Data>
  extends DraftDefinition<Fields>, Pick<SubmissionOptions<Fields, Data>, 'send' | 'onDone' | 'onRelease'> {}

/** Refusal for a text that was not sent because its draft could not be saved first. */
const NOT_SENT = refusal('', '');

/** Returns true if the refusal is ours: the draft could not be saved, so it was not sent. */
export const isNotSent = (error: unknown): boolean => error === NOT_SENT;

/**
 * Submits a draft exactly once (CD-06, CD-13). The server first stores that the draft is being submitted. After a reload, a crash or a
 * forced logout, its outcome is therefore looked up before anything is sent again.
 */
export function useDraftedSubmission<Fields extends SentFields, Data>(setting: DraftedIntent<Fields, Data>) {
  const { send, onDone, parse } = setting;
  const draft = useDraft<Fields>(setting);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form with more fields has these too
  const form = setting.form as unknown as FormInstance<SentFields>;
  const watched: unknown = Form.useWatch('sentKey', { form, preserve: true });
  const sentKey = (): string | undefined => form.getFieldsValue(true).sentKey;
  const mark = (key: string | undefined) => form.setFieldsValue({ sentKey: key });
  /** After a submission, its key is reused until the change is known to be executed. */
  const usedKey = useRef<string>(undefined);

  /** Returns true if the pending submission was saved in the draft. */
  const keepSent = async (key: string): Promise<boolean> => {
    mark(key);
    const kept = draft.isAsked ? await draft.keepNow() : 'outOfDate';
    if (typeof kept === 'object') return true;
    // A newer text was saved elsewhere; that one may have been submitted.
    const { data } = kept === 'outOfDate' ? await draft.askAgain() : { data: undefined };
    mark(data ? parse(data.content)?.sentKey : undefined);
    return false;
  };

  const renew = () => {
    usedKey.current = undefined;
    draft.renew();
  };

  const intent = useSubmission<Fields, Data>({
    intentKey: () => usedKey.current ?? sentKey() ?? draft.origin.current.intent,
    startsUnknown: watched !== undefined && watched === sentKey(),
    async send(fields, key) {
      if (!(await keepSent(key))) return { error: NOT_SENT };
      usedKey.current = key;
      return send(fields, key);
    },
    onDone(data, input) {
      const fields = input ?? setting.form.getFieldsValue(true);
      const isOfDraft = (usedKey.current ?? sentKey()) === draft.origin.current.intent;
      usedKey.current = undefined;
      // The server has cleared the draft from which it was sent.
      if (isOfDraft) draft.forget();
      else void draft.discard();
      onDone(data, fields);
    },
    onRelease(error) {
      setting.onRelease?.(error);
      if (isNotSent(error)) return;
      if (isKeyReused(error)) renew();
      else usedKey.current ??= sentKey();
      mark(undefined);
      draft.touch();
    },
  });
  // After a reload only the form contains the submitted content.
  const sendAgain = () => intent.submit(setting.form.getFieldsValue(true));
  return { draft, intent: { ...intent, sendAgain } };
}
