import type { FormInstance } from 'antd';
import { useCallback, useRef, useEffect, type RefObject } from 'react';

import { storeUnsaved } from './unsavedDrafts';
import type { DraftOrigin, SaveDraftOutcome } from './useSaveDraft';

/** Serializes calls of an action: concurrent ones would both be based on the previous version. */
function useSerialized<T>(act: () => Promise<T>): () => Promise<T> {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(() => {
    const mine = last.current.then(act, act);
    last.current = mine;
    return mine;
  }, [act]);
}

/** Delay after the last keystroke before a draft is saved on the server, in milliseconds. */
const DRAFT_DEBOUNCE_MS = 1500;

/** Runs an action with a delay after the last call of `later`, or at once when the screen is left; `drop` cancels it. */
function useDebounced(act: () => Promise<unknown>) {
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const drop = useCallback(() => {
    clearTimeout(pending.current);
    pending.current = undefined;
  }, []);
  const later = useCallback(() => {
    drop();
    pending.current = setTimeout(() => {
      pending.current = undefined;
      void act();
    }, DRAFT_DEBOUNCE_MS);
  }, [act, drop]);
  useEffect(
    () => () => {
      if (pending.current === undefined) return;
      drop();
      void act();
    },
    [act, drop],
  );
  return { later, drop };
}

interface DraftSaving<Fields> {
  readonly form: FormInstance<Fields>;
  /** Key of the text in memory while the server is unreachable. */
  readonly name: string;
  readonly keep: (content: string, origin: DraftOrigin) => Promise<SaveDraftOutcome>;
  readonly originRef: RefObject<DraftOrigin>;
  readonly isDirtyRef: RefObject<boolean>;
  /** Refetches the newer draft. */
  readonly refetch: () => PromiseLike<unknown>;
}

/** Fetches the newest draft. An error is ignored, because it means that the screen is already unmounted. */
const askForNewest = async (refetch: DraftSaving<unknown>['refetch']): Promise<void> => {
  await Promise.resolve()
    .then(refetch)
    .catch(() => undefined);
};

/** Saves the form's content: shortly after the last keystroke, or at once. Saves run one after the other. */
export function useDraftSaving<Fields extends object>(saving: DraftSaving<Fields>) {
  const { form, name, keep, originRef, isDirtyRef, refetch } = saving;
  const keepOnce = useCallback(async () => {
    isDirtyRef.current = false;
    const content = JSON.stringify(form.getFieldsValue(true));
    const outcome = await keep(content, originRef.current);
    storeUnsaved(name, outcome === 'offline' ? content : null);
    if (outcome === 'offline') isDirtyRef.current = true;
    else if (outcome === 'outOfDate') await askForNewest(refetch);
    else originRef.current = { ...originRef.current, version: outcome.version };
    return outcome;
  }, [keep, form, refetch, name, originRef, isDirtyRef]);
  const keepInTurn = useSerialized(keepOnce);
  const { later, drop } = useDebounced(keepInTurn);

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
