import { useState } from 'react';

import { leave, unsavedNow } from './unsavedWork';

/** Closes what a drawer or dialog holds; asks first when something was changed in it since it was opened. */
export function useGuardedClose(onClose: () => void): () => void {
  const [before] = useState(unsavedNow);
  return () => leave(onClose, before);
}
