import { sql } from 'drizzle-orm';
import { matchesRow } from '../../database/matchesRow';
import { permissionGrant } from '../../database/tables/userTables';
import { appUser } from '../../database/tables/organizationTables';
import type { Overrides } from '@/contract/grants';

const markSql = (whose: 'r' | 'u') =>
  sql`${sql.raw(`'${whose}'`)} || case when ${permissionGrant.allowed} then '+' else '-' end || ${permissionGrant.permission}`;

/**
 * Permission overrides of the institution, selected in the same query as the user (RO-01; read by security/grants). Examples: 'r+name'
 * for the user's role, 'u-name' for the user. Plus grants, minus revokes.
 */
export const permissionOverridesSql = sql<string[]>`array(
  select ${markSql('r')} from ${permissionGrant}
  where ${permissionGrant.institutionId} = ${appUser.institutionId} and ${permissionGrant.role} = ${appUser.role}
  union all
  select ${markSql('u')} from ${permissionGrant} where ${matchesRow(appUser, permissionGrant.userId)}
)`;

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
