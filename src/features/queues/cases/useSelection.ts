import type { Selection } from '@/contract/entities/binding';
import { useState } from 'react';

interface Chosen {
  /** All that match the filters, but for these. */
  readonly isAll: boolean;
  readonly ids: ReadonlySet<string>;
}

const NOTHING: Chosen = { isAll: false, ids: new Set() };

/** Which cases of a list are selected, on all its pages: some by their ids, or all that match its filters less some. With other filters the selection starts over. */
export function useSelection(filters: Extract<Selection, { filters: unknown }>['filters'], totalCount: number) {
  const key = JSON.stringify(filters);
  const [held, setHeld] = useState({ key, chosen: NOTHING });
  const { isAll, ids } = held.key === key ? held.chosen : NOTHING;
  const choose = (chosen: Chosen): void => setHeld({ key, chosen });
  const isSelected = (id: string): boolean => ids.has(id) !== isAll;
  return {
    isSelected,
    count: isAll ? Math.max(0, totalCount - ids.size) : ids.size,
    selectAll: () => choose({ isAll: true, ids: new Set() }),
    clear: () => choose(NOTHING),
    /** What is ticked on the page that is shown. */
    selectOnPage(pageIds: readonly string[], ticked: readonly string[]): void {
      const next = new Set(ids);
      for (const id of pageIds) {
        if (ticked.includes(id) === isAll) next.delete(id);
        else next.add(id);
      }
      choose({ isAll, ids: next });
    },
    selection: (): Selection => (isAll ? { filters, except: [...ids] } : { taskIds: [...ids] }),
  };
}
