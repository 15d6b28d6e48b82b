import { sql } from 'drizzle-orm';
import { joinsTo } from '../../database/joinsTo';
import { permissionGrant } from '../../database/tables/grantTables';
import { appUser } from '../../database/tables/organisationTables';

const mark = (whose: 'r' | 'u') =>
  sql`${sql.raw(`'${whose}'`)} || case when ${permissionGrant.allowed} then '+' else '-' end || ${permissionGrant.permission}`;

/**
 * Permission overrides of the institution, selected in the same query as the user (RO-01; read by security/grants). Examples: 'r+name'
 * for the user's role, 'u-name' for the user. Plus grants, minus revokes.
 */
export const permissionOverridesSql = sql<string[]>`array(
  select ${mark('r')} from ${permissionGrant}
  where ${permissionGrant.institutionId} = ${appUser.institutionId} and ${permissionGrant.role} = ${appUser.role}
  union all
  select ${mark('u')} from ${permissionGrant} where ${joinsTo(appUser, permissionGrant.userId)}
)`;
