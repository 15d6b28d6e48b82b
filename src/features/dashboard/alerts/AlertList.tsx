import { WarningFilled } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import { groupAlerts } from './groupAlerts';
import * as styles from './alerts.module.css';
import { useAlerts } from './useAlerts';

/** Alerts for a leader, by the limits of the institution. Renders nothing if there are none (DB-01). */
export function AlertList() {
  const { formatMessage } = useIntl();
  const { data } = useAlerts();
  const groups = data ? groupAlerts(data) : [];
  return (
    <section aria-label={formatMessage({ id: 'board.alerts' })} aria-live="polite" hidden={groups.length === 0}>
      {groups.length > 0 && (
        <div className={styles['alerts']}>
          <WarningFilled aria-hidden className={styles['sign'] ?? ''} />
          <ul className={styles['alertLinks']}>
            {groups.map(({ kind, body }) => (
              <li key={kind}>{body}</li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
