import { lazy, Suspense } from 'react';

import type { OwnPasswordFormProps } from './OwnPasswordForm';

const Dialog = lazy(async () => ({ default: (await import('./OwnPasswordDialog')).OwnPasswordDialog }));

/** The dialog for the own password, fetched when it is opened: few people need it on a day. */
export function LazyOwnPassword(props: OwnPasswordFormProps) {
  return (
    <Suspense>
      <Dialog {...props} />
    </Suspense>
  );
}
