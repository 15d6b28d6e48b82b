import { isRejectedWithCode } from '@/api/client/apiFailure';
import { useTaskDraftQuery, useTaskSaveDraftMutation } from '@/api/endpoints/cases/taskApi';
import { watchRecovery } from '@/browser/server/network';
import { hasLoginFlags } from '@/browser/session/session';
import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import type { Draft } from '@/contract/entities/cases/draft';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useDebounced } from '@/ui/form/useDebounced';
import { readUnsaved, storeUnsaved, toUnsavedKey } from '@/ui/unsaved/unsavedTexts';
import { nanoid } from '@reduxjs/toolkit';
import type { FormInstance } from 'antd';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

type DraftKind = CallInput<typeof taskCalls.saveDraft>['kind'];

/** Kind of a draft on a case, its form, and the parser of a saved text. */
export interface DraftDefinition<Fields extends object> {
  readonly taskId: string;
  readonly kind: DraftKind;
  readonly form: FormInstance<Fields>;
  /** Undefined if the text cannot be parsed. */
  readonly parse: (content: string) => Fields | undefined;
}

/** Runs a callback each time the network or the server is back. */
export function useWhenOnline(act: () => void): void {
  const onBack = useEffectEvent(act);
  useEffect(() => watchRecovery(() => onBack()), []);
}

/**
 * State of the draft: empty, being saved, saved, server unreachable, restored, replaced by a newer one, or saved or discarded elsewhere.
 */
type DraftState = 'none' | 'saving' | 'saved' | 'offline' | 'restored' | 'newer' | 'elsewhere';

/** Version on which the text is based, and the idempotency key of its submission. */
interface DraftOrigin {
  readonly version: number;
  readonly idempotencyKey: string;
}

/** Outcome of saving: saved as this version, server unreachable, or refused because a newer version exists. */
type SaveDraftOutcome = { readonly version: number } | 'offline' | 'outOfDate';

/**
 * Saves a draft on the version it is based on (CD-13). That version is unknown until the server's draft is loaded (`isAsked`): a text saved
 * before would be refused and replaced by the server's.
 */
function useSaveDraft(taskId: string, kind: DraftKind, isAsked: boolean) {
  const isAskedRef = useRef(isAsked);
  useEffect(() => {
    isAskedRef.current = isAsked;
  }, [isAsked]);
  const [save] = useTaskSaveDraftMutation();
  const [state, setState] = useState<DraftState>('none');
  const [savedAt, setSavedAt] = useState<string>();

  const send = useCallback(
    async (content: string, { version, idempotencyKey }: DraftOrigin): Promise<SaveDraftOutcome> => {
      setState('saving');
      const { data, error } = await save({ id: taskId, kind, content, version, intent: idempotencyKey });
      if (error) return isRejectedWithCode(error, RESULT_CODES.outOfDate.code) ? 'outOfDate' : 'offline';
      setSavedAt(data?.updatedTime);
      setState(data ? 'saved' : 'none');
      return { version: data?.version ?? 0 };
    },
    [save, taskId, kind],
  );

  const keep = useCallback(
    async (content: string, origin: DraftOrigin): Promise<SaveDraftOutcome> => {
      // On a screen that is still open after signing out, pauses in typing send no requests (SE-06).
      const outcome = isAskedRef.current && hasLoginFlags() ? await send(content, origin) : 'offline';
      if (outcome === 'offline') setState('offline');
      return outcome;
    },
    [send],
  );

  /** The version is known before the next render. */
  const confirmAsked = useCallback(() => void (isAskedRef.current = true), []);

  return { keep, confirmAsked, state, setState, savedAt };
}

/** Delay after the last keystroke before a draft is saved on the server, in milliseconds. */
const DRAFT_DEBOUNCE_MS = 1500;

/** State and actions of a draft that saving and restoring share. */
interface DraftWork<Fields extends object> extends Pick<DraftDefinition<Fields>, 'form' | 'parse'> {
  /** The draft on the server. */
  readonly kept: Draft | undefined;
  readonly isAsked: boolean;
  /** Key of the text in memory while the server is unreachable. */
  readonly name: string;
  readonly keep: (content: string, origin: DraftOrigin) => Promise<SaveDraftOutcome>;
  readonly originRef: RefObject<DraftOrigin>;
  readonly isDirtyRef: RefObject<boolean>;
  readonly setState: (state: DraftState) => void;
  /** Refetches the newer draft. */
  readonly refetch: () => PromiseLike<unknown>;
}

/** Saves the form's content: shortly after the last keystroke, or at once. Saves run one after the other. */
function useDraftSaving<Fields extends object>(work: DraftWork<Fields>) {
  const { form, name, keep, originRef, isDirtyRef, refetch } = work;
  const keepOnce = useCallback(async () => {
    const fetchNewest = async () => void (await refetch());
    isDirtyRef.current = false;
    const content = JSON.stringify(form.getFieldsValue(true));
    const outcome = await keep(content, originRef.current);
    storeUnsaved(name, outcome === 'offline' ? content : null);
    if (outcome === 'offline') isDirtyRef.current = true;
    // An error means that the screen is already unmounted.
    else if (outcome === 'outOfDate') await fetchNewest().catch(() => undefined);
    else originRef.current = { ...originRef.current, version: outcome.version };
    return outcome;
  }, [keep, form, refetch, name, originRef, isDirtyRef]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  // Concurrent saves would both be based on the previous version.
  const keepInTurn = useCallback(() => {
    const saved = last.current.then(keepOnce, keepOnce);
    last.current = saved;
    return saved;
  }, [keepOnce]);
  const { later, drop } = useDebounced(keepInTurn, DRAFT_DEBOUNCE_MS);

  const keepNow = useCallback(() => {
    drop();
    return keepInTurn();
  }, [drop, keepInTurn]);

  const touch = useCallback(() => {
    isDirtyRef.current = true;
    later();
  }, [later, isDirtyRef]);

  return { touch, later, drop, keepNow };
}

/** Restores an earlier draft into the form, from this device or another (CD-13). */
function useRestored<Fields extends object>(
  { kept, isAsked, name, form, parse, originRef, isDirtyRef, setState }: DraftWork<Fields>,
  touch: () => void,
): void {
  // A draft from the server is restored unless the form contains newer input.
  useEffect(() => {
    if (!kept || kept.version <= originRef.current.version) return;
    const isNewer = originRef.current.version > 0;
    originRef.current = { version: kept.version, idempotencyKey: kept.intent };
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

const IDEMPOTENCY_KEY_LENGTH = 32;
const newOrigin = (): DraftOrigin => ({ version: 0, idempotencyKey: nanoid(IDEMPOTENCY_KEY_LENGTH) });

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
  const [name] = useState(() => toUnsavedKey(taskId, kind));
  const { keep, confirmAsked, state, setState, savedAt } = useSaveDraft(taskId, kind, isAsked);

  const work = { kept, isAsked, form, parse, name, keep, originRef: origin, isDirtyRef: isDirty, setState, refetch };
  const { touch, later, drop, keepNow } = useDraftSaving(work);
  useRestored(work, touch);

  const forget = useCallback(() => {
    drop();
    storeUnsaved(name, null);
    isDirty.current = false;
    origin.current = newOrigin();
    form.resetFields();
    setState('none');
  }, [drop, form, setState, name]);

  /** Loads the server's draft; undefined if it cannot be loaded. */
  const askAgain = useCallback(async (): Promise<Draft | null | undefined> => {
    const { data, isSuccess: isLoaded } = await refetch();
    if (isLoaded) confirmAsked();
    return isLoaded ? data : undefined;
  }, [refetch, confirmAsked]);

  /** Assigns a new idempotency key to the text. */
  const renew = (): void => void (origin.current = newOrigin());

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
    askAgain,
    origin,
    touch,
    keepNow,
    forget,
    renew,
    letGo,
    discard,
  };
}
