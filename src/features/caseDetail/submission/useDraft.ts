import { watchBack } from '@/browser/server/network';
import { useEffect, useEffectEvent, type RefObject, useRef, useCallback, useState } from 'react';
import { useTaskDraftQuery } from '@/api/endpoints/cases/taskApi';
import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { Draft } from '@/contract/entities/cases/draft';
import { nanoid } from '@reduxjs/toolkit';
import type { FormInstance } from 'antd';
import {
  readUnsaved,
  storeUnsaved,
  unsavedName,
  useDraftSaving,
  type DraftOrigin,
  type DraftState,
  useSaveDraft,
} from './draftSaving';

/** Runs a callback each time the network or the server is back. */
export function useWhenOnline(act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => watchBack(() => onBack()), []);
}

interface Restored<Fields extends object> {
  /** The draft on the server. */
  readonly kept: Draft | undefined;
  readonly isAsked: boolean;
  /** Key of a text in memory. */
  readonly name: string;
  readonly form: FormInstance<Fields>;
  readonly parse: (content: string) => Fields | undefined;
  readonly originRef: RefObject<DraftOrigin>;
  readonly isDirtyRef: RefObject<boolean>;
  readonly setState: (state: DraftState) => void;
  readonly touch: () => void;
}

/** Restores an earlier draft into the form, from this device or another (CD-13). */
function useRestored<Fields extends object>(of: Restored<Fields>): void {
  const { kept, isAsked, name, form, parse, originRef, isDirtyRef, setState, touch } = of;
  // A draft from the server is restored unless the form contains newer input.
  useEffect(() => {
    if (!kept || kept.version <= originRef.current.version) return;
    const isNewer = originRef.current.version > 0;
    originRef.current = { version: kept.version, intent: kept.intent };
    const fields = parse(kept.content);
    if (!fields || isDirtyRef.current) return;
    form.setFieldsValue(fields);
    setState(isNewer ? 'newer' : 'restored');
  }, [kept, form, parse, setState, originRef, isDirtyRef]);
  const isShown = useRef(false);
  // Runs after the effect above: text in memory is newer than the server's draft. It is shown without waiting for the server.
  useEffect(() => {
    const fields = isShown.current ? undefined : parse(readUnsaved(name) ?? '');
    isShown.current = true;
    if (!fields) return;
    isDirtyRef.current = true;
    form.setFieldsValue(fields);
    setState('offline');
  }, [name, form, parse, setState, isDirtyRef]);
  // The version on which the text is saved is known only now.
  useEffect(() => {
    if (isAsked && isDirtyRef.current) touch();
  }, [isAsked, isDirtyRef, touch]);
}

const INTENT_LENGTH = 32;
const newOrigin = (): DraftOrigin => ({ version: 0, intent: nanoid(INTENT_LENGTH) });

type DraftKind = CallInput<typeof taskCalls.saveDraft>['kind'];

/** Kind of a draft on a case, its form, and the parser of a saved text. */
export interface DraftDefinition<Fields extends object> {
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
export function useDraft<Fields extends object>({ taskId, kind, form, parse }: DraftDefinition<Fields>) {
  const {
    currentData: kept,
    isSuccess: isAsked,
    refetch,
  } = useTaskDraftQuery({ id: taskId, kind }, { refetchOnMountOrArgChange: true });
  const origin = useRef(newOrigin());
  const isDirty = useRef(false);
  // Read at mount: after the end of the session the owner of the text is unknown.
  const [name] = useState(() => unsavedName(taskId, kind));
  const { keep, state, setState, savedAt } = useSaveDraft(taskId, kind, isAsked);

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
    storeUnsaved(name, null);
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

interface ShownDraft {
  readonly draft: Pick<ReturnType<typeof useDraft>, 'kept' | 'isDirty' | 'letGo'>;
  readonly form: Pick<FormInstance, 'getFieldsValue'>;
  /** A submission from this tab is pending, or its outcome is unknown. */
  readonly isUnderWay: boolean;
}

/** Clears a draft that another tab has sent, so that this tab cannot send it again (CD-13). */
export function useEmptiedElsewhere({ draft: { kept, isDirty, letGo }, form, isUnderWay }: ShownDraft): void {
  const shown = useRef<string>(undefined);
  const text = (): string => JSON.stringify(form.getFieldsValue(true));
  const look = useEffectEvent((now: typeof kept) => {
    const before = shown.current;
    shown.current = now ? text() : undefined;
    // Text written since then is unsaved work and stays.
    const isTheSame = now === null && before === text() && !isDirty.current;
    if (isTheSame && !isUnderWay) letGo();
  });
  useEffect(() => look(kept), [kept]);
}
