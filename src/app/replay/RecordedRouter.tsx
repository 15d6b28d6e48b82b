import { type ReactNode, useMemo } from 'react';
import { Router } from 'react-router-dom';

import { useAppSelector } from '../useAppSelector';

const nothing = (): void => {};

/** Navigator without effect: the recording decides the address. */
const STILL = { createHref: () => '#', go: nothing, push: nothing, replace: nothing };

/** Router at the recorded address, which ignores navigation. */
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
