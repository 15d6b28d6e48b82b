import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef } from 'react';

import type { useDraft } from './useDraft';

interface ShownDraft {
  readonly draft: Pick<ReturnType<typeof useDraft>, 'kept' | 'isDirty' | 'letGo'>;
  readonly form: Pick<FormInstance, 'getFieldsValue'>;
  /** It is being sent from here, or may have been. */
  readonly isUnderWay: boolean;
}

/** Two tabs show one draft: when the one has sent it, the other must not stay ready to send it again (CD-13). */
export function useEmptiedElsewhere({ draft: { kept, isDirty, letGo }, form, isUnderWay }: ShownDraft): void {
  const shown = useRef<string>(undefined);
  const text = (): string => JSON.stringify(form.getFieldsValue(true));
  const look = useEffectEvent((now: typeof kept) => {
    const before = shown.current;
    shown.current = now ? text() : undefined;
    // What was written since is somebody's work, and stays.
    const isTheSame = now === null && before === text() && !isDirty.current;
    if (isTheSame && !isUnderWay) letGo();
  });
  useEffect(() => look(kept), [kept]);
}
