import { FACE_FAILURES_ALLOWED } from '@/contract/limits';
import type { LoginContext } from '@/machines/loginContext';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { CameraCircle } from './CameraCircle';
import { FaceCheckActions, type FaceCheckWays } from './FaceCheckActions';
import { FaceCheckStatus } from './FaceCheckStatus';
import * as styles from './faceCheck.module.css';
import { LoginAlert } from './LoginAlert';
import { ScreenTitle } from './ScreenTitle';
import { useCountdown } from './useCountdown';

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
export function FaceCheckScreen({ place, context, onCapture, ...told }: FaceCheckProps) {
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
      <ScreenTitle id="login.face.title" />
      <LoginAlert told={context} help={help ? formatMessage({ id: help }) : null} />
      <CameraCircle place={place} seconds={seconds} onPlaying={setPlaying} />
      <FaceCheckStatus place={place} seconds={seconds} />
      {context.fails > 0 && (
        <p className={styles['tries']}>
          {formatMessage({ id: 'login.face.triesLeft' }, { tries: FACE_FAILURES_ALLOWED - context.fails })}
        </p>
      )}
      <FaceCheckActions place={place} message={context.msg} ready={shown} onCapture={onCapture} {...told} />
    </section>
  );
}
