import { keepFolded, readFolded, type SidePart } from '@/browser/foldedSide';
import { useState } from 'react';

/** Whether a part of the side is folded: as chosen on this device, else as it comes. */
export function useFolded(part: SidePart, otherwise: boolean) {
  const [chosen, setChosen] = useState(() => readFolded(part));
  const fold = (isFolded: boolean): void => {
    keepFolded(part, isFolded);
    setChosen(isFolded);
  };
  return [chosen ?? otherwise, fold] as const;
}
