import { getCameraStream } from '@/browser/device/camera';
import { CAMERA_SIZE } from '@/contract/limits';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './faceCheck.module.css';
import type { PathsUnder } from './loginFields';

interface CameraCircleProps {
  readonly place: PathsUnder<'camera'>;
  /** Seconds until the photo is taken automatically, else null. */
  readonly seconds: number | null;
  readonly onPlaying: (playing: boolean) => void;
}

const WITH_CAMERA: readonly string[] = ['camera.preview', 'camera.drawing', 'camera.verifying'];

/** Circle of 400 × 400 that shows the camera's picture mirrored (LV-01, LV-02). It shows a stream and never opens one. */
export function CameraCircle({ place, seconds, onPlaying }: CameraCircleProps) {
  const { formatMessage } = useIntl();
  const video = useRef<HTMLVideoElement>(null);
  const on = WITH_CAMERA.includes(place);

  useEffect(() => {
    const screen = video.current;
    if (!on || !screen) return undefined;
    screen.srcObject = getCameraStream();
    return () => {
      screen.srcObject = null;
      onPlaying(false);
    };
  }, [on, onPlaying]);

  return (
    <div className={styles['circle']} data-state={place.slice('camera.'.length)} data-counting={seconds !== null}>
      <svg className={styles['circleRing']} viewBox="0 0 100 100" aria-hidden>
        <circle cx="50" cy="50" r="49" pathLength="100" />
      </svg>
      <video
        ref={video}
        className={styles['video']}
        width={CAMERA_SIZE}
        height={CAMERA_SIZE}
        hidden={!on}
        aria-label={formatMessage({ id: 'login.face.picture' })}
        autoPlay
        muted
        playsInline
        disablePictureInPicture
        onPlaying={() => onPlaying(true)}
      />
      {!on && <FaceOutline />}
      {seconds !== null && (
        <div className={styles['seconds']} aria-hidden>
          {seconds}
        </div>
      )}
    </div>
  );
}

function FaceOutline() {
  return (
    <svg className={styles['outline']} viewBox="0 0 100 100" fill="none" aria-hidden>
      <ellipse cx="50" cy="42" rx="19" ry="24" />
      <path d="M14 100c2-20 17-28 36-28s34 8 36 28" />
    </svg>
  );
}
