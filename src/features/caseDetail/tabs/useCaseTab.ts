import { useSearchParams } from '@/ui/screen/useSearchParams';
import { useCallback } from 'react';

import { CASE_TABS, FIRST_TAB } from './caseTabList';

/** Returns the open tab, stored in the address (RT-08). Changing it adds no history entry. */
export function useCaseTab(): readonly [string, (key: string) => void] {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const open = CASE_TABS.find(({ key }) => key === named)?.key ?? FIRST_TAB;
  const choose = useCallback(
    (key: string) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (key === FIRST_TAB) next.delete('tab');
          else next.set('tab', key);
          return next;
        },
        { replace: true },
      ),
    [setParams],
  );
  return [open, choose];
}
