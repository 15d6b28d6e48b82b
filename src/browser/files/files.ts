const urls = new Set<string>();

/** Creates an object URL for a picture or file in memory, and registers it so that the end of the session can release it. */
export function openObjectUrl(blob: Blob): string {
  const url = URL.createObjectURL(blob);
  urls.add(url);
  return url;
}

/** Releases one address. */
export function releaseObjectUrl(url: string): void {
  URL.revokeObjectURL(url);
  urls.delete(url);
}

/** Releases every object URL created so far: a picture of the ended session must not stay reachable (LV-08, SE-02). */
export function releaseAllObjectUrls(): void {
  for (const url of urls) releaseObjectUrl(url);
}

/** Files for the elements that display them; each can be taken once. Never in the store, never in the browser's cache (CD-04). */
const files = new Map<number, Blob>();
let last = 0;

/** Stores a file until it is taken. */
export function storeOpenedFile(file: Blob): number {
  last += 1;
  files.set(last, file);
  return last;
}

/** Returns a file and removes it. */
export function takeOpenedFile(handle: number): Blob | undefined {
  const file = files.get(handle);
  files.delete(handle);
  return file;
}

const LONGEST_NAME = 120;

/** Long enough for slow browsers to start reading the blob, in milliseconds. */
const RELEASE_AFTER_MS = 60_000;

/** Returns a file name without folders, control characters and characters that file systems refuse; `fallback` if nothing is left. */
export function toSafeFileName(name: string, fallback = 'download'): string {
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
export function getFileName(disposition: string | null, fallback = 'download'): string {
  const text = disposition ?? '';
  return toSafeFileName(encodedName(text) ?? plainName(text), fallback);
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
  link.download = toSafeFileName(name);
  link.click();
  setTimeout(() => releaseObjectUrl(url), RELEASE_AFTER_MS);
}
