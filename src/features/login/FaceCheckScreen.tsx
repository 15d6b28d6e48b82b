import { FACE_FAILURES_ALLOWED } from '@/contract/limits';
import type { LoginContext } from '@/machines/loginModel';
import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import { CameraCircle } from './CameraCircle';
import * as styles from './faceCheck.module.css';
import { FaceCheckActions, type FaceCheckWays } from './FaceCheckActions';
import { LoginAlert } from './LoginForm';
import type { PathsUnder } from './loginFields';
import { LoginTitle } from './LoginTitle';

interface FaceCheckStatusProps {
  readonly place: PathsUnder<'camera'>;
  readonly seconds: number | null;
}

const WORDS = {
  'camera.intro': 'login.face.intro',
  'camera.requesting': 'login.face.requesting',
  'camera.preview': 'login.face.ready',
  'camera.drawing': 'login.face.drawing',
  'camera.verifying': 'login.face.verifying',
} as const;

/** Announces the current step politely to screen readers. The countdown is only visible, because it would interrupt every announcement. */
function FaceCheckStatus({ place, seconds }: FaceCheckStatusProps) {
  const { formatMessage } = useIntl();
  const words = place === 'camera.error' ? '' : formatMessage({ id: WORDS[place] });
  return (
    <div className={styles['status']}>
      <output>{words}</output>
      {seconds !== null && <div aria-hidden>{formatMessage({ id: 'login.face.countdown' }, { seconds })}</div>}
    </div>
  );
}

interface Countdown {
  readonly running: boolean;
  readonly from: number;
  readonly onEnd: () => void;
}

/** Returns the seconds left while running, else null. Runs `onEnd` once at zero. */
function useCountdown({ running, from, onEnd }: Countdown): number | null {
  const [left, setLeft] = useState(from);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (!running) return undefined;
    let seconds = from;
    const timer = setInterval(() => {
      seconds -= 1;
      setLeft(Math.max(seconds, 1));
      if (seconds > 0) return;
      clearInterval(timer);
      end();
    }, 1000);
    return () => {
      clearInterval(timer);
      setLeft(from);
    };
  }, [running, from]);
  return running ? left : null;
}

interface FaceCheckProps extends FaceCheckWays {
  readonly context: LoginContext;
}

/** Seconds in which to hold still before the photo takes itself. */
const HOLD_STILL_SECONDS = 3;

const HELP: Readonly<Partial<Record<string, 'login.face.deniedHelp' | 'login.face.startHelp'>>> = {
  'cam.denied': 'login.face.deniedHelp',
  'cam.start': 'login.face.startHelp',
  'cam.lost': 'login.face.startHelp',
};

/** Face check with our own camera (LV-01): the first photo is taken automatically; after a failure the user takes it. */
export function FaceCheckScreen({ place, context, onCapture, ...query }: FaceCheckProps) {
  const { formatMessage } = useIntl();
  const [playing, setPlaying] = useState(false);
  const shown = place === 'camera.preview' && playing;
  const seconds = useCountdown({
    // An automatic retry would use up the attempts while the user still reads why the first one failed.
    running: shown && context.msg === null,
    from: HOLD_STILL_SECONDS,
    onEnd: onCapture,
  });
  const help = HELP[context.msg ?? ''];
  return (
    <section className={styles['step']} aria-label={formatMessage({ id: 'login.face.title' })}>
      <LoginTitle id="login.face.title" />
      <LoginAlert told={context} help={help ? formatMessage({ id: help }) : null} />
      <CameraCircle place={place} seconds={seconds} onPlaying={setPlaying} />
      <FaceCheckStatus place={place} seconds={seconds} />
      {context.fails > 0 && (
        <p className={styles['tries']}>
          {formatMessage({ id: 'login.face.triesLeft' }, { tries: FACE_FAILURES_ALLOWED - context.fails })}
        </p>
      )}
      <FaceCheckActions place={place} message={context.msg} ready={shown} onCapture={onCapture} {...query} />
    </section>
  );
}
