import { useMsgQueryMsgQuery } from '@/api/endpoints/account/msgApi';
import { REDUCED_MOTION } from '@/browser/page/createMediaQuery';
import { NOTICE_ROTATION_MS } from '@/contract/limits';
import { useLocale } from '@/i18n/languageContext';
import { AnnouncementLine } from '@/ui/announcement/AnnouncementLine';
import { MissingPartNotice } from '@/ui/feedback/MissingPartNotice';
import { useLoadBeforeOpen } from '@/ui/screen/useLoadBeforeOpen';
import { useMedia } from '@/ui/screen/useMedia';
import { Button } from 'antd';
import { useEffect, useState, type ComponentProps, lazy, Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './appHeader.module.css';
import { UNREAD_QUERY } from './prefetchShell';

/**
 * Returns the index of the visible item and advances every ten seconds (§9). Pauses under the pointer or the focus, and under the system
 * setting for reduced motion.
 */
function useRotation(count: number) {
  const [turn, setTurn] = useState(0);
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isCalm = useMedia(REDUCED_MOTION);
  const isHeld = isPointed || isFocused || isCalm;
  useEffect(() => {
    if (isHeld || count < 2) return undefined;
    const timer = setInterval(() => setTurn((now) => now + 1), NOTICE_ROTATION_MS);
    return () => clearInterval(timer);
  }, [isHeld, count]);
  return {
    at: count === 0 ? 0 : turn % count,
    hold: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}

// Rarely opened; loads antd's Modal and the bridge to its machine.
const loadDialog = async () => ({ default: (await import('./AnnouncementDialog')).AnnouncementDialog });
const AnnouncementDialog = lazy(loadDialog);

/** Unread violation announcements, one after the other (SH-04). Nothing is shown when all are read. */
export function AnnouncementBar() {
  const [opened, setOpened] = useState<Unread>();
  const { isFailed, loadThenOpen } = useLoadBeforeOpen();
  const { data, refetch } = useMsgQueryMsgQuery(UNREAD_QUERY);
  useAskedInLanguage(refetch);
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
          onView={() => void loadThenOpen(loadDialog, () => setOpened(unread))}
        />
      )}
      {/* Rendered next to the bar, which is unmounted when the last announcement is read. */}
      {opened && (
        <Suspense>
          <AnnouncementDialog {...opened} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** The server responds in the language of the screen, so another language requires other texts (SY-02). */
function useAskedInLanguage(refetch: () => unknown): void {
  const language = useLocale();
  const requested = useRef(language);
  useEffect(() => {
    if (requested.current === language) return;
    requested.current = language;
    refetch();
  }, [language, refetch]);
}

type Unread = Pick<ComponentProps<typeof AnnouncementDialog>, 'items' | 'total'>;

interface TurningProps {
  readonly unread: Unread;
  /** The dialog could not be loaded. */
  readonly isFailed: boolean;
  readonly onView: () => void;
}

function Turning({ unread: { items, total }, isFailed, onView }: TurningProps) {
  const { formatMessage } = useIntl();
  const { at, hold } = useRotation(items.length);
  return (
    <section
      data-announcement
      className={styles['announcement']}
      aria-label={formatMessage({ id: 'announcement.label' })}
      {...hold}
    >
      <AnnouncementLine unread={total} content={items[at]?.content ?? ''}>
        <output>{isFailed && <MissingPartNotice />}</output>
        <Button type="link" size="small" onClick={onView}>
          {formatMessage({ id: 'announcement.view' })}
        </Button>
      </AnnouncementLine>
    </section>
  );
}
