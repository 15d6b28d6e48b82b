import { sql } from 'drizzle-orm';
import type { LenderHandle } from '@/contract/codes/lenderCodes';
import type { CallerContext } from '../../access/callContext';
import {
  allocation,
  clarification,
  lenderBatch,
  lenderEvent,
  lenderRejectedItem,
} from '../../database/tables/lenderTables';

/** Counts of a day, channel and currency, and sums in minor units as PostgreSQL returns them. */
export interface StoredLenderDay extends Record<string, unknown> {
  readonly day: string;
  readonly handle: LenderHandle;
  readonly currency: string;
  readonly events: string;
  readonly known: string;
  readonly contradictory: string;
  readonly refused: string;
  readonly waiting_events: string;
  readonly sent: string;
  readonly booked: string;
  readonly waiting: string;
  readonly returned: string;
  readonly reversed: string;
  readonly not_yet: string;
  readonly contradictory_amount: string;
}

/**
 * Reconciles the payments received in a period, by the institution's days and by their current state; the newest day first. A
 * reversed payment counts only as reversed.
 */
export async function reconcileDays(
  { from, until }: { readonly from: Date; readonly until: Date },
  { tx, caller }: Pick<CallerContext, 'tx' | 'caller'>,
): Promise<StoredLenderDay[]> {
  const { institutionId, currency, timeZone } = caller;
  const dayOf = sql`(received_at at time zone ${timeZone})::date::text`;
  const between = sql`received_at >= ${from.toISOString()}::timestamptz and received_at < ${until.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<StoredLenderDay>(sql`
    with told as materialized (
      select id, batch_id, ${dayOf} as day, coalesce(currency, ${currency}) as currency, state, reversed_by is not null as is_reversed,
        case when kind = 'payment' then amount else 0 end as paid
      from ${lenderEvent} where institution_id = ${institutionId} and ${between}
    ), placed as (
      select a.event_id, sum(a.amount) as booked, -coalesce(sum(a.amount) filter (where c.kind = 'refund'), 0) as refunded
      from told t
      join ${allocation} a on a.institution_id = ${institutionId} and a.event_id = t.id
      join ${lenderEvent} c on c.institution_id = ${institutionId} and c.id = a.cause_id
      where not t.is_reversed group by 1
    ), clarified as (
      select k.event_id, count(*) filter (where k.state = 'open') as open, coalesce(sum(k.amount) filter (where k.state = 'open'), 0) as waiting,
        coalesce(sum(k.amount) filter (where k.state = 'returned'), 0) as returned
      from told t join ${clarification} k on k.institution_id = ${institutionId} and k.event_id = t.id group by 1
    ), lines as (
      select t.day, t.batch_id, t.currency, 1 as events, 0 as known, 0 as contradictory, 0 as refused, (coalesce(k.open, 0) > 0)::integer as waiting_events,
        t.paid as sent, coalesce(p.booked, 0) as booked, case when t.is_reversed or t.paid = 0 then 0 else coalesce(k.waiting, 0) end as waiting,
        case when t.is_reversed or t.paid = 0 then 0 else coalesce(k.returned, 0) + coalesce(p.refunded, 0) end as returned,
        case when t.is_reversed then t.paid else 0 end as reversed, case when t.state = 'received' then t.paid else 0 end as not_yet,
        0 as contradictory_amount
      from told t left join placed p on p.event_id = t.id left join clarified k on k.event_id = t.id
      union all
      select ${dayOf}, batch_id, coalesce(currency, ${currency}), 0, (answer = 'known')::integer, (answer = 'contradictory')::integer,
        (answer = 'refused')::integer, 0, 0, 0, 0, 0, 0, 0, case when answer = 'contradictory' then coalesce(amount, 0) else 0 end
      from ${lenderRejectedItem} where institution_id = ${institutionId} and ${between}
    )
    select l.day, b.handle, l.currency, sum(l.events) as events, sum(l.known) as known, sum(l.contradictory) as contradictory,
      sum(l.refused) as refused, sum(l.waiting_events) as waiting_events, sum(l.sent) as sent, sum(l.booked) as booked, sum(l.waiting) as waiting,
      sum(l.returned) as returned, sum(l.reversed) as reversed, sum(l.not_yet) as not_yet, sum(l.contradictory_amount) as contradictory_amount
    from lines l join ${lenderBatch} b on b.institution_id = ${institutionId} and b.id = l.batch_id
    group by 1, 2, 3 order by 1 desc, 2, 3`);
  return rows;
}
