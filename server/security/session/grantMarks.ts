import type { Overrides } from '@/contract/grants';

/** A mark of sessionStore: whose wish ('r' the role's, 'u' the user's), given or taken, and the permission's name. */
const MARK = /^([ru])([+-])(.+)$/;

/** Reads the marks that come with a session into what was settled for the role and for the user (RO-01). */
export function getOverrides(marks: readonly string[]): Overrides {
  const ofRole = new Map<string, boolean>();
  const ofUser = new Map<string, boolean>();
  for (const mark of marks) {
    const [, whose, sign, permission] = MARK.exec(mark) ?? [];
    if (permission !== undefined) (whose === 'u' ? ofUser : ofRole).set(permission, sign === '+');
  }
  return { ofRole, ofUser };
}
