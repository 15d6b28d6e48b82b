/** A column in the choice of columns. */
export interface ColumnSelection {
  readonly key: string;
  readonly title: string;
  readonly isShown: boolean;
}

/** The shown columns in their order, then those that are not shown. */
export function getInitialColumns(
  all: readonly { readonly key: string; readonly title: string }[],
  shown: readonly string[],
): readonly ColumnSelection[] {
  const visible = shown.flatMap((key) => all.filter((column) => column.key === key));
  const hidden = all.filter(({ key }) => !shown.includes(key));
  return [
    ...visible.map((column) => ({ ...column, isShown: true })),
    ...hidden.map((column) => ({ ...column, isShown: false })),
  ];
}

/** The columns with one of them at another place. */
export function moveItem<Column>(columns: readonly Column[], from: number, to: number): readonly Column[] {
  const next = [...columns];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}

/**
 * Returns the saved columns that the list still has, plus the required ones. Without a saved choice, returns the list's default columns.
 */
export function resolveColumns<Name extends string>(
  stored: readonly string[] | null | undefined,
  { known, own, fixed }: { readonly known: readonly Name[]; readonly own: readonly Name[]; readonly fixed: Name },
): readonly Name[] {
  const chosen = (stored ?? []).flatMap((key) => known.filter((name) => name === key));
  if (chosen.length === 0) return own;
  return chosen.includes(fixed) ? chosen : [fixed, ...chosen];
}
