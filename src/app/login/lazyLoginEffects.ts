import type { LoginEffect } from './loginEffects';
import type * as loginEffectsChunk from './loginEffectsChunk';

type EffectsChunk = typeof loginEffectsChunk;

let fetched: EffectsChunk | undefined;

/** What the login needs once its form is drawn: a chunk of its own, so that the form does not wait for it. */
export async function fetchLazyLoginEffects(): Promise<EffectsChunk> {
  fetched = await import('./loginEffectsChunk');
  return fetched;
}

/** One of the effects in that chunk. It starts at once when the chunk is there; an effect whose state was left meanwhile does not start. */
export const lazyEffect =
  (name: keyof EffectsChunk['effects']): LoginEffect =>
  async (run) => {
    const { effects } = fetched ?? (await fetchLazyLoginEffects());
    return run.signal.aborted ? undefined : effects[name](run);
  };
