import { createHash } from 'node:crypto';

/** Returns a number from 0 to 99 that is the same for the same key, also after a restart and on another server. */
export const drawnFor = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE() % 100;

/**
 * Chooses the outcome of each request to the simulated channel: cycling through the settings, else in known proportions. The same key
 * always gets the same outcome.
 */
export function fates<Fate extends string>(
  inTurn: readonly Fate[] | undefined,
  drawn: (key: string) => Fate,
): (key: string) => Fate {
  const known = new Map<string, Fate>();
  return (key) => {
    const fate = known.get(key) ?? inTurn?.[known.size % inTurn.length] ?? drawn(key);
    known.set(key, fate);
    return fate;
  };
}
