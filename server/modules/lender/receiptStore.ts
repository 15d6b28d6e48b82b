import { and, eq, exists, gte, lt, type SQL } from 'drizzle-orm';
import type { LenderHandle } from '@/contract/codes/lenderCodes';
import type { CallerContext } from '../../access/callContext';
import { lenderBatch, lenderEvent } from '../../database/tables/lenderTables';
import { addDays, startOfDay } from '../../values/toCalendarDay';

interface Receipt {
  readonly handleType?: LenderHandle | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Filters events by the days of their receipt in the institution's time zone, and by their channel. */
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
