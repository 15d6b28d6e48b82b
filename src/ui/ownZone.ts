/** The browser's own zone by its IANA name. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
