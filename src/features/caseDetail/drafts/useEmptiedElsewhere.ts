import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { useDraft } from './useDraft';

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
