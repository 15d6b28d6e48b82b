import { storeCollapsed, readCollapsed, type CollapsiblePart } from '@/browser/stored/foldedSide';
import { useState } from 'react';

/** Returns the collapsed state of a side part: the choice stored on this device, else the default. */
export function useCollapsed(part: CollapsiblePart, otherwise: boolean) {
  const [chosen, setChosen] = useState(() => readCollapsed(part));
  const fold = (isFolded: boolean): void => {
    storeCollapsed(part, isFolded);
    setChosen(isFolded);
  };
  return [chosen ?? otherwise, fold] as const;
}
