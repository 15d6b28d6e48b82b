import { and, eq, inArray, isNull, not, type SQL, sql } from 'drizzle-orm';
import type { UserAttention, systemUserQuery } from '@/contract/entities/users/systemUser';
import type * as z from 'zod/mini';
import { matchesRow } from '../../database/matchesRow';
import { appUser } from '../../database/tables/organizationTables';
import { loginLog } from '../../database/tables/signInTables';
import { anyColumnContainsWords } from '../../values/searchText';

/** Filters of the user list (US-01). */
export type SystemUserFilters = Omit<z.output<typeof systemUserQuery>, 'page' | 'size' | 'sort' | 'order'>;

const works = and(eq(appUser.enabled, true), inArray(appUser.role, ['member', 'leader']));
/** Condition: the user has signed in at least once. */
const everSignedIn = sql`exists (select 1 from ${loginLog} where ${matchesRow(appUser, loginLog.userId)} and ${loginLog.outcome} in ('success', 'livenessPassed'))`;

/** Conditions that flag a user for attention; used for counting and filtering. */
export const ATTENTION: Readonly<Record<UserAttention, SQL | undefined>> = {
  noQueue: and(eq(appUser.enabled, true), eq(appUser.role, 'member'), isNull(appUser.queueId)),
  noGroup: and(works, isNull(appUser.groupId)),
  neverSignedIn: and(eq(appUser.enabled, true), not(everSignedIn)),
  oneTimePassword: and(eq(appUser.enabled, true), eq(appUser.mustChangePassword, true)),
};

// An invalid number matches no row.
const getRow = (id: string): number => (/^\d{1,15}$/.test(id) ? Number(id) : -1);

const isNamed = (text: string): SQL => anyColumnContainsWords([appUser.name, appUser.username, appUser.email], text);

/** Returns a condition for a defined value; an absent one does not filter. */
const when = <Value>(value: Value | undefined, condition: (value: Value) => SQL | undefined): SQL | undefined =>
  value === undefined ? undefined : condition(value);

/** Combines all filters. */
export const matchesUser = (filters: SystemUserFilters): SQL | undefined =>
  and(
    when(filters.name, isNamed),
    when(filters.role, (role) => eq(appUser.role, role)),
    when(filters.status, (status) => eq(appUser.enabled, status === 'enabled')),
    when(filters.groupId, (id) => eq(appUser.groupId, getRow(id))),
    when(filters.queueId, (id) => eq(appUser.queueId, getRow(id))),
    when(filters.institutionId, (id) => eq(appUser.institutionId, getRow(id))),
    when(filters.longAging, (flag) => eq(appUser.longAging, flag)),
    when(filters.attention, (kind) => ATTENTION[kind]),
  );
