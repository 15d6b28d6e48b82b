/** The parts of the palette, from the one that is there at once to those that the server answers. */
export const PALETTE_GROUPS = ['recent', 'actions', 'screens', 'general', 'cases', 'people'] as const;

export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

/** A line of the palette. */
export interface PaletteEntry {
  /** The same whenever it comes again. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly words: string;
  readonly about?: string | undefined;
  readonly shortcut?: string | undefined;
  /** What is remembered of it in place of its words. */
  readonly recentWords?: string;
  /** Where it leads; otherwise it does something here. */
  readonly to?: string;
  readonly run?: () => void;
}

/** As it is compared: without accents, capitals and signs; each word after a space. */
const plain = (text: string): string =>
  ` ${text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`;

/** Chinese has no spaces between its words. */
const isUnspaced = (part: string): boolean => /\p{Script=Han}/u.test(part);

/** Whether everything that was typed begins a word of the line, in any order: 'mar' means María and is no way to 'llamar'. */
export function fits({ words, about = '' }: PaletteEntry, typed: string): boolean {
  const said = plain(`${words} ${about}`);
  const parts = plain(typed).split(' ').filter(Boolean);
  return parts.every((part) => said.includes(isUnspaced(part) ? part : ` ${part}`));
}

/** Those of the same group stand together, in the order of the groups. */
export const grouped = (entries: readonly PaletteEntry[]) =>
  PALETTE_GROUPS.map((group) => ({ group, entries: entries.filter((entry) => entry.group === group) })).filter(
    (each) => each.entries.length > 0,
  );
