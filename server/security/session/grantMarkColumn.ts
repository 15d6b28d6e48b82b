import { sql } from 'drizzle-orm';
import { joinsTo } from '../../database/joinsTo';
import { permissionGrant } from '../../database/tables/grantTables';
import { appUser } from '../../database/tables/organisationTables';

const mark = (whose: 'r' | 'u') =>
  sql`${sql.raw(`'${whose}'`)} || case when ${permissionGrant.allowed} then '+' else '-' end || ${permissionGrant.permission}`;

/**
 * What the institution has settled about permissions otherwise than the table of roles, in the same query as the user: 'r+name' for
 * the user's role, 'u-name' for the user, plus for given and minus for taken (RO-01; read by security/grants).
 */
export const permissionOverridesSql = sql<string[]>`array(
  select ${mark('r')} from ${permissionGrant}
  where ${permissionGrant.institutionId} = ${appUser.institutionId} and ${permissionGrant.role} = ${appUser.role}
  union all
  select ${mark('u')} from ${permissionGrant} where ${joinsTo(appUser, permissionGrant.userId)}
)`;
