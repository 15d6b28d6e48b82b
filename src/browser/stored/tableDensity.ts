import { readItem, writeItem } from './storage';

const KEY = 'density';

/** Row heights of a list. */
export const DENSITIES = ['compact', 'comfortable'] as const;

/** One of them. */
export type Density = (typeof DENSITIES)[number];

export const isDensity = (text: string | null): text is Density => DENSITIES.some((density) => density === text);

/** Returns the density stored on this device; compact by default. */
export function readDensity(): Density {
  const stored = readItem('local', KEY);
  return isDensity(stored) ? stored : 'compact';
}

/** Stores the choice on this device, for all lists. */
export const storeDensity = (density: Density): boolean => writeItem('local', KEY, density);
