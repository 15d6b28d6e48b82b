import { refusal } from '@/api/apiFailure';
import { Form, type FormInstance } from 'antd';
import { useRef } from 'react';

import { type DraftOf, useDraft } from './useDraft';
import { isKeyReused } from '../intents/intentOutcome';
import { type IntentOf, useIntent } from '../intents/useIntent';

/** What a draft remembers beside its text: the key under which it was sent, until its outcome is known. */
export interface SentFields {
  readonly sentKey?: string | undefined;
}

interface DraftedIntent<Fields extends SentFields, Data>
  extends DraftOf<Fields>, Pick<IntentOf<Fields, Data>, 'send' | 'onDone' | 'onRelease'> {}

/** Nothing was sent, for it could not be kept first. */
const NOT_SENT = refusal('', '');

/** Whether a refusal is ours: the text could not be kept, so it was not sent. */
export const isNotSent = (error: unknown): boolean => error === NOT_SENT;

/**
 * A half-written text that is sent once (CD-06, CD-13). That it is being sent is kept on the server first, so that
 * after a reload, a crash or a forced logout its outcome is asked for before anything is sent again.
 */
export function useDraftedIntent<Fields extends SentFields, Data>(setting: DraftedIntent<Fields, Data>) {
  const { send, onDone, parse } = setting;
  const draft = useDraft<Fields>(setting);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a form with more fields has these too
  const form = setting.form as unknown as FormInstance<SentFields>;
  const watched: unknown = Form.useWatch('sentKey', { form, preserve: true });
  const sentKey = (): string | undefined => form.getFieldsValue(true).sentKey;
  const mark = (key: string | undefined) => form.setFieldsValue({ sentKey: key });
  /** Once something was sent, its key stays until it is known to be carried out. */
  const usedKey = useRef<string>(undefined);

  /** Whether it is kept that this is being sent now. */
  const keepSent = async (key: string): Promise<boolean> => {
    mark(key);
    const kept = draft.isAsked ? await draft.keepNow() : 'outOfDate';
    if (typeof kept === 'object') return true;
    // Somewhere else a newer text was kept; that one may have been sent.
    const { data } = kept === 'outOfDate' ? await draft.askAgain() : { data: undefined };
    mark(data ? parse(data.content)?.sentKey : undefined);
    return false;
  };

  const renew = () => {
    usedKey.current = undefined;
    draft.renew();
  };

  const intent = useIntent<Fields, Data>({
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
      // The server has emptied the draft that it was sent from.
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
  // After a reload only the form knows what was sent.
  const sendAgain = () => intent.submit(setting.form.getFieldsValue(true));
  return { draft, intent: { ...intent, sendAgain } };
}
