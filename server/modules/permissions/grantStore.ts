import type { Role } from '@/contract/codes/role';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { joinsTo } from '../../database/joinsTo';
import type { Transaction } from '../../database/connect';
import { permissionChange, permissionGrant } from '../../database/tables/grantTables';
import { appUser, institution } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';
import { permissionOverridesSql } from '../../security/session/grantMarkColumn';

/** What a permission is settled for: a role of the institution, or one user. */
export type GrantedTo = { readonly role: Role } | { readonly userId: number };

/** One wish of an institution; null takes the setting away. */
export interface GrantChange {
  readonly to: GrantedTo;
  readonly permission: string;
  readonly allowed: boolean | null;
}

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** One at a time of what settles an institution's permissions: the others wait for the end of this transaction. */
export const takePermissionTurn = async ({ tx, caller }: Context): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`permissions ${caller.institutionId}`}, 0))`);
};

/** What the institution has settled for its roles. */
export const roleGrants = async ({ tx, caller }: Context) => {
  const rows = await tx
    .select({ role: permissionGrant.role, permission: permissionGrant.permission, allowed: permissionGrant.allowed })
    .from(permissionGrant)
    .where(and(eq(permissionGrant.institutionId, caller.institutionId), isNotNull(permissionGrant.role)))
    .orderBy(permissionGrant.role, permissionGrant.permission);
  return rows.flatMap(({ role, ...rest }) => (role === null ? [] : [{ role, ...rest }]));
};

/** How many enabled users of each role there are. */
export const usersByRole = ({ tx, caller }: Context): Promise<{ role: Role; users: number }[]> =>
  tx
    .select({ role: appUser.role, users: sql<number>`count(*)::int` })
    .from(appUser)
    .where(and(eq(appUser.institutionId, caller.institutionId), eq(appUser.enabled, true)))
    .groupBy(appUser.role);

/** How many enabled users of each role have a permission settled for themselves. */
export const ownGrantsByRole = ({ tx, caller }: Context) =>
  tx
    .select({ role: appUser.role, permission: permissionGrant.permission, users: sql<number>`count(*)::int` })
    .from(permissionGrant)
    .innerJoin(appUser, joinsTo(appUser, permissionGrant.userId))
    .where(and(eq(permissionGrant.institutionId, caller.institutionId), eq(appUser.enabled, true)))
    .groupBy(appUser.role, permissionGrant.permission)
    .orderBy(appUser.role, permissionGrant.permission);

/** The marks of one user as they are now, inside the turn (security/permissionOverridesSql). */
export const getMarks = async (tx: Transaction, userId: number): Promise<string[]> => {
  const [row] = await tx
    .select({ grantMarks: permissionOverridesSql })
    .from(appUser)
    // With one table alone the columns of the marks would lose their tables' names.
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .where(eq(appUser.id, userId));
  return row?.grantMarks ?? [];
};

const getKey = (to: GrantedTo) => ('role' in to ? { role: to.role, userId: null } : { role: null, userId: to.userId });

const sameGrant = ({ to, permission }: GrantChange, institutionId: number) =>
  and(
    eq(permissionGrant.institutionId, institutionId),
    'role' in to ? eq(permissionGrant.role, to.role) : eq(permissionGrant.userId, to.userId),
    eq(permissionGrant.permission, permission),
  );

/** Writes changes down: the settings themselves, and who made them. */
export const writeGrants = async (
  { tx, caller, now }: Context & Pick<CallerContext, 'now'>,
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
