import type { LoginEffect } from './loginEffects';
import type * as loginLaterParts from './loginLaterParts';

type LaterParts = typeof loginLaterParts;

let fetched: LaterParts | undefined;

/** What the login needs once its form is drawn: a chunk of its own, so that the form does not wait for it. */
export async function fetchLoginLater(): Promise<LaterParts> {
  fetched = await import('./loginLaterParts');
  return fetched;
}

/** One of the effects in that chunk. It starts at once when the chunk is there; an effect whose state was left meanwhile does not start. */
export const laterEffect =
  (name: keyof LaterParts['laterEffects']): LoginEffect =>
  async (run) => {
    const { laterEffects } = fetched ?? (await fetchLoginLater());
    return run.signal.aborted ? undefined : laterEffects[name](run);
  };
