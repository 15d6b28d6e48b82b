/** The two storages of a page: `session` ends with the tab, `local` stays on the device. */
export type StorageArea = 'session' | 'local';

const getStorage = (area: StorageArea): Storage => (area === 'session' ? sessionStorage : localStorage);

/** Blocked or full storage throws on every access; the app then continues without it instead of showing a blank page. */
function attempt<Result>(access: () => Result, otherwise: Result): Result {
  try {
    return access();
  } catch {
    return otherwise;
  }
}

/** Returns true if the browser permits storage for this address. Blocked site data throws on each access; a full storage does not. */
export const isStorageAllowed = (): boolean =>
  navigator.cookieEnabled && attempt(() => getStorage('session').length >= 0, false);

/** Returns the text stored under `key`, or null if there is none or storage is blocked. */
export const readItem = (area: StorageArea, key: string): string | null =>
  attempt(() => getStorage(area).getItem(key), null);

/** Stores `text` under `key`; returns false if storage is blocked or full. */
export const writeItem = (area: StorageArea, key: string, text: string): boolean =>
  attempt(() => {
    getStorage(area).setItem(key, text);
    return true;
  }, false);

/** Removes the item stored under `key`. */
export const removeItem = (area: StorageArea, key: string): void =>
  attempt(() => getStorage(area).removeItem(key), undefined);

/** Clears a storage. */
export const clearArea = (area: StorageArea): void => attempt(() => getStorage(area).clear(), undefined);
