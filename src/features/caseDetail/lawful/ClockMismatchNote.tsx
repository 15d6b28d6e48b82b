import { FormattedMessage } from 'react-intl';

import * as styles from './lawful.module.css';

/** Notes that this browser's time zone data differs from the server's. The server's decisions apply either way. */
export const ClockMismatchNote = () => (
  <p className={styles['source']} role="note">
    <FormattedMessage id="lawful.clocksDiffer" />
  </p>
);
