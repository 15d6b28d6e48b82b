import { useState } from 'react';

/**
 * A version of what the server sent that is being edited. As long as nothing was changed it follows the server;
 * once it was saved the server's answer counts again.
 */
export function useEdited<Value>(sent: Value) {
  const [own, setOwn] = useState<Value>();
  const value = own ?? sent;
  const isChanged = own !== undefined && JSON.stringify(own) !== JSON.stringify(sent);
  return { value, isChanged, edit: setOwn, forget: () => setOwn(undefined) } as const;
}
