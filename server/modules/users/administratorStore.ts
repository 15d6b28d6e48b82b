import { and, eq, ne, sql } from 'drizzle-orm';
import { appUser, institution } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';
import { permissionOverridesSql } from '../../security/session/grantMarkColumn';

type Context = Pick<CallerContext, 'tx' | 'caller'>;

/** One at a time of what takes an administrator from an institution: the others wait for the end of this transaction. */
export const takeAdministratorTurn = async ({ tx, caller }: Context): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`administrators ${caller.institutionId}`}, 0))`);
};

/** What the institution's enabled administrators other than one user may do. */
export const otherAdministrators = (userId: number, { tx, caller }: Context) => {
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
      // With a second table drizzle names the table of each column, which the marks' own query needs.
      .innerJoin(institution, eq(institution.id, appUser.institutionId))
      .where(others)
  );
};
