import { createHash } from 'node:crypto';

/** A number from 0 to 99 that is the same for the same key, also after a restart and on another server. */
export const drawnFor = (key: string): number => createHash('sha256').update(key).digest().readUInt32BE() % 100;

/** How each thing that is asked of the simulated channel goes: as the settings say in turn, else by known proportions; always the same for the same key. */
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
