/** Unmasked values for the elements that display them; each can be taken once (CD-12). Never in the store. */
const values = new Map<number, string | null>();
let last = 0;

/** Stores a value until it is taken. */
export function storeRevealed(value: string | null): number {
  last += 1;
  values.set(last, value);
  return last;
}

/** Returns a value and removes it. */
export function takeRevealed(handle: number): string | null {
  const value = values.get(handle) ?? null;
  values.delete(handle);
  return value;
}
