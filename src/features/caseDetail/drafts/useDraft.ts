import { useTaskDraftQuery } from '@/api/endpoints/cases/taskApi';
import { nanoid } from '@reduxjs/toolkit';
import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
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

/** Kind of a draft on a case, its form, and the parser of a saved text. */
export interface DraftOf<Fields extends object> {
  readonly taskId: string;
  readonly kind: DraftKind;
  readonly form: FormInstance<Fields>;
  /** Undefined if the text cannot be parsed. */
  readonly parse: (content: string) => Fields | undefined;
}

/**
 * Saves a draft on the server (CD-13): shortly after the last keystroke, restored on return. It is sent under one idempotency key for its
 * whole life, so that it cannot be executed twice.
 */
export function useDraft<Fields extends object>({ taskId, kind, form, parse }: DraftOf<Fields>) {
  const {
    currentData: kept,
    isSuccess: isAsked,
    refetch,
  } = useTaskDraftQuery({ id: taskId, kind }, { refetchOnMountOrArgChange: true });
  const origin = useRef(newOrigin());
  const isDirty = useRef(false);
  // Read at mount: after the end of the session the owner of the text is unknown.
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

  /** Assigns a new idempotency key to the text. */
  const renew = useCallback(() => {
    origin.current = newOrigin();
  }, []);

  /** Clears the form because its content was submitted or discarded elsewhere. */
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
