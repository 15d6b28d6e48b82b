/** The browser's own zone by its IANA name. */
export const getBrowserTimeZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
