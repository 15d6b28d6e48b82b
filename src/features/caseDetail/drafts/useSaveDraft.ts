import { isRejectedWithCode } from '@/api/client/apiFailure';
import { useTaskSaveDraftMutation } from '@/api/endpoints/cases/taskApi';
import { hasLoginFlags } from '@/browser/session/session';
import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/cases/taskCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useCallback, useEffect, useRef, useState } from 'react';

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
export type SaveDraftOutcome = { readonly version: number } | 'offline' | 'outOfDate';

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
