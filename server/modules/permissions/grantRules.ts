import { createHash } from 'node:crypto';
import { isSettable, isStandard, getGrant, type Overrides } from '@/contract/grants';
import type { Permission, Permitted } from '@/contract/permissions';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { getOverrides } from '../../security/session/grantMarks';
import { getMarks, takePermissionTurn } from './grantStore';

/** The right that nobody loses by their own doing: without it nobody could give it back. */
const KEY: Permission = 'permissions.manage';

/** A version of settings: another one whenever anything of them is another. */
export const getVersion = (settings: unknown): string =>
  createHash('sha256').update(JSON.stringify(settings)).digest('hex').slice(0, 32);

/** Begins a change of permissions: nobody else's meanwhile, and the caller may still make one. Gives what is settled for the caller now. */
export async function beginChange(context: CallerContext): Promise<Overrides> {
  const { tx, caller } = context;
  await takePermissionTurn(context);
  // Read again: whoever held the turn before may have taken it away.
  const now = getOverrides(await getMarks(tx, caller.userId));
  if (!holds(caller, KEY, now)) throw new Refusal('notAllowed');
  return now;
}

/** Whether somebody has a permission under these settings, whatever was in force at the beginning of the call. */
export const holds = (user: Permitted, permission: Permission, overrides: Overrides): boolean =>
  getGrant(user, permission, overrides).allowed;

/** Refuses a change that would leave the caller without the right to make the next: with the caller's it stays in the institution (RO-01). */
export function refuseLockOut(caller: Permitted, after: Overrides): void {
  if (!holds(caller, KEY, after)) throw new Refusal('ownPermissions');
}

/** A wish that a role's or a user's permission be given or taken. */
export interface Wish {
  /** The role that it is for, or the user's. */
  readonly role: Permitted['role'];
  readonly permission: Permission;
  readonly allowed: boolean;
  /** It is so without the wish: taking the wish back gives nothing away. */
  readonly givenAnyway: boolean;
}

/** Refuses what is above a ceiling, fixed, or given by somebody who does not have it (RO-01). */
export function refuseUnfit(
  { role, permission, allowed, givenAnyway }: Wish,
  has: (permission: Permission) => boolean,
): void {
  if (!isSettable(role, permission) && allowed !== isStandard(role, permission)) throw new Refusal('permissionFixed');
  if (allowed && !givenAnyway && !has(permission)) throw new Refusal('permissionNotHeld');
}

/** Settings with changes made to them; null takes one away. */
export function changed(
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
