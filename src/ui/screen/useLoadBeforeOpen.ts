import { useState } from 'react';

/** Opens a part only after its code has loaded: without a network connection nothing opens, and the screen is unchanged. */
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
