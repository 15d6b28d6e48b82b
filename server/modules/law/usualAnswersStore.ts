import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { TELEPHONE_STATUSES } from '@/contract/codes/callStatus';
import type { CallerContext } from '../../access/callContext';
import { collectionLog } from '../../database/tables/caseTables';

/** So many of the latest results say what is usual. */
const LATEST = 500;
/** Where there are none: as many calls are answered as not. */
const NOBODY_KNOWS = 0.5;

/** The share of the institution's latest calls that were answered, between 0 and 1. */
export async function usualAnswers({ tx, caller }: Pick<CallerContext, 'tx' | 'caller'>): Promise<number> {
  const latest = tx
    .select({ status: collectionLog.callStatus })
    .from(collectionLog)
    .where(eq(collectionLog.institutionId, caller.institutionId))
    .orderBy(desc(collectionLog.createdAt))
    .limit(LATEST)
    .as('latest');
  const [row] = await tx
    .select({ share: sql<number | null>`avg((${latest.status} = 'CNCT')::int)::float8` })
    .from(latest)
    .where(and(inArray(latest.status, [...TELEPHONE_STATUSES])));
  return row?.share ?? NOBODY_KNOWS;
}
