import type { Overrides } from '@/contract/grants';

/** Override mark of sessionStore: scope ('r' role, 'u' user), granted or revoked, and the permission's name. */
const MARK = /^([ru])([+-])(.+)$/;

/** Parses a session's override marks for the role and for the user (RO-01). */
export function getOverrides(marks: readonly string[]): Overrides {
  const ofRole = new Map<string, boolean>();
  const ofUser = new Map<string, boolean>();
  for (const mark of marks) {
    const [, whose, sign, permission] = MARK.exec(mark) ?? [];
    if (permission !== undefined) (whose === 'u' ? ofUser : ofRole).set(permission, sign === '+');
  }
  return { ofRole, ofUser };
}
