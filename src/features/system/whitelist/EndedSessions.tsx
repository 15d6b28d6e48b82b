import type { WhiteListCheck } from '@/contract/entities/whitelist';
import { FormattedMessage } from 'react-intl';

import { ConfirmDialog } from '../ConfirmDialog';
import * as styles from '../system.module.css';

/** So many are named; the others are counted. */
const NAMED = 12;

interface EndedSessionsProps {
  readonly outside: WhiteListCheck['outside'];
  readonly isBusy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Who is signed out when the list is saved. */
export function EndedSessions({ outside, ...asked }: EndedSessionsProps) {
  return (
    <ConfirmDialog
      {...asked}
      isDangerous
      title={<FormattedMessage id="system.whitelist.ends" values={{ count: outside.length }} />}
      confirm={<FormattedMessage id="system.whitelist.endThem" />}
    >
      <ul className={styles['rows']}>
        {outside.slice(0, NAMED).map(({ id, name, username, address }) => (
          <li key={`${id} ${address}`} className={styles['line']}>
            {name} <span className={styles['hint']}>{username}</span> <strong>{address}</strong>
          </li>
        ))}
      </ul>
      {outside.length > NAMED && (
        <p className={styles['hint']}>
          <FormattedMessage id="system.more" values={{ count: outside.length - NAMED }} />
        </p>
      )}
    </ConfirmDialog>
  );
}
