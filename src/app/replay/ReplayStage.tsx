import type { ReadyMessages } from '@/i18n/MessagesProvider';
import { CrashBoundary } from '@/ui/CrashBoundary';
import { CrashScope } from '@/ui/crashScope';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';

import { App } from '../App';
import { PlaceContext } from '../placeContext';
import type { AppState } from '../rootReducer';
import { createReplayStore } from './createReplayStore';
import { RecordedRouter } from './RecordedRouter';
import * as styles from './replayPage.module.css';

interface ReplayStageProps {
  readonly state: AppState;
  readonly words: ReadyMessages;
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
          <PlaceContext value={inRecordedPlace}>
            <App store={store} first={words} />
          </PlaceContext>
        </CrashBoundary>
      </CrashScope>
    </section>
  );
}
