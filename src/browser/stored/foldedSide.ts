import { readItem, writeItem } from './storage';

const FOLDED = 'folded';
const OPEN = 'open';

/** Collapsible part at the side of the screen: the menu collapses to its icons, today's results to their heading. */
export type CollapsiblePart = 'menu' | 'results';

/** Returns the choice stored on this device, or null if there is none. */
export function readCollapsed(part: CollapsiblePart): boolean | null {
  const stored = readItem('local', part);
  return stored === null ? null : stored === FOLDED;
}

/** Stores the choice on this device. */
export const storeCollapsed = (part: CollapsiblePart, isFolded: boolean): boolean =>
  writeItem('local', part, isFolded ? FOLDED : OPEN);
