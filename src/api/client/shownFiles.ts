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
