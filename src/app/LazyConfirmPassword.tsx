import { confirmationEnded } from '@/api/apiEvents';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import { withManagementWords } from './screenWords';
import { useAppSelector } from './useAppSelector';
import { usePartMissing } from './usePartMissing';

const load = withManagementWords(async () => (await import('./ConfirmPassword')).ConfirmPassword);

/** Rejects the waiting calls when the dialog cannot be loaded; they can be retried. */
function GivenUp() {
  const dispatch = useDispatch();
  const onMissing = useEffectEvent(usePartMissing());
  useEffect(() => {
    onMissing();
    dispatch(confirmationEnded({ isConfirmed: false }));
  }, [dispatch]);
  return null;
}

const Dialog = lazy(async () => ({ default: await load().catch(() => GivenUp) }));

/** Requests the user's own password again when a call waits for it. Loaded on first use. */
export function LazyConfirmPassword() {
  const isConfirming = useAppSelector(({ session }) => session.isConfirming);
  return <Suspense>{isConfirming && <Dialog />}</Suspense>;
}
