import { useTaskDraftQuery } from '@/api/taskApi';
import { nanoid } from '@reduxjs/toolkit';
import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
import type { FormInstance } from 'antd';
import { useCallback, useRef, useState } from 'react';

import { keepUnsaved, unsavedName } from './unsavedDrafts';
import { useDraftSaving } from './useDraftSaving';
import { useRestored } from './useRestored';
import { type DraftOrigin, useKeepDraft } from './useKeepDraft';
import { useWhenOnline } from '../intents/useWhenOnline';

const INTENT_LENGTH = 32;
const newOrigin = (): DraftOrigin => ({ version: 0, intent: nanoid(INTENT_LENGTH) });

type DraftKind = CallInput<typeof taskCalls.saveDraft>['kind'];

/** What can be half-written on a case: its kind, its form, and how a kept text is read back. */
export interface DraftOf<Fields extends object> {
  readonly taskId: string;
  readonly kind: DraftKind;
  readonly form: FormInstance<Fields>;
  /** Undefined for anything that is no such text. */
  readonly parse: (content: string) => Fields | undefined;
}

/**
 * Keeps half-written text on the server (CD-13): saved a moment after the last key, restored on return,
 * and sent with one intent for as long as it lives, so that it cannot be carried out twice.
 */
export function useDraft<Fields extends object>({ taskId, kind, form, parse }: DraftOf<Fields>) {
  const {
    currentData: kept,
    isSuccess: isAsked,
    refetch,
  } = useTaskDraftQuery({ id: taskId, kind }, { refetchOnMountOrArgChange: true });
  const origin = useRef(newOrigin());
  const isDirty = useRef(false);
  // Asked for now: when the session has ended nobody knows any more whose text it is.
  const [name] = useState(() => unsavedName(taskId, kind));
  const { keep, state, setState, savedAt } = useKeepDraft(taskId, kind, isAsked);

  const { touch, later, drop, keepNow } = useDraftSaving({
    form,
    name,
    keep,
    originRef: origin,
    isDirtyRef: isDirty,
    refetch,
  });

  useRestored({ kept, isAsked, name, form, parse, originRef: origin, isDirtyRef: isDirty, setState, touch });

  const forget = useCallback(() => {
    drop();
    keepUnsaved(name, null);
    isDirty.current = false;
    origin.current = newOrigin();
    form.resetFields();
    setState('none');
  }, [drop, form, setState, name]);

  /** What is written is to be sent under a key of its own. */
  const renew = useCallback(() => {
    origin.current = newOrigin();
  }, []);

  /** What the form holds was sent or let go of elsewhere. */
  const letGo = useCallback(() => {
    forget();
    setState('elsewhere');
  }, [forget, setState]);

  const discard = useCallback(async () => {
    drop();
    await keep('', origin.current);
    forget();
  }, [drop, keep, forget]);

  useWhenOnline(() => {
    if (isDirty.current) later();
  });

  return {
    state,
    savedAt,
    kept,
    isDirty,
    isAsked,
    askAgain: refetch,
    origin,
    touch,
    keepNow,
    forget,
    renew,
    letGo,
    discard,
  };
}
