import { readItem, writeItem } from './storage';

const KEY = 'alertsPutAway';

/** Alerts that one user dismissed on one day (YYYY-MM-DD). Contains no name. */
interface PutAway {
  readonly userId: string;
  readonly day: string;
  readonly keys: readonly string[];
}

/** User and day of the dismissed alerts. */
export type UserDay = Omit<PutAway, 'keys'>;

const isPutAway = (value: unknown): value is PutAway =>
  typeof value === 'object' && value !== null && 'keys' in value && Array.isArray(value.keys);

function parsed(text: string): PutAway | undefined {
  try {
    const stored: unknown = JSON.parse(text);
    return isPutAway(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the alerts dismissed today on this device; those of another day or user are dropped. */
export function readAlertsPutAway({ userId, day }: UserDay): readonly string[] {
  const stored = parsed(readItem('local', KEY) ?? '');
  return stored?.userId === userId && stored.day === day ? stored.keys : [];
}

/** Stores the dismissed alerts on this device. */
export const storeDismissedAlerts = (whose: UserDay, keys: readonly string[]): boolean =>
  writeItem('local', KEY, JSON.stringify({ ...whose, keys }));
