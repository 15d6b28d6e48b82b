import { useState } from 'react';

interface Selection {
  /** All that match the filters, but for these. */
  readonly isAll: boolean;
  readonly ids: ReadonlySet<string>;
}

/** Selected rows: some by their ids, or all that match the filters except some. */
export type SelectedRows<Filters> =
  { readonly ids: string[] } | { readonly filters: Filters; readonly except: string[] };

const NOTHING: Selection = { isAll: false, ids: new Set() };

/**
 * Tracks the selected rows of a list over all pages: some by their ids, or all that match its filters except some. Other filters reset the
 * selection.
 */
export function useSelection<Filters>(filters: Filters, totalCount: number) {
  const key = JSON.stringify(filters);
  const [selection, setHeld] = useState({ key, chosen: NOTHING });
  const { isAll, ids } = selection.key === key ? selection.chosen : NOTHING;
  const choose = (chosen: Selection): void => setHeld({ key, chosen });
  const isSelected = (id: string): boolean => ids.has(id) !== isAll;
  return {
    isSelected,
    count: isAll ? Math.max(0, totalCount - ids.size) : ids.size,
    selectAll: () => choose({ isAll: true, ids: new Set() }),
    clear: () => choose(NOTHING),
    /** Replaces the selection on the current page. */
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

/** The user's selection and the functions to change it. */
export type RowSelection = Omit<ReturnType<typeof useSelection>, 'rows'>;

/** Props for the checkbox column of a table, for a page of rows. */
export const createTickColumn = (selection: RowSelection, rows: readonly { readonly id: string }[] | undefined) => {
  const ids = (rows ?? []).map(({ id }) => id);
  return {
    columnWidth: 40,
    selectedRowKeys: ids.filter(selection.isSelected),
    onChange: (keys: readonly (string | number | bigint)[]) => selection.selectOnPage(ids, keys.map(String)),
  };
};
