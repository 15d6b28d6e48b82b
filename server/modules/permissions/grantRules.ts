import type { ApprovableAction, ActionFact } from '../../kernel/approvableAction';
import { createHash } from 'node:crypto';
import { isSettable, isStandard, getGrant, type Overrides } from '@/contract/grants';
import type { Permission, PermissionHolder } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { getOverrides } from '../../security/session/grantMarks';
import { getMarks, lockPermissions } from './grantStore';

interface Change {
  readonly permission: string;
  readonly allowed: boolean | null;
}

const named = (fact: 'given' | 'taken', changes: readonly Change[]): ActionFact[] =>
  changes.length === 0 ? [] : [{ fact, text: [...new Set(changes.map(({ permission }) => permission))].join(', ') }];

/**
 * Describes a permission change to the decider (MI-09). Undefined if it grants nothing: revoking needs no approval. Removing a user's
 * override counts as granting, because it may restore what the role has.
 */
export function buildGrantAction(
  changes: readonly Change[],
  { facts, ...whose }: Pick<ApprovableAction, 'subject' | 'forUserId'> & { readonly facts: readonly ActionFact[] },
): ApprovableAction | undefined {
  const grants = changes.filter(({ allowed }) => allowed !== false);
  const taken = changes.filter(({ allowed }) => allowed === false);
  if (grants.length === 0) return undefined;
  const makesDecider = grants.some(({ permission }) => permission === 'approvals.decide');
  return {
    kind: 'grant',
    ...whose,
    makesDecider,
    facts: [...facts, ...named('given', grants), ...named('taken', taken)],
  };
}

/** Permission that callers cannot revoke from themselves: without it nobody could grant it again. */
const KEY: Permission = 'permissions.manage';

/** Returns a version that changes with any of the settings. */
export const getVersion = (settings: unknown): string =>
  createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 32);

/** Locks permission changes and checks that the caller may still make one. Returns the caller's current overrides. */
export async function lockGrants(context: CallerContext): Promise<Overrides> {
  const { tx, caller } = context;
  await lockPermissions(context);
  // Reads again under the lock: another transaction may have revoked it.
  const now = getOverrides(await getMarks(tx, caller.userId));
  if (!hasGrant(caller, KEY, now)) throw new Refusal('notAllowed');
  return now;
}

/** Returns true if a user has a permission under these overrides, regardless of those at the start of the call. */
export const hasGrant = (user: PermissionHolder, permission: Permission, overrides: Overrides): boolean =>
  getGrant(user, permission, overrides).allowed;

/** Refuses a change that would remove the caller's right to make changes; so the right always remains in the institution (RO-01). */
export function refuseLockOut(caller: PermissionHolder, after: Overrides): void {
  if (!hasGrant(caller, KEY, after)) throw new Refusal('ownPermissions');
}

/** Requested grant or revocation of a role's or a user's permission. */
interface Wish {
  /** Role that it is for, or the user's role. */
  readonly role: PermissionHolder['role'];
  readonly permission: Permission;
  readonly allowed: boolean;
  /** True if the permission is granted without the override: removing it grants nothing new. */
  readonly givenAnyway: boolean;
}

/** Refuses a grant that exceeds the ceiling, is fixed, or comes from a caller without that permission (RO-01). */
export function refuseInvalidGrants(
  { role, permission, allowed, givenAnyway }: Wish,
  has: (permission: Permission) => boolean,
): void {
  if (!isSettable(role, permission) && allowed !== isStandard(role, permission)) throw new Refusal('permissionFixed');
  if (allowed && !givenAnyway && !has(permission)) throw new Refusal('permissionNotHeld');
}

/** Applies changes to overrides; null removes one. */
export function diffGrants(
  before: ReadonlyMap<string, boolean>,
  changes: readonly { readonly permission: string; readonly allowed: boolean | null }[],
): Map<string, boolean> {
  const after = new Map(before);
  for (const { permission, allowed } of changes) {
    if (allowed === null) after.delete(permission);
    else after.set(permission, allowed);
  }
  return after;
}
