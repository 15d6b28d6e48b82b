import { useMsgQueryMsgQuery } from '@/api/msgApi';
import { ANNOUNCEMENT_CUT, PAGE_SIZE_MESSAGES, UNREAD_SHOWN_MAX } from '@/contract/limits';
import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './announcementBar.module.css';
import { cutCount, cutText } from './cutText';
import { useRotation } from './useRotation';

// Opened now and then; it brings antd's Modal and the bridge to its machine.
const AnnouncementDialog = lazy(async () => ({ default: (await import('./AnnouncementDialog')).AnnouncementDialog }));

/** Unread violation announcements, one after the other (SH-04). Nothing is shown when all are read. */
export function AnnouncementBar() {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const { data, refetch } = useMsgQueryMsgQuery({ page: 1, size: PAGE_SIZE_MESSAGES, status: '0' });
  const items = data?.result ?? [];
  const total = data?.totalCount ?? 0;
  const { at, hold } = useRotation(items.length);
  const shown = items[at];
  if (!shown) return null;
  const close = (): void => {
    setOpen(false);
    void refetch();
  };
  return (
    <section className={styles['bar']} aria-label={formatMessage({ id: 'announcement.label' })} {...hold}>
      <WarningFilled aria-hidden />
      <span className={styles['count']} title={formatMessage({ id: 'announcement.unread' }, { count: total })}>
        {cutCount(total, UNREAD_SHOWN_MAX)}
      </span>
      <span className={styles['content']}>{cutText(shown.content, ANNOUNCEMENT_CUT)}</span>
      <Button size="small" onClick={() => setOpen(true)}>
        {formatMessage({ id: 'announcement.view' })}
      </Button>
      {isOpen && (
        <Suspense>
          <AnnouncementDialog items={items} total={total} onClose={close} />
        </Suspense>
      )}
    </section>
  );
}
