import type { Role } from '@/contract/codes/userCodes';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import type { Transaction } from '../../database/connect';
import { permissionChange, permissionGrant } from '../../database/tables/userTables';
import { appUser, institution } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { permissionOverridesSql } from '../../security/session/grantMarks';

/** Subject of an override: a role of the institution, or one user. */
export type GrantTarget = { readonly role: Role } | { readonly userId: number };

/** Change of an override; null removes it. */
export interface GrantChange {
  readonly to: GrantTarget;
  readonly permission: string;
  readonly allowed: boolean | null;
}

type GrantContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Locks changes of an institution's permissions until the end of the transaction. */
export const lockPermissions = async ({ tx, caller }: GrantContext): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`permissions ${caller.institutionId}`}, 0))`);
};

/** Lists the institution's overrides for roles. */
export const getRoleGrants = async ({ tx, caller }: GrantContext) => {
  const rows = await tx
    .select({ role: permissionGrant.role, permission: permissionGrant.permission, allowed: permissionGrant.allowed })
    .from(permissionGrant)
    .where(and(eq(permissionGrant.institutionId, caller.institutionId), isNotNull(permissionGrant.role)))
    .orderBy(permissionGrant.role, permissionGrant.permission);
  return rows.flatMap(({ role, ...rest }) => (role === null ? [] : [{ role, ...rest }]));
};

/** Counts the enabled users of each role. */
export const countUsersByRole = ({ tx, caller }: GrantContext): Promise<{ role: Role; users: number }[]> =>
  tx
    .select({ role: appUser.role, users: sql<number>`count(*)::int` })
    .from(appUser)
    .where(and(eq(appUser.institutionId, caller.institutionId), eq(appUser.enabled, true)))
    .groupBy(appUser.role);

/** Counts the enabled users of each role that have their own override of a permission. */
export const countOwnGrantsByRole = ({ tx, caller }: GrantContext) =>
  tx
    .select({ role: appUser.role, permission: permissionGrant.permission, users: sql<number>`count(*)::int` })
    .from(permissionGrant)
    .innerJoin(appUser, matchesRow(appUser, permissionGrant.userId))
    .where(and(eq(permissionGrant.institutionId, caller.institutionId), eq(appUser.enabled, true)))
    .groupBy(appUser.role, permissionGrant.permission)
    .orderBy(appUser.role, permissionGrant.permission);

/** Reads the override marks of one user under the lock (security/permissionOverridesSql). */
export const getMarks = async (tx: Transaction, userId: number): Promise<string[]> => {
  const [row] = await tx
    .select({ grantMarks: permissionOverridesSql })
    .from(appUser)
    // The join makes drizzle qualify the columns of the marks with their table.
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .where(eq(appUser.id, userId));
  return row?.grantMarks ?? [];
};

const getKey = (to: GrantTarget) =>
  'role' in to ? { role: to.role, userId: null } : { role: null, userId: to.userId };

const sameGrant = ({ to, permission }: GrantChange, institutionId: number) =>
  and(
    eq(permissionGrant.institutionId, institutionId),
    'role' in to ? eq(permissionGrant.role, to.role) : eq(permissionGrant.userId, to.userId),
    eq(permissionGrant.permission, permission),
  );

/** Writes overrides and their history. */
export const writeGrants = async (
  { tx, caller, now }: GrantContext & Pick<CallerContext, 'now'>,
  changes: readonly GrantChange[],
): Promise<void> => {
  const { institutionId, userId: actorId } = caller;
  for (const change of changes) {
    const { to, permission, allowed } = change;
    await tx.delete(permissionGrant).where(sameGrant(change, institutionId));
    if (allowed !== null) {
      await tx.insert(permissionGrant).values({ institutionId, permission, allowed, ...getKey(to) });
    }
    await tx
      .insert(permissionChange)
      .values({ institutionId, actorId, permission, allowed, createdAt: now, ...getKey(to) });
  }
};
