import { DisconnectOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import * as styles from './appHeader.module.css';

interface ConnectionStateProps {
  readonly isLineLost: boolean;
  readonly isOffline: boolean;
}

/**
 * State of the connection, in place of a notice for every call: open content can still be read and edited. Always mounted, so that screen
 * readers announce changes.
 */
export function ConnectionState({ isLineLost, isOffline }: ConnectionStateProps) {
  const { formatMessage } = useIntl();
  const words = isOffline ? 'shell.offline' : isLineLost ? 'shell.line.lost' : undefined;
  return (
    <output className={styles['place']} data-offline={isOffline}>
      {words && (
        <span className={styles['state']} title={formatMessage({ id: 'shell.line.lostHint' })}>
          <DisconnectOutlined aria-hidden />
          {formatMessage({ id: words })}
        </span>
      )}
    </output>
  );
}
