import { useIntl } from 'react-intl';

import * as styles from './loginParts.module.css';
import type { LoginPlace } from './loginPlace';

const getWords = (place: LoginPlace) => {
  if (place === 'submitting.key') return 'login.submitting.key';
  return place === 'submitting.posting' ? 'login.submitting.posting' : 'login.submit';
};

/** Login button that shows the progress of the attempt. It stays focusable while busy, so that the focus is not lost. */
export function SubmitButton({ place }: { readonly place: LoginPlace }) {
  const { formatMessage } = useIntl();
  const id = getWords(place);
  const busy = id !== 'login.submit';
  return (
    <>
      <button type="submit" className={`${styles['primary']} ${styles['wide']}`} aria-disabled={busy} aria-busy={busy}>
        {busy && <span className={styles['spinner']} />}
        {formatMessage({ id })}
      </button>
      <output className={styles['onlyHeard']}>{busy && formatMessage({ id })}</output>
    </>
  );
}
