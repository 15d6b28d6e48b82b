import { lazy, Suspense } from 'react';

import type { OwnPasswordFormProps } from './OwnPasswordForm';

const Dialog = lazy(async () => ({ default: (await import('./OwnPasswordDialog')).OwnPasswordDialog }));

/** Dialog for the user's password, loaded when it is opened, because it is rarely needed. */
export function LazyOwnPassword(props: OwnPasswordFormProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
