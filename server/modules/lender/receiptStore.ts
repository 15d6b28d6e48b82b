import { and, eq, exists, gte, lt, type SQL } from 'drizzle-orm';
import type { LenderHandle } from '@/contract/codes/lenderHandle';
import type { CallerContext } from '../../access/callContext';
import { lenderBatch, lenderEvent } from '../../database/tables/lenderTables';
import { addDays, startOfDay } from '../../values/calendarDay';

interface Receipt {
  readonly handleType?: LenderHandle | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Narrows events by the days of the institution on which they were received, and by how they came in. */
export const filterReceipt = (
  { handleType, from, to }: Receipt,
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): SQL | undefined =>
  and(
    from === undefined ? undefined : gte(lenderEvent.receivedAt, startOfDay(from, caller.timeZone)),
    to === undefined ? undefined : lt(lenderEvent.receivedAt, startOfDay(addDays(to, 1), caller.timeZone)),
    handleType === undefined
      ? undefined
      : exists(
          tx
            .select({ id: lenderBatch.id })
            .from(lenderBatch)
            .where(
              and(
                eq(lenderBatch.institutionId, lenderEvent.institutionId),
                eq(lenderBatch.id, lenderEvent.batchId),
                eq(lenderBatch.handle, handleType),
              ),
            ),
        ),
  );
