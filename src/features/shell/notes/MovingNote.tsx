import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from './movingNote.module.css';

/** Says that the institution moves to another cell, and that only changes have to wait (docs/operations.md). */
export const MovingNote = () => (
  <Alert
    banner
    type="info"
    showIcon
    title={<FormattedMessage id="sessions.moving" />}
    className={styles['note'] ?? ''}
  />
);
