import { useIntl } from 'react-intl';

import * as styles from './faceCheck.module.css';
import type { PlaceIn } from './loginPlace';

interface FaceCheckStatusProps {
  readonly place: PlaceIn<'camera'>;
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
export function FaceCheckStatus({ place, seconds }: FaceCheckStatusProps) {
  const { formatMessage } = useIntl();
  const words = place === 'camera.error' ? '' : formatMessage({ id: WORDS[place] });
  return (
    <div className={styles['status']}>
      <output>{words}</output>
      {seconds !== null && <div aria-hidden>{formatMessage({ id: 'login.face.countdown' }, { seconds })}</div>}
    </div>
  );
}
