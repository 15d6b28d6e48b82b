import { type ReactNode, useMemo, useEffect, useState, useSyncExternalStore } from 'react';
import { Router } from 'react-router-dom';
import { useAppSelector } from '../useAppSelector';
import type { LoadedMessages } from '@/i18n/MessagesProvider';
import { CrashBoundary, CrashScope } from '@/ui/feedback/CrashBoundary';
import { App } from '../App';
import { RouterContext } from '../placeContext';
import type { AppState } from '../rootReducer';
import { createReplayStore } from './createReplayStore';
import * as styles from './replayPage.module.css';

const nothing = (): void => {};

/** Navigator without effect: the recording decides the address. */
const STILL = { createHref: () => '#', go: nothing, push: nothing, replace: nothing };

/** Router at the recorded address, which ignores navigation. */
function RecordedRouter({ children }: { readonly children: ReactNode }) {
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

interface ReplayStageProps {
  readonly state: AppState;
  readonly words: LoadedMessages;
  readonly label: string;
}

const inRecordedPlace = (screens: ReactNode): ReactNode => <RecordedRouter>{screens}</RecordedRouter>;

/** Read-only view of the app at one step. */
export function ReplayStage({ state, words, label }: ReplayStageProps) {
  const [{ store, show, hear, read }] = useState(() => createReplayStore(state));
  useEffect(() => show(state), [show, state]);
  // After a render error, retries only when the store holds another state.
  const drawn = useSyncExternalStore(hear, read);
  return (
    <section aria-label={label} className={styles['stage']} inert>
      <CrashScope value={drawn}>
        <CrashBoundary>
          <RouterContext value={inRecordedPlace}>
            <App store={store} first={words} />
          </RouterContext>
        </CrashBoundary>
      </CrashScope>
    </section>
  );
}
