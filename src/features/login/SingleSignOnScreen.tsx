import { useIntl } from 'react-intl';

import * as styles from './faceCheck.module.css';
import { LoginTitle } from './LoginTitle';
import type { PathsUnder } from './loginFields';
import * as parts from './loginParts.module.css';

interface SingleSignOnScreenProps {
  readonly place: PathsUnder<'singleSignOn'>;
  readonly onBack: () => void;
}

/** Shown while the browser goes to the company's sign-in, and while its answer is checked. */
export function SingleSignOnScreen({ place, onBack }: SingleSignOnScreenProps) {
  const { formatMessage } = useIntl();
  const isReturning = place === 'singleSignOn.returning';
  return (
    <section className={styles['step']} aria-label={formatMessage({ id: 'login.sso.title' })}>
      <LoginTitle id="login.sso.title" />
      <output className={styles['status']}>
        {formatMessage({ id: isReturning ? 'login.sso.returning' : 'login.sso.leaving' })}
      </output>
      {!isReturning && (
        <div className={parts['actions']}>
          <button type="button" className={parts['secondary']} onClick={onBack}>
            {formatMessage({ id: 'login.face.back' })}
          </button>
        </div>
      )}
    </section>
  );
}
