import { and, eq, ne, sql } from 'drizzle-orm';
import { appUser, institution } from '../../database/tables/organizationTables';
import type { CallerContext } from '../../access/callContext';
import { permissionOverridesSql } from '../../security/session/grantMarks';

type AdministratorContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Locks removals of an institution's administrators until the end of the transaction. */
export const lockAdministrators = async ({ tx, caller }: AdministratorContext): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`administrators ${caller.institutionId}`}, 0))`);
};

/** Lists the permissions of the institution's enabled administrators, except one user. */
export const listOtherAdministrators = (userId: number, { tx, caller }: AdministratorContext) => {
  const { id, role, sendSms, longAging } = appUser;
  const others = and(
    eq(appUser.institutionId, caller.institutionId),
    eq(appUser.role, 'admin'),
    eq(appUser.enabled, true),
    ne(appUser.id, userId),
  );
  return (
    tx
      .select({ id, role, sendSms, longAging, grantMarks: permissionOverridesSql })
      .from(appUser)
      // The join makes drizzle qualify column names with their table, which the marks' subquery needs.
      .innerJoin(institution, eq(institution.id, appUser.institutionId))
      .where(others)
  );
};
