import { parse } from 'bowser';

/** Most characters that are kept of what a browser says of itself; real ones stay below. */
const KEPT_MAX = 400;
const NOT_PRINTED = /[^\x20-\x7E]+/gu;

/** What is kept of a User-Agent header: its beginning, printable characters only; null where there is none. */
export const keptUserAgent = (header: string | undefined): string | null =>
  (header ?? '').slice(0, KEPT_MAX).replace(NOT_PRINTED, '').trim() || null;

/** A browser and its system in words that people know; null where it says nothing that is known. */
export interface NamedBrowser {
  readonly browser: string | null;
  readonly system: string | null;
}

/** 'Chrome 156' and 'Windows': of the version its first number, which is what browsers still tell. */
export const namedBrowser = (userAgent: string | null): NamedBrowser => {
  if (userAgent === null) return { browser: null, system: null };
  const { browser, os } = parse(userAgent);
  const major = /^\d+/u.exec(browser.version ?? '')?.[0];
  const named = [browser.name, major].filter(Boolean).join(' ');
  return { browser: named || null, system: os.name ?? null };
};
