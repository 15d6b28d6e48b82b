import type { LoginMessage } from '@/machines/loginModel';
import { useIntl } from 'react-intl';

import * as styles from './loginParts.module.css';
import type { PathsUnder } from './loginFields';

/** State of the face check, and callbacks for the user's actions. */
export interface FaceCheckWays {
  readonly place: PathsUnder<'camera'>;
  readonly onStart: () => void;
  readonly onCapture: () => void;
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

interface FaceCheckActionsProps extends FaceCheckWays {
  readonly message: LoginMessage | null;
  /** The camera's picture is on the screen. */
  readonly ready: boolean;
}

/** The way on from each place (LV-05), and the way back from all of them. */
export function FaceCheckActions({
  place,
  message,
  ready,
  onStart,
  onCapture,
  onRetry,
  onBack,
}: FaceCheckActionsProps) {
  const { formatMessage } = useIntl();
  const again = message === 'cam.draw' ? 'login.face.refresh' : 'login.face.retry';
  const way = {
    'camera.intro': { id: 'login.face.start', act: onStart },
    'camera.requesting': null,
    'camera.preview': { id: 'login.face.capture', act: onCapture },
    'camera.drawing': null,
    'camera.verifying': null,
    'camera.error': { id: again, act: onRetry },
  } as const;
  const next = way[place];
  return (
    <div className={styles['actions']}>
      <button type="button" className={styles['secondary']} onClick={onBack}>
        {formatMessage({ id: 'login.face.back' })}
      </button>
      {next && (
        <button
          type="button"
          className={styles['primary']}
          disabled={place === 'camera.preview' && !ready}
          onClick={next.act}
        >
          {formatMessage({ id: next.id })}
        </button>
      )}
    </div>
  );
}
