import { isRejectedWithCode } from '@/api/apiFailure';
import { useTaskSaveDraftMutation } from '@/api/taskApi';
import { hasLoginFlags } from '@/browser/session';
import type { CallInput } from '@/contract/call';
import type { taskCalls } from '@/contract/calls/taskCalls';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useCallback, useEffect, useRef, useState } from 'react';

/** How the draft stands: nothing written, being kept, kept, not reachable now, brought back, replaced by a newer one, saved or let go of elsewhere. */
export type DraftState = 'none' | 'saving' | 'saved' | 'offline' | 'restored' | 'newer' | 'elsewhere';

/** The version that the text was written on, and the key of the intent that it will be sent with. */
export interface DraftOrigin {
  readonly version: number;
  readonly intent: string;
}

/** What came of saving: kept as this version, not reachable now, or refused because a newer one is there. */
export type KeepOutcome = { readonly version: number } | 'offline' | 'outOfDate';

type DraftKind = CallInput<typeof taskCalls.saveDraft>['kind'];

/**
 * Saves a draft on the version it was written on (CD-13). Until the server's draft `isAsked` for, that version is unknown:
 * a text saved then would be refused and replaced by the server's.
 */
export function useKeepDraft(taskId: string, kind: DraftKind, isAsked: boolean) {
  const isAskedRef = useRef(isAsked);
  useEffect(() => {
    isAskedRef.current = isAsked;
  }, [isAsked]);
  const [save] = useTaskSaveDraftMutation();
  const [state, setState] = useState<DraftState>('none');
  const [savedAt, setSavedAt] = useState<string>();

  const send = useCallback(
    async (content: string, origin: DraftOrigin): Promise<KeepOutcome> => {
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
    async (content: string, origin: DraftOrigin): Promise<KeepOutcome> => {
      // Who stayed on a signed-out screen is not asked again at every pause in typing (SE-06).
      const outcome = isAskedRef.current && hasLoginFlags() ? await send(content, origin) : 'offline';
      if (outcome === 'offline') setState('offline');
      return outcome;
    },
    [send],
  );

  return { keep, state, setState, savedAt };
}
