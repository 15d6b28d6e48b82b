import { readItem, writeItem } from './storage';

const RECENT = 'recent';

/**
 * A choice made in the palette: its id, and for entries that are not always available the label and address. Contains no borrower's name.
 */
export interface RecentChoice {
  readonly id: string;
  readonly words: string;
  readonly to: string | null;
}

function isChoice(value: unknown): value is RecentChoice {
  if (typeof value !== 'object' || value === null) return false;
  const { id, words, to }: { id?: unknown; words?: unknown; to?: unknown } = value;
  return typeof id === 'string' && typeof words === 'string' && (to === null || typeof to === 'string');
}

function parsed(text: string): readonly RecentChoice[] {
  try {
    const stored: unknown = JSON.parse(text);
    return Array.isArray(stored) ? stored.filter(isChoice) : [];
  } catch {
    return [];
  }
}

/** The latest choices of this tab's session, newest first; cleared with the session. */
export const readRecent = (): readonly RecentChoice[] => parsed(readItem('session', RECENT) ?? '[]');

/** Puts a choice before the others and limits the list to `most` entries. */
export const addRecent = (choice: RecentChoice, most: number): boolean =>
  writeItem(
    'session',
    RECENT,
    JSON.stringify([choice, ...readRecent().filter(({ id }) => id !== choice.id)].slice(0, most)),
  );
