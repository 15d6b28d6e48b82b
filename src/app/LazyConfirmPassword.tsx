import { confirmationEnded } from '@/api/apiEvents';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { useDispatch } from 'react-redux';

import { withManagementWords } from './screenWords';
import { useAppSelector } from './useAppSelector';
import { usePartMissing } from './usePartMissing';

const load = withManagementWords(async () => (await import('./ConfirmPassword')).ConfirmPassword);

/** The dialog can not be fetched: what waits for it is given up, and may be tried again. */
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

/** The own password once more, when a call waits for it; fetched when it is first asked for. */
export function LazyConfirmPassword() {
  const isConfirming = useAppSelector(({ session }) => session.isConfirming);
  return <Suspense>{isConfirming && <Dialog />}</Suspense>;
}
