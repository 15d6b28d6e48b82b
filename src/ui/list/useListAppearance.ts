import { resolveColumns } from './chosenColumns';
import { type Density, isDensity, storeDensity, readDensity } from '@/browser/stored/tableDensity';
import {
  type ListColumns,
  type ScreenColumn,
  getScreenColumns,
  getTitle,
  getDefaultColumns,
} from '@/contract/lists/listDescription';
import { useLocale } from '@/i18n/languageContext';
import { useState } from 'react';
import { useSearchParams } from '../screen/useSearchParams';

interface KeptColumns {
  readonly kept: readonly string[] | null | undefined;
  readonly isKnown: boolean;
  readonly keep: (columns: readonly string[] | null) => Promise<boolean>;
}

interface ColumnsToChoose<Name extends string> {
  readonly names: readonly Name[];
  /** Default columns; all columns if omitted. */
  readonly own?: readonly Name[];
  /** The column that is always shown. */
  readonly fixed: Name;
  readonly title: (name: Name) => string;
}

/**
 * Returns the columns chosen by the user, or all of them. `isKnownEvent` is true once the server has responded, and `choice` changes the
 * columns.
 */
function columnChoice<Name extends string>(
  { kept, isKnown, keep }: KeptColumns,
  { names, own = names, fixed, title }: ColumnsToChoose<Name>,
) {
  const columns = resolveColumns(kept, { known: names, own, fixed });
  const all = names.map((key) => ({ key, title: title(key) }));
  return { columns, isKnown, choice: { all, shown: columns, fixed, onChoose: keep } };
}

const BETWEEN = '.';
/** Parameters of the address that hold the position in a list, not its look. */
const PLACES = ['page', 'id', 'open', 'operation'];

interface ColumnStorage extends KeptColumns {
  readonly list: string;
}

interface Described<Columns extends ListColumns> {
  readonly columns: Columns;
  /** The column that is always shown. */
  readonly fixed: ScreenColumn<Columns>;
  /** Columns that are not shown here. */
  readonly without?: readonly ScreenColumn<Columns>[] | undefined;
}

/** Returns the columns and the density of a list: from a view in the address, else from the user's saved settings. */
export function useListAppearance<Columns extends ListColumns>(
  { columns, fixed, without = [] }: Described<Columns>,
  { kept, isKnown, keep }: ColumnStorage,
) {
  const language = useLocale();
  const [params, setParams] = useSearchParams();
  const [chosen, setChosen] = useState(readDensity);
  const requestedDensity = params.get('density');
  const density: Density = isDensity(requestedDensity) ? requestedDensity : chosen;
  const ofView = params.get('columns')?.split(BETWEEN);
  const change = (name: 'density' | 'columns'): void =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.delete(name);
      return next;
    });
  const choice = columnChoice(
    {
      kept: ofView ?? kept,
      isKnown: ofView !== undefined || isKnown,
      keep: async (names) => {
        if (!(await keep(names))) return false;
        if (ofView) change('columns');
        return true;
      },
    },
    {
      names: getScreenColumns(columns).filter((name) => !without.includes(name)),
      own: getDefaultColumns(columns).filter((name) => !without.includes(name)),
      fixed,
      title: (name) => getTitle(columns, name, language),
    },
  );
  const view = new URLSearchParams(params);
  for (const place of PLACES) view.delete(place);
  view.set('columns', choice.columns.join(BETWEEN));
  view.set('density', density);
  return {
    ...choice,
    density,
    setDensity: (next: Density): void => {
      storeDensity(next);
      setChosen(next);
      if (requestedDensity !== null) change('density');
    },
    /** Content of a saved view. */
    view: view.toString(),
    applyView: (query: string): void => setParams(new URLSearchParams(query)),
  };
}
