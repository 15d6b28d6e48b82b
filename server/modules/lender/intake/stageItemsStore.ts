import { sql } from 'drizzle-orm';
import type { Transaction } from '../../../database/connect';
import { type Sender, type StagedRowOutcome, stageRows, takeStagedRows, closeBatch, openBatch } from './acceptStore';
import { isKnownEvent, isSameEvent, getZone } from './sameEventStore';
import { lenderEvent, lenderRejectedItem } from '../../../database/tables/lenderTables';
import type { CheckedEvent } from './checkEvent';

/** Counts the outcomes that accepting the staged rows would have. */
export async function countStagedRows(
  tx: Pick<Transaction, 'execute'>,
  { institutionId, now }: Pick<Sender, 'institutionId' | 'now'>,
): Promise<Readonly<Record<StagedRowOutcome['answer'], number>>> {
  const sentNow = { receivedAt: sql`${now}::timestamptz` };
  const isRepeated = isSameEvent({ alias: 's', ...sentNow }, { alias: 'f', ...sentNow }, getZone(institutionId));
  const { rows } = await tx.execute<Record<StagedRowOutcome['answer'], string>>(sql`
    select count(*) filter (where answer = 'fresh') as fresh, count(*) filter (where answer = 'known') as known,
      count(*) filter (where answer = 'contradictory') as contradictory
    from (select case when e.id is null and s.line = f.line then 'fresh'
        when case when e.id is null then ${isRepeated} else ${isKnownEvent(institutionId, now)} end then 'known' else 'contradictory' end as answer
      from lender_staged s join (select distinct on (reference) * from lender_staged order by reference, line) f on f.reference = s.reference
      left join lender_event e on e.institution_id = ${institutionId} and e.reference = s.reference) as counted`);
  const [row] = rows;
  return { fresh: Number(row?.fresh), known: Number(row?.known), contradictory: Number(row?.contradictory) };
}

/** Items of a call by their positions in it. */
export interface ParsedItems {
  readonly events: readonly { readonly line: number; readonly event: CheckedEvent }[];
  readonly refused: readonly { readonly content: unknown; readonly reference: string | null }[];
}

/** Outcome of one position of the call. */
export interface ItemOutcome {
  readonly line: number;
  readonly eventId: number;
  /** True if the event with the same reference has the same content. */
  readonly isSame: boolean;
}

/** Removes characters that a text column cannot store (NUL). */
const storable = (content: unknown): unknown => JSON.parse(JSON.stringify(content).replaceAll(String.raw`\u0000`, ''));

async function keepRefused(tx: Transaction, sender: Sender, batch: { id: number; refused: ParsedItems['refused'] }) {
  if (batch.refused.length === 0) return;
  const own = { institutionId: sender.institutionId, batchId: batch.id, answer: 'refused', receivedAt: sender.now };
  await tx
    .insert(lenderRejectedItem)
    .values(batch.refused.map(({ content, reference }) => ({ ...own, reference, content: storable(content) })));
}

/** Stores the items of a call as events, each reference once, together with those that were refused. */
export async function claimItems(
  tx: Transaction,
  sender: Sender,
  { events, refused }: ParsedItems,
): Promise<{ readonly batchId: number; readonly rows: number }> {
  const id = await openBatch(tx, sender);
  await stageRows(tx, events);
  const taken = await takeStagedRows(tx, sender, id);
  await keepRefused(tx, sender, { id, refused });
  await closeBatch(tx, sender, { id, rows: events.length + refused.length, refused: refused.length, ...taken });
  return { batchId: id, rows: events.length };
}

/** Reads the outcome of each staged item after the import. */
export async function getOutcomes(tx: Transaction, { institutionId, now }: Sender): Promise<ItemOutcome[]> {
  const { rows } = await tx.execute<{ line: number; event_id: string; is_same: boolean }>(sql`
    select s.line, e.id as event_id, ${isKnownEvent(institutionId, now)} as is_same
    from lender_staged s join ${lenderEvent} e on e.institution_id = ${institutionId} and e.reference = s.reference`);
  return rows.map((row) => ({ line: row.line, eventId: Number(row.event_id), isSame: row.is_same }));
}
