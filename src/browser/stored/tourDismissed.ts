import { readItem, writeItem } from './storage';

const getKey = (userId: string): string => `tourDismissed.${userId}`;

/** Returns true if the user has dismissed the card of things to try on this device. */
export const isTourDismissed = (userId: string): boolean => readItem('local', getKey(userId)) !== null;

/** Stores on this device that a user has dismissed the card. */
export const storeTourDismissed = (userId: string): boolean => writeItem('local', getKey(userId), 'yes');
