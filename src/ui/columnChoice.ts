import { columnsInForce } from './chosenColumns';

interface Kept {
  readonly kept: readonly string[] | null | undefined;
  readonly isKnown: boolean;
  readonly keep: (columns: readonly string[] | null) => Promise<boolean>;
}

interface Columns<Name extends string> {
  readonly names: readonly Name[];
  /** Default columns; all columns if omitted. */
  readonly own?: readonly Name[];
  /** The column that is always shown. */
  readonly fixed: Name;
  readonly title: (name: Name) => string;
}

/**
 * Returns the columns chosen by the user, or all of them. `isKnown` is true once the server has responded, and `choice` changes the
 * columns.
 */
export function columnChoice<Name extends string>(
  { kept, isKnown, keep }: Kept,
  { names, own = names, fixed, title }: Columns<Name>,
) {
  const columns = columnsInForce(kept, { known: names, own, fixed });
  const all = names.map((key) => ({ key, title: title(key) }));
  return { columns, isKnown, choice: { all, shown: columns, fixed, onChoose: keep } };
}
