import { readItem, writeItem } from './storage';

const KEY = 'alertsPutAway';

/** What one user has put away on one day, YYYY-MM-DD; no name is in it. */
interface PutAway {
  readonly userId: string;
  readonly day: string;
  readonly keys: readonly string[];
}

/** Whose they are, and of which day. */
export type WhoseDay = Omit<PutAway, 'keys'>;

const isPutAway = (value: unknown): value is PutAway =>
  typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);

function parsed(text: string): PutAway | undefined {
  try {
    const kept: unknown = JSON.parse(text);
    return isPutAway(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The alerts that the user has put away today on this device; those of another day or user are not remembered. */
export function readAlertsPutAway({ userId, day }: WhoseDay): readonly string[] {
  const kept = parsed(readItem('local', KEY) ?? '');
  return kept?.userId === userId && kept.day === day ? kept.keys : [];
}

/** Keeps them on this device. */
export const keepAlertsPutAway = (whose: WhoseDay, keys: readonly string[]): boolean =>
  writeItem('local', KEY, JSON.stringify({ ...whose, keys }));
