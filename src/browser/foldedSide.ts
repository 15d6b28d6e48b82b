import { readItem, writeItem } from './storage';

const FOLDED = 'folded';
const OPEN = 'open';

/** What of the side of the screen can be folded: the menu to its icons, today's results to their heading. */
export type SidePart = 'menu' | 'results';

/** Whether it is folded, as chosen on this device; null where nobody has chosen. */
export function readFolded(part: SidePart): boolean | null {
  const kept = readItem('local', part);
  return kept === null ? null : kept === FOLDED;
}

/** Keeps the choice on this device. */
export const keepFolded = (part: SidePart, isFolded: boolean): boolean =>
  writeItem('local', part, isFolded ? FOLDED : OPEN);
