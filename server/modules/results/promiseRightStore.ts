import { and, eq } from 'drizzle-orm';
import type { CallerContext } from '../../access/callContext';
import { appUser } from '../../database/tables/organisationTables';

/** Returns true if the caller may currently create promises (§6). */
export async function mayPromise({ tx, caller }: Pick<CallerContext, 'tx' | 'caller'>): Promise<boolean> {
  const [user] = await tx
    .select({ may: appUser.createsPtp })
    .from(appUser)
    .where(and(eq(appUser.id, caller.userId), eq(appUser.institutionId, caller.institutionId)));
  return user?.may ?? false;
}
