import { useMsgQueryAnnouncementMsgQuery } from '@/api/endpoints/account/msgApi';
import { useLocale } from '@/i18n/languageContext';
import { NotificationOutlined, PauseOutlined, PlayCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './noticeTicker.module.css';

/** Milliseconds for one character to pass: slow enough to be read. */
const PASS_MS = 220;
const SHORTEST_MS = 12_000;

/** Scrolling notice text (SH-03). It can be stopped, and does not move under the system setting for reduced motion. */
export function NoticeTicker() {
  const { formatMessage } = useIntl();
  const country = useLocale();
  const { data: notices = [] } = useMsgQueryAnnouncementMsgQuery({ country });
  const [isPaused, setPaused] = useState(false);
  const text = notices.map(({ content }) => content).join('　•　');
  if (text === '') return <div className={styles['ticker']} />;
  const animationDuration = `${Math.max(SHORTEST_MS, text.length * PASS_MS)}ms`;
  return (
    <section className={styles['ticker']} aria-label={formatMessage({ id: 'notice.label' })} data-paused={isPaused}>
      <NotificationOutlined aria-hidden />
      <div className={styles['window']} title={text}>
        <span className={styles['text']} style={{ animationDuration }}>
          {text}
        </span>
      </div>
      <Button
        type="text"
        size="small"
        className={styles['pause'] ?? ''}
        aria-label={formatMessage({ id: isPaused ? 'notice.play' : 'notice.pause' })}
        icon={isPaused ? <PlayCircleOutlined /> : <PauseOutlined />}
        onClick={() => setPaused(!isPaused)}
      />
    </section>
  );
}
