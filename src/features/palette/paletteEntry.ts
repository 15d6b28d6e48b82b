/** The parts of the palette, from the one that is there at once to those that the server answers. */
export const PALETTE_GROUPS = ['recent', 'actions', 'screens', 'general', 'cases', 'people'] as const;

export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** A line of the palette. */
export interface PaletteEntry {
  /** Stable over all occurrences of the entry. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly words: string;
  readonly about?: string | undefined;
  readonly shortcut?: string | undefined;
  /** Text to store for recent entries instead of the label. */
  readonly recentWords?: string;
  /** Destination; an entry without one runs an action. */
  readonly to?: string;
  readonly run?: () => void;
}

/** Normalizes a text for comparison: removes accents, capitals and signs, and puts a space before each word. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Chinese has no spaces between its words. */
const isUnspaced = (part: string): boolean => /\p{Script=Han}/u.test(part);

/** Returns true if every typed word is the beginning of a word of the entry, in any order. 'mar' matches María but not 'llamar'. */
export function matchesEntry({ words, about = '' }: PaletteEntry, typed: string): boolean {
  const plainText = plain(`${words} ${about}`);
  const parts = plain(typed).split(' ').filter(Boolean);
  return parts.every((part) => plainText.includes(isUnspaced(part) ? part : ` ${part}`));
}

/** Groups the entries, in the order of the groups. */
export const groupEntries = (entries: readonly PaletteEntry[]) =>
  PALETTE_GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter(
    (each) => each.entries.length > 0,
  );
