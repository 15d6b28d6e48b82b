import type { User } from '@/contract/entities/users/user';

import { readItem } from '../stored/storage';

/** Storage key of the signed-in user in this tab. */
export const USER = 'user';

function isUser(value: unknown): value is User {
  if (typeof value !== 'object' || value === null) return false;
  const { id, name, role }: { id?: unknown; name?: unknown; role?: unknown } = value;
  return [id, name, role].every((each) => typeof each === 'string' || typeof each === 'number');
}

/** The user that this tab is signed in as, or null when there is none that can be read. */
export function readUser(): User | null {
  try {
    const user: unknown = JSON.parse(readItem('session', USER) ?? 'null');
    return isUser(user) ? user : null;
  } catch {
    return null;
  }
}
