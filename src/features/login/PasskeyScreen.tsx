import { useIntl } from 'react-intl';

import * as styles from './faceCheck.module.css';
import { LoginTitle } from './LoginTitle';
import type { PathsUnder } from './loginFields';
import * as parts from './loginParts.module.css';

interface PasskeyScreenProps {
  readonly place: PathsUnder<'passkey'>;
  readonly onBack: () => void;
}

/** Shown while the browser requests a passkey, and while the server verifies it. */
export function PasskeyScreen({ place, onBack }: PasskeyScreenProps) {
  const { formatMessage } = useIntl();
  const isVerifying = place === 'passkey.verifying';
  return (
    <section className={styles['step']} aria-label={formatMessage({ id: 'login.passkey' })}>
      <LoginTitle id="login.passkey" />
      <output className={styles['status']}>
        {formatMessage({ id: isVerifying ? 'login.factor.verifying' : 'login.factor.passkey.waiting' })}
      </output>
      {!isVerifying && (
        <div className={parts['actions']}>
          <button type="button" className={parts['secondary']} onClick={onBack}>
            {formatMessage({ id: 'login.face.back' })}
          </button>
        </div>
      )}
    </section>
  );
}
