import { effectivePermissions } from '@/contract/grants';
import type { Permitted } from '@/contract/permissions';
import { and, eq, ne, sql } from 'drizzle-orm';
import { appUser, institution } from '../../database/tables/organisationTables';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { overridesOf } from '../../security/session/grantMarks';
import { grantMarks } from '../../security/session/grantMarkColumn';

type Context = Pick<CallerContext, 'tx' | 'caller'>;

const mayGrant = ({ grantMarks: marks, ...user }: Permitted & { readonly grantMarks: readonly string[] }): boolean =>
  effectivePermissions(user, overridesOf(marks)).includes('permissions.manage');

/**
 * Refuses anything that would leave the institution without an enabled administrator who can give permissions, or the caller without their own rights (US-01).
 * One at a time in an institution: two administrators who disable each other at once are not both gone.
 */
export async function assertAdministratorRemains(userId: number, { tx, caller }: Context): Promise<void> {
  if (userId === caller.userId) throw new Refusal('lastAdministrator');
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`administrators ${caller.institutionId}`}, 0))`);
  const others = and(
    eq(appUser.institutionId, caller.institutionId),
    eq(appUser.role, 'admin'),
    eq(appUser.enabled, true),
    ne(appUser.id, userId),
  );
  const { role, sendSms, longAging } = appUser;
  const left = await tx
    .select({ role, sendSms, longAging, grantMarks })
    .from(appUser)
    // With a second table drizzle names the table of each column, which the marks' own query needs.
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .where(others);
  if (!left.some(mayGrant)) throw new Refusal('lastAdministrator');
}
