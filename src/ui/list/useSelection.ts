import { useState } from 'react';

interface Chosen {
  /** All that match the filters, but for these. */
  readonly isAll: boolean;
  readonly ids: ReadonlySet<string>;
}

/** Which rows are meant: some by their ids, or all that match the filters less some. */
export type SelectedRows<Filters> =
  { readonly ids: string[] } | { readonly filters: Filters; readonly except: string[] };

const NOTHING: Chosen = { isAll: false, ids: new Set() };

/** Which rows of a list are selected, on all its pages: some by their ids, or all that match its filters less some. With other filters the selection starts over. */
export function useSelection<Filters>(filters: Filters, totalCount: number) {
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
    rows: (): SelectedRows<Filters> => (isAll ? { filters, except: [...ids] } : { ids: [...ids] }),
  };
}

/** What the user has selected, and how it changes. */
export type RowSelection = Omit<ReturnType<typeof useSelection>, 'rows'>;

/** The column of tick boxes of a table, for a page of rows. */
export const tickColumn = (selection: RowSelection, rows: readonly { readonly id: string }[] | undefined) => {
  const ids = (rows ?? []).map(({ id }) => id);
  return {
    columnWidth: 40,
    selectedRowKeys: ids.filter(selection.isSelected),
    onChange: (keys: readonly (string | number | bigint)[]) => selection.selectOnPage(ids, keys.map(String)),
  };
};
