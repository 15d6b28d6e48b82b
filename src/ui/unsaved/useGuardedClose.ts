import { useState } from 'react';

import { requestLeave, listUnsavedWork } from './unsavedWork';

/** Closes a drawer or dialog; requires a confirmation if its content has changed since it was opened. */
export function useGuardedClose(onClose: () => void): () => void {
  const [before] = useState(listUnsavedWork);
  return () => requestLeave(onClose, before);
}
