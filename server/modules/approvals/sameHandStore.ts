import { DAY_MS } from '@/contract/duration';
import { and, eq, type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { ACCOUNT_CONTROL_DAYS } from '@/contract/ourLimits';
import { matchesAnyId } from '../../database/anyOf';
import type { CallerContext } from '../../access/callContext';
import { permissionChange, userHistory } from '../../database/tables/userTables';
import { appUser } from '../../database/tables/organizationTables';

type SameHandContext = Pick<CallerContext, 'tx' | 'caller' | 'now'>;

interface Pair {
  readonly deciderId: SQLWrapper;
  readonly deciderRole: SQLWrapper;
  readonly askerId: SQLWrapper;
}

/**
 * Returns true if one of two users recently created the other's account, changed its role or reset its password. Also if the
 * requester recently granted the decider the permission to decide: one person may control both accounts (MI-09).
 */
export function isAccountControlled(
  { deciderId, deciderRole, askerId }: Pair,
  { caller, now }: Omit<SameHandContext, 'tx'>,
): SQL<boolean> {
  const since = new Date(now.getTime() - ACCOUNT_CONTROL_DAYS * DAY_MS).toISOString();
  const both = sql`(${deciderId}, ${askerId})`;
  return sql<boolean>`(
    exists (
      select from ${userHistory} h where h.institution_id = ${caller.institutionId} and h.created_at >= ${since}::timestamptz
        and h.user_id in ${both} and h.by_id in ${both} and h.user_id <> h.by_id
        and (h.kind in ('created', 'passwordReset') or (h.kind = 'changed' and 'role' = any (h.fields)))
    ) or exists (
      select from ${permissionChange} p where p.institution_id = ${caller.institutionId} and p.created_at >= ${since}::timestamptz
        and p.permission = 'approvals.decide' and p.allowed is distinct from false
        and p.actor_id = ${askerId} and (p.user_id = ${deciderId} or p.role = ${deciderRole})
    )
  )`;
}

/** Filters out the approvers whose accounts the caller may control. */
export async function excludeControlledAccounts(
  deciderIds: readonly number[],
  context: SameHandContext,
): Promise<number[]> {
  if (deciderIds.length === 0) return [];
  const { tx, caller } = context;
  const pair = { deciderId: appUser.id, deciderRole: appUser.role, askerId: sql`${caller.userId}::bigint` };
  const rows = await tx
    .select({ id: appUser.id })
    .from(appUser)
    .where(
      and(
        eq(appUser.institutionId, caller.institutionId),
        matchesAnyId(appUser.id, deciderIds),
        sql`not ${isAccountControlled(pair, context)}`,
      ),
    );
  return rows.map(({ id }) => id);
}
