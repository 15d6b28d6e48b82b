import { DisconnectOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import * as styles from './connectionState.module.css';

interface ConnectionStateProps {
  readonly isLineLost: boolean;
  readonly isOffline: boolean;
}

/** One calm word on the connection, in place of a notice for every call: what is open can be read and typed on. Always there, so that screen readers hear what enters it. */
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
