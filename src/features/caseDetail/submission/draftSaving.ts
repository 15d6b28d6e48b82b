import { readSession, hasLoginFlags } from '@/browser/session/session';
import { holdPage } from '@/ui/unsaved/unsavedWork';
import { isRejectedWithCode } from '@/api/client/apiFailure';
import { useTaskSaveDraftMutation } from '@/api/endpoints/cases/taskApi';
import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { FormInstance } from 'antd';

/**
 * Drafts that could not be saved: of an ended session, or while the server was unreachable. They stay in memory only, until the same user
 * opens the case again in this tab (CD-13).
 */
const unsaved = new Map<string, string>();
let letGo: (() => void) | undefined;

/** Lost on a reload. */
function holdWhileWaiting(): void {
  if (unsaved.size > 0) letGo ??= holdPage(unsaved);
  else {
    letGo?.();
    letGo = undefined;
  }
}

/** Storage name of the unsaved text of a kind on a case. Bound to the signed-in user, so that no other user can read it. */
export const unsavedName = (taskId: string, kind: string): string =>
  `${readSession()?.user.id ?? ''}/${taskId}/${kind}`;

/** Stores a text until it can be saved; null removes it. */
export function storeUnsaved(name: string, content: string | null): void {
  if (content === null) unsaved.delete(name);
  else unsaved.set(name, content);
  holdWhileWaiting();
}

/** Returns the stored text. It stays stored until it is saved or discarded. */
export const readUnsaved = (name: string): string | undefined => unsaved.get(name);

/**
 * State of the draft: empty, being saved, saved, server unreachable, restored, replaced by a newer one, or saved or discarded elsewhere.
 */
export type DraftState = 'none' | 'saving' | 'saved' | 'offline' | 'restored' | 'newer' | 'elsewhere';

/** Version on which the text is based, and the idempotency key of its submission. */
export interface DraftOrigin {
  readonly version: number;
  readonly intent: string;
}

/** Outcome of saving: saved as this version, server unreachable, or refused because a newer version exists. */
type SaveDraftOutcome = { readonly version: number } | 'offline' | 'outOfDate';

type DraftKind = CallInput<typeof taskCalls.saveDraft>['kind'];

/**
 * Saves a draft on the version it is based on (CD-13). That version is unknown until the server's draft is loaded (`isPendingApproval`): a text saved
 * before would be refused and replaced by the server's.
 */
export function useSaveDraft(taskId: string, kind: DraftKind, isAsked: boolean) {
  const isAskedRef = useRef(isAsked);
  useEffect(() => {
    isAskedRef.current = isAsked;
  }, [isAsked]);
  const [save] = useTaskSaveDraftMutation();
  const [state, setState] = useState<DraftState>('none');
  const [savedAt, setSavedAt] = useState<string>();

  const send = useCallback(
    async (content: string, origin: DraftOrigin): Promise<SaveDraftOutcome> => {
      setState('saving');
      const { data, error } = await save({ id: taskId, kind, content, ...origin });
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

  return { keep, state, setState, savedAt };
}

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
