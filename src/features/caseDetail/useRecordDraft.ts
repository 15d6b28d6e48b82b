import { useTaskDraftQuery } from '@/api/taskApi';
import { nanoid } from '@reduxjs/toolkit';
import type { FormInstance } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';

import { parseRecordDraft, type RecordFields } from './recordFields';
import { keepUnsaved, takeUnsaved, unsavedName } from './unsavedDrafts';
import { useDebounced } from './useDebounced';
import { type DraftOrigin, useKeepDraft } from './useKeepDraft';
import { useWhenOnline } from './useWhenOnline';

const INTENT_LENGTH = 32;
const newOrigin = (): DraftOrigin => ({ version: 0, intent: nanoid(INTENT_LENGTH) });

/**
 * Keeps the half-written result on the server (CD-13): saved a moment after the last key, restored on return,
 * and sent with one intent for as long as it lives, so that it can not be recorded twice.
 */
export function useRecordDraft(taskId: string, form: FormInstance<RecordFields>) {
  const {
    currentData: kept,
    isSuccess: isAsked,
    refetch,
  } = useTaskDraftQuery({ id: taskId, kind: 'log' }, { refetchOnMountOrArgChange: true });
  const origin = useRef(newOrigin());
  const isDirty = useRef(false);
  // Asked for now: when the session has ended nobody knows any more whose text it is.
  const [name] = useState(() => unsavedName(taskId));
  const { keep, state, setState, savedAt } = useKeepDraft(taskId);

  // A draft from the server is taken over unless something newer is being written here.
  useEffect(() => {
    if (!kept || kept.version <= origin.current.version) return;
    const isNewer = origin.current.version > 0;
    origin.current = { version: kept.version, intent: kept.intent };
    const fields = parseRecordDraft(kept.content);
    if (!fields || isDirty.current) return;
    form.setFieldsValue(fields);
    setState(isNewer ? 'newer' : 'restored');
  }, [kept, form, setState]);

  const keepNow = useCallback(async () => {
    isDirty.current = false;
    const content = JSON.stringify(form.getFieldsValue(true));
    const outcome = await keep(content, origin.current);
    keepUnsaved(name, outcome === 'offline' ? content : null);
    if (outcome === 'offline') isDirty.current = true;
    else if (outcome === 'outOfDate') await refetch();
    else origin.current = { ...origin.current, version: outcome.version };
  }, [keep, form, refetch, name]);
  const { later, drop } = useDebounced(keepNow);

  const touch = useCallback(() => {
    isDirty.current = true;
    later();
  }, [later]);

  // After the effect above: what was written last here is newer than what the server has.
  useEffect(() => {
    const fields = isAsked ? parseRecordDraft(takeUnsaved(name) ?? '') : undefined;
    if (!fields) return;
    form.setFieldsValue(fields);
    setState('restored');
    touch();
  }, [isAsked, name, form, setState, touch]);

  const forget = useCallback(() => {
    drop();
    keepUnsaved(name, null);
    isDirty.current = false;
    origin.current = newOrigin();
    form.resetFields();
    setState('none');
  }, [drop, form, setState, name]);

  const discard = useCallback(async () => {
    drop();
    await keep('', origin.current);
    forget();
  }, [drop, keep, forget]);

  useWhenOnline(() => {
    if (isDirty.current) later();
  });

  return { state, savedAt, origin, touch, forget, discard };
}
