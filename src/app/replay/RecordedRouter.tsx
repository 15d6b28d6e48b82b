import { type ReactNode, useMemo } from 'react';
import { Router } from 'react-router-dom';

import { useAppSelector } from '../useAppSelector';

const nothing = (): void => {};

/** Leads nowhere: the recording says where the app stands. */
const STILL = { createHref: () => '#', go: nothing, push: nothing, replace: nothing };

/** Stands where the recorded state says, and cannot be led elsewhere. */
export function RecordedRouter({ children }: { readonly children: ReactNode }) {
  const address = useAppSelector(({ recordedAddress }) => recordedAddress.address);
  const location = useMemo(() => {
    const [pathname = '/', search = ''] = address.split('?');
    return { pathname, search: search === '' ? '' : `?${search}`, hash: '', state: null, key: address };
  }, [address]);
  return (
    <Router location={location} navigator={STILL}>
      {children}
    </Router>
  );
}
