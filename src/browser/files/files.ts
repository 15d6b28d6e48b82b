import { openObjectUrl, releaseObjectUrl } from './objectUrls';

const LONGEST_NAME = 120;

/** Long enough for slow browsers to start reading the blob, in milliseconds. */
const RELEASE_AFTER_MS = 60_000;

/** Returns a file name without folders, control characters and characters that file systems refuse; `fallback` if nothing is left. */
export function safeFileName(name: string, fallback = 'download'): string {
  const bare = name.split(/[/\\]/u).at(-1) ?? '';
  const clean = bare
    // oxlint-disable-next-line eslint/no-control-regex -- control characters are what is taken out
    .replaceAll(/[\u0000-\u001F\u007F-\u009F\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, '')
    .replaceAll(/[<>:"|?*]/gu, '_')
    .replace(/^[.\s]+/u, '')
    .trim();
  return clean === '' ? fallback : shorten(clean);
}

function shorten(name: string): string {
  if (name.length <= LONGEST_NAME) return name;
  const ending = /\.[^.]{1,8}$/u.exec(name)?.[0] ?? '';
  return name.slice(0, LONGEST_NAME - ending.length) + ending;
}

/** Returns the safe file name in `content-disposition` (AP-06), with preference for the encoded form `filename*`. */
export function fileNameFrom(disposition: string | null, fallback = 'download'): string {
  const text = disposition ?? '';
  return safeFileName(encodedName(text) ?? plainName(text), fallback);
}

function encodedName(disposition: string): string | null {
  const name = /filename\*\s*=\s*UTF-8'[^']*'([^;]+)/iu.exec(disposition)?.[1];
  try {
    return name === undefined ? null : decodeURIComponent(name.trim());
  } catch {
    return null;
  }
}

function plainName(disposition: string): string {
  const [, quoted, bare] = /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]+))/iu.exec(disposition) ?? [];
  return quoted?.replaceAll(/\\(.)/gu, '$1') ?? bare ?? '';
}

/** Saves a blob on the user's device under a safe form of `name`. */
export function saveFile(blob: Blob, name: string): void {
  const url = openObjectUrl(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(name);
  link.click();
  setTimeout(() => releaseObjectUrl(url), RELEASE_AFTER_MS);
}
