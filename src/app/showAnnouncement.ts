import { readItem, writeItem } from '@/browser/storage';

const KEY = 'showAnnouncement';

/** Keeps for this tab whether the login response asked for announcements (SH-04), so that a reload still knows. */
export const writeShowAnnouncement = (shows: boolean): void => void writeItem('session', KEY, shows ? '1' : '0');

/** Whether the login response asked for announcements. */
export const readShowAnnouncement = (): boolean => readItem('session', KEY) === '1';
