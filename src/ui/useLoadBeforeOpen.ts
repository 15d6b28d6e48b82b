import { useState } from 'react';

/** Opens a part only when its code has come: without a network nothing opens, and what is on the screen stays there. */
export function useLoadBeforeOpen() {
  const [isFailed, setFailed] = useState(false);
  const loadThenOpen = async (load: () => Promise<unknown>, open: () => void): Promise<void> => {
    const isHere = await load().then(
      () => true,
      () => false,
    );
    setFailed(!isHere);
    if (isHere) open();
  };
  return { isFailed, loadThenOpen };
}
