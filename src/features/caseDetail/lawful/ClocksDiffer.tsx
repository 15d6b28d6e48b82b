import { FormattedMessage } from 'react-intl';

import * as styles from './lawful.module.css';

/** That this browser's time zone data is not the server's, quietly: what the server decides holds either way. */
export const ClocksDiffer = () => (
  <p className={styles['source']} role="note">
    <FormattedMessage id="lawful.clocksDiffer" />
  </p>
);
