import { sql } from 'drizzle-orm';
import type { Role } from '@/contract/codes/userCodes';
import { matchesRow } from '../../database/matchesRow';
import { collectionLog } from '../../database/tables/caseTables';
import { appUser } from '../../database/tables/organizationTables';
import { promisePlan } from '../../database/tables/planTables';
import type { CallerContext } from '../../access/callContext';
import { type LoggedPart, selectLogParts } from './planStore';

/** Payment plan of the past, with the present role of its author; amounts in minor units. */
export interface PastPlan {
  readonly role: Role;
  /** Day on which it was made, in the institution's calendar. */
  readonly day: string;
  readonly parts: readonly LoggedPart[];
}

/** Maximum number of plans that are read, the newest. */
export const PAST_PLANS_MAX = 20_000;

/** Lists the payment plans made since a time, at most PAST_PLANS_MAX, in the order of the primary key. */
export async function listPastPlans(
  since: Date,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<readonly PastPlan[]> {
  const parts = selectLogParts({ institutionId: sql`newest.institution_id`, id: sql`newest.id` });
  const { rows } = await tx.execute<{ role: Role; day: string; parts: readonly LoggedPart[] }>(sql`
    with newest as (
      select institution_id, id, made_at from ${promisePlan} where institution_id = ${caller.institutionId}
      order by id desc limit ${PAST_PLANS_MAX}
    )
    select ${appUser.role} as role, (made_at at time zone ${caller.timeZone})::date::text as day, ${parts} as parts
    from newest
      join ${collectionLog} on ${collectionLog.institutionId} = newest.institution_id and ${collectionLog.id} = newest.id
      join ${appUser} on ${matchesRow(appUser, collectionLog.agentId)}
    where made_at >= ${since.toISOString()}::timestamptz`);
  return rows;
}
