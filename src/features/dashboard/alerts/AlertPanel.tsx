import type { BoardAlerts } from '@/contract/entities/management/boardAlerts';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './alerts.module.css';
import { type AlertGroup, groupAlerts } from './groupAlerts';

interface AlertPanelProps {
  readonly shown: BoardAlerts;
  /** Number of dismissed alerts. */
  readonly left: number;
  readonly onPutAway: (keys: readonly string[]) => void;
  readonly onShowAgain: () => void;
  /** Runs when an alert's link was opened. */
  readonly onGo: () => void;
}

interface LineProps extends Pick<AlertPanelProps, 'onPutAway'> {
  readonly group: AlertGroup;
}

function Line({ group: { kind, keys, body }, onPutAway }: LineProps) {
  const words = useIntl().formatMessage({ id: `board.alert.away.${kind}` });
  return (
    <li className={styles['line']}>
      <div className={styles['body']}>{body}</div>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={words}
        title={words}
        onClick={() => onPutAway(keys)}
      />
    </li>
  );
}

/** Alerts under the bell: each links to its subject, and can be dismissed for today. */
export function AlertPanel({ shown, left, onPutAway, onShowAgain, onGo }: AlertPanelProps) {
  const { formatMessage } = useIntl();
  const groups = groupAlerts(shown);
  const follow = ({ target }: { readonly target: EventTarget }): void => {
    if (target instanceof Element && target.closest('a')) onGo();
  };
  return (
    // The links handle the navigation; this handler closes the panel that contains them.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions, jsx-a11y/no-noninteractive-element-interactions
    <section
      className={styles['panel']}
      tabIndex={-1}
      aria-label={formatMessage({ id: 'board.alerts' })}
      onClick={follow}
    >
      {groups.length === 0 ? (
        <p className={styles['calm']}>
          <FormattedMessage id="board.alerts.none" />
        </p>
      ) : (
        <ul className={styles['list']}>
          {groups.map((group) => (
            <Line key={group.kind} group={group} onPutAway={onPutAway} />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button type="link" size="small" onClick={onShowAgain}>
          <FormattedMessage id="board.alerts.again" values={{ count: left }} />
        </Button>
      )}
    </section>
  );
}
