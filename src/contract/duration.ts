export const HOUR_MS = 3_600_000;
/** 24 hours: a calendar day of a time zone may have 23 or 25. */
export const DAY_MS = 24 * HOUR_MS;
