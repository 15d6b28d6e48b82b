import { Alert } from 'antd';
import { useIntl, FormattedMessage } from 'react-intl';
import { type ReplayedAction, playRecording } from './replayAll';
import { useEffect, useState } from 'react';
import { type Recording, readRecording, type RecordingFault } from './readRecording';
import type { LoadedMessages } from '@/i18n/MessagesProvider';
import { ReplayStage } from './ReplayStage';
import { ReplaySteps } from './ReplaySteps';
import * as styles from './replayPage.module.css';

interface UnplayedNoticeProps {
  readonly unplayed: ReplayedAction['unplayed'];
  /** Total number of actions in the recording. */
  readonly actions: number;
}

/** Warns that the screens may differ from those of the recorded session, with the reason; the list of steps names each case. */
function UnplayedNotice({ unplayed, actions }: UnplayedNoticeProps) {
  const { formatMessage } = useIntl();
  if (unplayed.size === 0) return null;
  const reasons = [...new Set(unplayed.values())].map((reason) => formatMessage({ id: `replay.unplayed.${reason}` }));
  return (
    <Alert
      type="warning"
      role="alert"
      title={formatMessage({ id: 'replay.unplayed' }, { count: unplayed.size, actions })}
      description={reasons.join('; ')}
    />
  );
}

/** Maximum time in milliseconds that a long recording blocks the page. */
const TURN_MS = 50;

interface Progress {
  /** Actions that were played. */
  readonly played: number;
  readonly replayed?: ReplayedAction;
}

/** Plays a recording in short slices; `replayed` is set at the end. */
function useReplayed(recording: Recording): Progress {
  const [progress, setProgress] = useState<Progress>({ played: 0 });
  useEffect(() => {
    const playing = playRecording(recording);
    let played = 0;
    function playOn(): void {
      const until = performance.now() + TURN_MS;
      for (let step = playing.next(); ; step = playing.next()) {
        if (step.done) return setProgress({ played, replayed: step.value });
        played += 1;
        if (performance.now() > until) break;
      }
      setProgress({ played });
      timer = setTimeout(playOn);
    }
    let timer = setTimeout(playOn);
    return () => clearTimeout(timer);
  }, [recording]);
  return progress;
}

interface OpenRecording {
  /** Counts the chosen files: each starts at its first step. */
  readonly number: number;
  readonly recording?: Recording;
  readonly fault?: RecordingFault;
}

/** Developer page that replays a session exported from Redux DevTools, step by step on the real screens, without a server (TR-03). */
export function ReplayPage({ words }: { readonly words: LoadedMessages }) {
  const { formatMessage } = useIntl();
  const [opened, setOpened] = useState<OpenRecording>();
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
      {opened?.recording && <ReplayedSession key={opened.number} recording={opened.recording} words={words} />}
    </main>
  );
}

function ReplayedSession({ recording, words }: { readonly recording: Recording; readonly words: LoadedMessages }) {
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
