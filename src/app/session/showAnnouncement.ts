import { readItem, writeItem } from '@/browser/stored/storage';

const KEY = 'showAnnouncement';

/** Stores in this tab whether the login response requests announcements (SH-04), so that the value survives a reload. */
export const writeShowAnnouncement = (shows: boolean): void => void writeItem('session', KEY, shows ? '1' : '0');

/** Returns true if the login response requested announcements. */
export const readShowAnnouncement = (): boolean => readItem('session', KEY) === '1';
