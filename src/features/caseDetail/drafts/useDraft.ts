import { useTaskDraftQuery } from '@/api/taskApi';
import { nanoid } from '@reduxjs/toolkit';
import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';

import { keepUnsaved, takeUnsaved, unsavedName } from './unsavedDrafts';
import { useDraftSaving } from './useDraftSaving';
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
  const { keep, state, setState, savedAt } = useKeepDraft(taskId, kind);

  // A draft from the server is taken over unless something newer is being written here.
  useEffect(() => {
    if (!kept || kept.version <= origin.current.version) return;
    const isNewer = origin.current.version > 0;
    origin.current = { version: kept.version, intent: kept.intent };
    const fields = parse(kept.content);
    if (!fields || isDirty.current) return;
    form.setFieldsValue(fields);
    setState(isNewer ? 'newer' : 'restored');
  }, [kept, form, parse, setState]);

  const { touch, later, drop, keepNow } = useDraftSaving({
    form,
    name,
    keep,
    originRef: origin,
    isDirtyRef: isDirty,
    refetch,
  });

  // After the effect above: what was written last here is newer than what the server has.
  useEffect(() => {
    const fields = isAsked ? parse(takeUnsaved(name) ?? '') : undefined;
    if (!fields) return;
    form.setFieldsValue(fields);
    setState('restored');
    touch();
  }, [isAsked, name, form, parse, setState, touch]);

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

  const discard = useCallback(async () => {
    drop();
    await keep('', origin.current);
    forget();
  }, [drop, keep, forget]);

  useWhenOnline(() => {
    if (isDirty.current) later();
  });

  return { state, savedAt, isAsked, askAgain: refetch, origin, touch, keepNow, forget, renew, discard };
}
