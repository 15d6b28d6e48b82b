import { parse } from 'bowser';

/** Maximum number of stored characters of a User-Agent; real ones are shorter. */
const KEPT_MAX = 400;
const NOT_PRINTED = /[^\x20-\x7E]+/gu;

/** Returns the stored form of a User-Agent header: its beginning, printable characters only; null without one. */
export const shortenUserAgent = (header: string | undefined): string | null =>
  (header ?? '').slice(0, KEPT_MAX).replace(NOT_PRINTED, '').trim() || null;

/** Display names of a browser and its system; null if unknown. */
export interface BrowserName {
  readonly browser: string | null;
  readonly system: string | null;
}

/** Examples: 'Chrome 156' and 'Windows'; only the major version, because browsers report no more. */
export const parseUserAgent = (userAgent: string | null): BrowserName => {
  if (userAgent === null) return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  const major = /^\d+/u.exec(browser.version ?? '')?.[0];
  const named = [browser.name, major].filter(Boolean).join(' ');
  return { browser: named || null, system: os.name ?? null };
};
