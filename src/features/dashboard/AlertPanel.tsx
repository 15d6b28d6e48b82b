import type { BoardAlerts } from '@/contract/entities/boardAlerts';
import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './alertBell.module.css';
import { type AlertGroup, alertGroups } from './alertGroups';

interface AlertPanelProps {
  readonly shown: BoardAlerts;
  /** How many have been put away. */
  readonly left: number;
  readonly onPutAway: (keys: readonly string[]) => void;
  readonly onShowAgain: () => void;
  /** One of them was followed. */
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

/** The alerts under the bell: each leads to what it is about, and can be put away for today. */
export function AlertPanel({ shown, left, onPutAway, onShowAgain, onGo }: AlertPanelProps) {
  const { formatMessage } = useIntl();
  const groups = alertGroups(shown);
  const follow = ({ target }: { readonly target: EventTarget }): void => {
    if (target instanceof Element && target.closest('a')) onGo();
  };
  return (
    // The links in it are followed by themselves; this closes what they stood in.
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
