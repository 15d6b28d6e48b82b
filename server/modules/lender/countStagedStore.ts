import { sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import type { Sender, TakenRow } from './acceptStore';
import { isKnown, saysTheSame, getZone } from './sameEventStore';

/** Counts the outcomes that accepting the staged rows would have. */
export async function countStaged(
  tx: Pick<Transaction, 'execute'>,
  { institutionId, now }: Pick<Sender, 'institutionId' | 'now'>,
): Promise<Readonly<Record<TakenRow['answer'], number>>> {
  const sentNow = { receivedAt: sql`${now}::timestamptz` };
  const isRepeated = saysTheSame({ alias: 's', ...sentNow }, { alias: 'f', ...sentNow }, getZone(institutionId));
  const { rows } = await tx.execute<Record<TakenRow['answer'], string>>(sql`
    select count(*) filter (where answer = 'fresh') as fresh, count(*) filter (where answer = 'known') as known,
      count(*) filter (where answer = 'contradictory') as contradictory
    from (select case when e.id is null and s.line = f.line then 'fresh'
        when case when e.id is null then ${isRepeated} else ${isKnown(institutionId, now)} end then 'known' else 'contradictory' end as answer
      from lender_staged s join (select distinct on (reference) * from lender_staged order by reference, line) f on f.reference = s.reference
      left join lender_event e on e.institution_id = ${institutionId} and e.reference = s.reference) as counted`);
  const [row] = rows;
  return { fresh: Number(row?.fresh), known: Number(row?.known), contradictory: Number(row?.contradictory) };
}
