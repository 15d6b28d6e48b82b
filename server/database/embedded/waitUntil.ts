import { setTimeout as wait } from 'node:timers/promises';

/** Waits for a condition up to a timeout; returns true if it was met. */
export const waitUntil = async (condition: () => boolean, milliseconds: number): Promise<boolean> => {
  const end = performance.now() + milliseconds;
  while (!condition()) {
    if (performance.now() > end) return false;
    await wait(20);
  }
  return true;
};
