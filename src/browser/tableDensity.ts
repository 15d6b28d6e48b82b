import { readItem, writeItem } from './storage';

const KEY = 'density';

/** How close the rows of a list stand. */
export const DENSITIES = ['compact', 'comfortable'] as const;

/** One of them. */
export type Density = (typeof DENSITIES)[number];

/** Whether a text names one. */
export const isDensity = (text: string | null): text is Density => DENSITIES.some((density) => density === text);

/** As chosen on this device; close where nobody has chosen. */
export function readDensity(): Density {
  const kept = readItem('local', KEY);
  return isDensity(kept) ? kept : 'compact';
}

/** Keeps the choice on this device, for all lists. */
export const keepDensity = (density: Density): boolean => writeItem('local', KEY, density);
