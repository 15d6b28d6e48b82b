import { desc, eq, inArray, sql } from 'drizzle-orm';
import { TELEPHONE_STATUSES } from '@/contract/codes/contactCodes';
import type { CallerContext } from '../../access/callContext';
import { preparedQuery } from '../../database/preparedQuery';
import { memoizePerTransaction } from '../../database/memoizePerTransaction';
import { collectionLog } from '../../database/tables/caseTables';

/** Number of latest results from which the usual rate is calculated. */
const LATEST = 200;
/** Default without data: half of the calls are answered. */
const NOBODY_KNOWS = 0.5;

const askUsual = preparedQuery<{ share: number | null }>('usual_answers', (tx) => {
  const latest = tx
    .select({ status: collectionLog.callStatus })
    .from(collectionLog)
    .where(eq(collectionLog.institutionId, sql.placeholder('institutionId')))
    .orderBy(desc(collectionLog.createdAt))
    .limit(LATEST)
    .as('latest');
  return tx
    .select({ share: sql<number | null>`avg((${latest.status} = 'CNCT')::int)::float8` })
    .from(latest)
    .where(inArray(latest.status, [...TELEPHONE_STATUSES]));
});

const usualOnce = memoizePerTransaction<number>();

/** Reads the ratio of answered calls among the institution's latest calls, between 0 and 1. */
export const readAnswerRatios = ({ tx, caller }: Pick<CallerContext, 'tx' | 'caller'>): Promise<number> =>
  usualOnce(tx, 'usual answers', async () => {
    const [row] = await askUsual(tx, { institutionId: caller.institutionId });
    return row?.share ?? NOBODY_KNOWS;
  });
