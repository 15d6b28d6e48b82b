import type { ReadyMessages } from '@/i18n/MessagesProvider';
import { type ReactNode, useEffect, useState } from 'react';

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
  const [{ store, show }] = useState(() => createReplayStore(state));
  useEffect(() => show(state), [show, state]);
  return (
    <section aria-label={label} className={styles['stage']} inert>
      <PlaceContext value={inRecordedPlace}>
        <App store={store} first={words} />
      </PlaceContext>
    </section>
  );
}
