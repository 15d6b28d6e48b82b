import { useMsgQueryMsgQuery } from '@/api/msgApi';
import { ANNOUNCEMENT_CUT, PAGE_SIZE_MESSAGES, UNREAD_SHOWN_MAX } from '@/contract/limits';
import { useFetchedFirst } from '@/ui/useFetchedFirst';
import { WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './announcementBar.module.css';
import { cutCount, cutText } from './cutText';
import { useRotation } from './useRotation';

// Opened now and then; it brings antd's Modal and the bridge to its machine.
const loadDialog = async () => ({ default: (await import('./AnnouncementDialog')).AnnouncementDialog });
const AnnouncementDialog = lazy(loadDialog);

/** Unread violation announcements, one after the other (SH-04). Nothing is shown when all are read. */
export function AnnouncementBar() {
  const [opened, setOpened] = useState<Unread>();
  const { isFailed, fetchFirst } = useFetchedFirst();
  const { data, refetch } = useMsgQueryMsgQuery({ page: 1, size: PAGE_SIZE_MESSAGES, status: '0' });
  const unread: Unread = { items: data?.result ?? [], total: data?.totalCount ?? 0 };
  const close = (): void => {
    setOpened(undefined);
    void refetch();
  };
  return (
    <>
      {unread.items.length > 0 && (
        <Turning
          unread={unread}
          isFailed={isFailed}
          onView={() => void fetchFirst(loadDialog, () => setOpened(unread))}
        />
      )}
      {/* Beside the bar, which is gone as soon as the last one is read. */}
      {opened && (
        <Suspense>
          <AnnouncementDialog {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

type Unread = Pick<ComponentProps<typeof AnnouncementDialog>, 'items' | 'total'>;

interface TurningProps {
  readonly unread: Unread;
  /** The dialog could not be fetched. */
  readonly isFailed: boolean;
  readonly onView: () => void;
}

function Turning({ unread: { items, total }, isFailed, onView }: TurningProps) {
  const { formatMessage } = useIntl();
  const { at, hold } = useRotation(items.length);
  return (
    <section className={styles['bar']} aria-label={formatMessage({ id: 'announcement.label' })} {...hold}>
      <WarningFilled aria-hidden />
      <span className={styles['count']} title={formatMessage({ id: 'announcement.unread' }, { count: total })}>
        {cutCount(total, UNREAD_SHOWN_MAX)}
      </span>
      <span className={styles['content']}>{cutText(items[at]?.content ?? '', ANNOUNCEMENT_CUT)}</span>
      <output>{isFailed && formatMessage({ id: 'errors.noServer' })}</output>
      <Button size="small" onClick={onView}>
        {formatMessage({ id: 'announcement.view' })}
      </Button>
    </section>
  );
}
