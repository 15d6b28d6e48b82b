import { useState } from 'react';

import type { useLenderList } from './useLenderList';

/** Search texts by filter name. */
type Texts<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** A list that can be searched. */
export interface SearchableList<Name extends string> extends Pick<ReturnType<typeof useLenderList>, 'change'> {
  readonly query: Texts<Name>;
}

/** Holds the input of a search until it is submitted or cleared. */
export function useSearchTexts<const Name extends string>(list: SearchableList<Name>, names: readonly Name[]) {
  const [texts, setTexts] = useState<ReadonlyMap<Name, string | undefined>>(
    new Map(names.map((name) => [name, list.query[name]])),
  );
  return {
    field: (name: Name) => ({
      value: texts.get(name),
      onChange: (value: string | undefined) => setTexts(new Map(texts).set(name, value)),
    }),
    onSearch: () => list.change(Object.fromEntries(texts)),
    onClear: () => {
      setTexts(new Map());
      list.change(Object.fromEntries(names.map((name) => [name, undefined])));
    },
  };
}
