import { storeFolded, readFolded, type SidePart } from '@/browser/stored/foldedSide';
import { useState } from 'react';

/** Returns the collapsed state of a side part: the choice stored on this device, else the default. */
export function useFolded(part: SidePart, otherwise: boolean) {
  const [chosen, setChosen] = useState(() => readFolded(part));
  const fold = (isFolded: boolean): void => {
    storeFolded(part, isFolded);
    setChosen(isFolded);
  };
  return [chosen ?? otherwise, fold] as const;
}
