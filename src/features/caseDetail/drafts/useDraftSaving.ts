import type { FormInstance } from 'antd';
import { type RefObject, useCallback } from 'react';

import { keepUnsaved } from './unsavedDrafts';
import { useDebounced } from './useDebounced';
import { useSerialized } from './useSerialized';
import type { DraftOrigin, KeepOutcome } from './useKeepDraft';

interface DraftSaving<Fields> {
  readonly form: FormInstance<Fields>;
  /** Under which name the text waits in memory while the server is away. */
  readonly name: string;
  readonly keep: (content: string, origin: DraftOrigin) => Promise<KeepOutcome>;
  readonly originRef: RefObject<DraftOrigin>;
  readonly isDirtyRef: RefObject<boolean>;
  /** Asks for the newer draft that is there. */
  readonly refetch: () => PromiseLike<unknown>;
}

/** When the screen is gone by now, nobody waits for the newer one. */
const askForNewest = async (refetch: DraftSaving<unknown>['refetch']): Promise<void> => {
  await Promise.resolve()
    .then(refetch)
    .catch(() => undefined);
};

/** Saves what the form holds: a moment after the last key, or at once; one saving after the other. */
export function useDraftSaving<Fields extends object>(saving: DraftSaving<Fields>) {
  const { form, name, keep, originRef, isDirtyRef, refetch } = saving;
  const keepOnce = useCallback(async () => {
    isDirtyRef.current = false;
    const content = JSON.stringify(form.getFieldsValue(true));
    const outcome = await keep(content, originRef.current);
    keepUnsaved(name, outcome === 'offline' ? content : null);
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
