import { columnsInForce } from './chosenColumns';

interface Kept {
  readonly kept: readonly string[] | null | undefined;
  readonly isKnown: boolean;
  readonly keep: (columns: readonly string[] | null) => Promise<boolean>;
}

interface Columns<Name extends string> {
  readonly names: readonly Name[];
  /** Those that are shown where nobody has chosen; all of them unless said. */
  readonly own?: readonly Name[];
  /** The column that is always shown. */
  readonly fixed: Name;
  readonly title: (name: Name) => string;
}

/** The columns that the user has chosen, or all of them; `isKnown` once the server has been heard, `choice` to change them. */
export function columnChoice<Name extends string>(
  { kept, isKnown, keep }: Kept,
  { names, own = names, fixed, title }: Columns<Name>,
) {
  const columns = columnsInForce(kept, { known: names, own, fixed });
  const all = names.map((key) => ({ key, title: title(key) }));
  return { columns, isKnown, choice: { all, shown: columns, fixed, onChoose: keep } };
}
