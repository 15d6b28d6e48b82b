import { and, eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { appUser } from '../../database/tables/organisationTables';

interface WatcherContext {
  readonly tx: Pick<Transaction, 'select'>;
  readonly caller: { readonly institutionId: number };
}

/** Who looks at more than their own cases: the group's leaders have the case before them, those above it the dashboard (DB-01). */
export function findWatchers(groupId: number | null, { tx, caller }: WatcherContext) {
  const isAbove = inArray(appUser.role, ['admin', 'auditor']);
  const leads = groupId === null ? undefined : and(eq(appUser.role, 'leader'), eq(appUser.groupId, groupId));
  return tx
    .select({ id: appUser.id, role: appUser.role })
    .from(appUser)
    .where(and(eq(appUser.institutionId, caller.institutionId), eq(appUser.enabled, true), or(isAbove, leads)));
}

/** Leaders, administrators and auditors see counts of everybody's cases. */
export const findCounters = ({ tx, caller }: WatcherContext): Promise<{ id: number }[]> =>
  tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        eq(appUser.institutionId, caller.institutionId),
        eq(appUser.enabled, true),
        inArray(appUser.role, ['leader', 'admin', 'auditor']),
      ),
    );
