import type { ReadyMessages } from '@/i18n/MessagesProvider';
import { Alert } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { readRecording, type Recording, type RecordingFault } from './readRecording';
import { ReplayStage } from './ReplayStage';
import { ReplaySteps } from './ReplaySteps';
import { UnplayedNotice } from './UnplayedNotice';
import { useReplayed } from './useReplayed';
import * as styles from './replayPage.module.css';

interface Opened {
  /** Counts the chosen files: each starts at its first step. */
  readonly number: number;
  readonly recording?: Recording;
  readonly fault?: RecordingFault;
}

/** Developer page that replays a session exported from Redux DevTools, step by step on the real screens, without a server (TR-03). */
export function ReplayPage({ words }: { readonly words: ReadyMessages }) {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<Opened>();
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const read = readRecording(await file.text());
    setOpened((before) => ({ number: (before?.number ?? 0) + 1, ...read }));
  };
  return (
    <main className={styles['page']}>
      <aside className={styles['side']}>
        <h1>
          <FormattedMessage id="replay.title" />
        </h1>
        <p>
          <FormattedMessage id="replay.about" />
        </p>
        <label className={styles['file']}>
          <FormattedMessage id="replay.file" />
          <input type="file" accept="application/json,.json" onChange={(event) => void open(event.target.files?.[0])} />
        </label>
        {opened?.fault && (
          <Alert type="error" role="alert" title={formatMessage({ id: `replay.fault.${opened.fault}` })} />
        )}
      </aside>
      {opened?.recording && <Replayed key={opened.number} recording={opened.recording} words={words} />}
    </main>
  );
}

function Replayed({ recording, words }: { readonly recording: Recording; readonly words: ReadyMessages }) {
  const { formatMessage } = useIntl();
  const { played, replayed } = useReplayed(recording);
  const [step, setStep] = useState(0);
  const actions = recording.actions.length;
  if (!replayed) {
    return (
      <output>
        <FormattedMessage id="replay.playing" values={{ played, actions }} />
      </output>
    );
  }
  const { states, unplayed } = replayed;
  return (
    <>
      <div className={styles['steps']}>
        <UnplayedNotice unplayed={unplayed} actions={actions} />
        <ReplaySteps actions={recording.actions} unplayed={unplayed} step={step} onStep={setStep} />
      </div>
      <ReplayStage
        state={states[step] ?? recording.start}
        words={words}
        label={formatMessage({ id: 'replay.stage' })}
      />
    </>
  );
}
