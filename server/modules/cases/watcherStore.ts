import type { Role } from '@/contract/codes/userCodes';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { preparedQuery } from '../../database/preparedQuery';
import { appUser } from '../../database/tables/organizationTables';

interface CounterContext {
  readonly tx: Pick<Transaction, 'select'>;
  readonly caller: { readonly institutionId: number };
}

interface WatcherContext extends CounterContext {
  readonly tx: Transaction;
}

interface Watcher {
  readonly id: number;
  readonly role: Role;
}

const selectWatchers = (tx: WatcherContext['tx'], isOfGroup: boolean) => {
  const isAbove = inArray(appUser.role, ['admin', 'auditor']);
  const leads = and(eq(appUser.role, 'leader'), eq(appUser.groupId, sql.placeholder('groupId')));
  const ofInstitution = eq(appUser.institutionId, sql.placeholder('institutionId'));
  return tx
    .select({ id: appUser.id, role: appUser.role })
    .from(appUser)
    .where(and(ofInstitution, eq(appUser.enabled, true), isOfGroup ? or(isAbove, leads) : isAbove));
};

const askOfGroup = preparedQuery<Watcher>('watchers_of_group', (tx) => selectWatchers(tx, true));
const askAbove = preparedQuery<Watcher>('watchers_above', (tx) => selectWatchers(tx, false));

/** Finds the users who see more than their own cases: leaders of the group see the case, users above them the dashboard (DB-01). */
export const findWatchers = (groupId: number | null, { tx, caller }: WatcherContext): Promise<Watcher[]> => {
  const { institutionId } = caller;
  return groupId === null ? askAbove(tx, { institutionId }) : askOfGroup(tx, { institutionId, groupId });
};

/** Finds leaders, administrators and auditors, who see counts of all users' cases. */
export const findCounters = ({ tx, caller }: CounterContext): Promise<{ id: number }[]> =>
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
