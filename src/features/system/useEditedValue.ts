import { useState } from 'react';

/**
 * Returns an editable copy of the server's data. It follows the server until the user changes it; after a save the server's response
 * applies again.
 */
export function useEditedValue<Value>(sent: Value) {
  const [own, setOwn] = useState<Value>();
  const value = own ?? sent;
  const isChanged = own !== undefined && JSON.stringify(own) !== JSON.stringify(sent);
  return { value, isChanged, edit: setOwn, forget: () => setOwn(undefined) } as const;
}
