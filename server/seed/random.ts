/** Random generator with the same sequence for the same seed, so that synthetic data is reproducible. */
export interface Random {
  /** Returns a number from 0 up to but not including 1. */
  readonly next: () => number;
  /** Returns a whole number between two, both inclusive. */
  readonly int: (least: number, most: number) => number;
  readonly chance: (probability: number) => boolean;
  readonly pick: <Item>(items: readonly [Item, ...Item[]]) => Item;
  /** Returns a random key with a probability proportional to its weight. */
  readonly weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => Key;
  readonly digits: (length: number) => string;
}

/** Mulberry32: short, and sufficient for names and dates. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function weightedBy(next: () => number): Random['weighted'] {
  return <Key extends string>(weights: Readonly<Record<Key, number>>): Key => {
    const isKey = (name: string): name is Key => Object.hasOwn(weights, name);
    const keys = Object.keys(weights).filter(isKey);
    let left = next() * keys.reduce((sum, key) => sum + weights[key], 0);
    const found = keys.find((key) => (left -= weights[key]) < 0) ?? keys.at(-1);
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  };
}

/** Begins a sequence of chance. */
export function createRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (least: number, most: number): number => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
    weighted: weightedBy(next),
    digits: (length) => Array.from({ length }, () => int(0, 9)).join(''),
  };
}
