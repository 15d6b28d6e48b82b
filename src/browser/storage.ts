/** The two storages of a page: `session` ends with the tab, `local` stays on the device. */
export type StorageArea = 'session' | 'local';

const getStorage = (area: StorageArea): Storage => (area === 'session' ? sessionStorage : localStorage);

/** Blocked or full storage throws on every access; the app then works on without memory instead of staying blank. */
function attempt<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access();
  } catch {
    return otherwise;
  }
}

/** Whether the browser lets this address store anything. Blocked site data throws on each access; a full storage does not. */
export const isStorageAllowed = (): boolean =>
  navigator.cookieEnabled && attempt(() => getStorage('session').length >= 0, false);

/** The text kept under `key`, or null when there is none or storage is blocked. */
export const readItem = (area: StorageArea, key: string): string | null =>
  attempt(() => getStorage(area).getItem(key), null);

/** Keeps `text` under `key`; false when storage is blocked or full. */
export const writeItem = (area: StorageArea, key: string, text: string): boolean =>
  attempt(() => {
    getStorage(area).setItem(key, text);
    return true;
  }, false);

/** Forgets what is kept under `key`. */
export const removeItem = (area: StorageArea, key: string): void =>
  attempt(() => getStorage(area).removeItem(key), undefined);

/** Forgets everything of one storage. */
export const clearArea = (area: StorageArea): void => attempt(() => getStorage(area).clear(), undefined);
