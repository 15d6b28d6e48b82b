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

/** The app as it was at one step, to be looked at and not touched. */
export function ReplayStage({ state, words, label }: ReplayStageProps) {
  const [{ store, show, hear, read }] = useState(() => createReplayStore(state));
  useEffect(() => show(state), [show, state]);
  // What could not be drawn is tried again when the store holds another state, and not before.
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
