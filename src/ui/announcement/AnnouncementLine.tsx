import { ANNOUNCEMENT_CUT, UNREAD_DISPLAY_MAX } from '@/contract/limits';
import { WarningOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as styles from './announcementLine.module.css';

/** Truncates a text to a number of characters, with an ellipsis. Never splits a character. */
export function truncateText(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length > most ? `${characters.slice(0, most).join('')}…` : text;
}

/** An unread count, which reads '99+' above 99 (§2). */
export const truncateCount = (count: number, most: number): string => (count > most ? `${most}+` : String(count));

interface AnnouncementLineProps {
  readonly unread: number;
  readonly content: string;
  /** Actions for the announcement. */
  readonly children?: ReactNode;
}

/** An announcement as the bar shows it: the unread count and the content, cut to 50 characters (SH-04). */
export function AnnouncementLine({ unread, content, children }: AnnouncementLineProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['bar']}>
      <WarningOutlined aria-hidden />
      <span className={styles['count']} title={formatMessage({ id: 'announcement.unread' }, { count: unread })}>
        {truncateCount(unread, UNREAD_DISPLAY_MAX)}
      </span>
      <span className={styles['content']}>{truncateText(content, ANNOUNCEMENT_CUT)}</span>
      {children}
    </div>
  );
}
