import type { LoginEffect } from './loginEffects';
import type * as loginEffectsChunk from './loginEffectsChunk';

type EffectsChunk = typeof loginEffectsChunk;

let fetched: EffectsChunk | undefined;

/** Loads the effects that the login needs after its form is rendered. They are a separate chunk so that the form does not wait for them. */
export async function fetchLazyLoginEffects(): Promise<EffectsChunk> {
  fetched = await import('./loginEffectsChunk');
  return fetched;
}

/** Creates an effect of that chunk. It starts when the chunk is loaded, unless its state was left by then. */
export const lazyEffect =
  (name: keyof EffectsChunk['effects']): LoginEffect =>
  async (run) => {
    const { effects } = fetched ?? (await fetchLazyLoginEffects());
    return run.signal.aborted ? undefined : effects[name](run);
  };
