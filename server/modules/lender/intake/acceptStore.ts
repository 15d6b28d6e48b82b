import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import * as copyStreams from 'pg-copy-streams';
import type { LenderHandle } from '@/contract/codes/lenderCodes';
import type { Database, Transaction } from '../../../database/connect';
import { lenderBatch, lenderRejectedItem } from '../../../database/tables/lenderTables';
import type { CheckedEvent } from './checkEvent';
import { isKnownEvent } from './sameEventStore';

/** Transaction of a call, or the one in which a file is imported. */
type Writer = Pick<Transaction, 'execute' | 'insert'>;

/** Source of events: its institution, its channel, and the name of the file or call. */
export interface Sender {
  readonly institutionId: number;
  readonly handle: LenderHandle;
  /** The file's name, or the key of the call. */
  readonly name: string;
  readonly actorName: string | null;
  readonly now: Date;
}

const STAGED = `line integer not null, reference text not null, kind text not null, loan_no text not null, amount bigint, currency text,
  value_at timestamptz(3) not null, of_reference text, new_due_day date, reason text, pay_type text, fingerprint text not null`;
const NAMES =
  'reference, kind, loan_no, amount, currency, value_at, of_reference, new_due_day, reason, pay_type, fingerprint';

/** Creates the staging table of events, which is dropped with the transaction. */
const createStage = [
  'drop table if exists pg_temp.lender_staged',
  'create temporary table lender_staged (' + STAGED + ') on commit drop',
];

const getCells = (line: number, event: CheckedEvent): (string | number | null)[] => [
  line,
  event.reference,
  event.kind,
  event.loanNo,
  event.amount,
  event.currency,
  event.valueAt.toISOString(),
  event.ofReference,
  event.newDueDay,
  event.reason,
  event.payType,
  event.fingerprint,
];

const ESCAPES: Readonly<Record<string, string>> = {
  '\\': String.raw`\\`,
  '\t': String.raw`\t`,
  '\n': String.raw`\n`,
  '\r': String.raw`\r`,
};

/** Formats an event for COPY. */
export const copyLine = (line: number, event: CheckedEvent): string =>
  `${getCells(line, event)
    .map((cell) =>
      cell === null ? String.raw`\N` : String(cell).replaceAll(/[\\\t\n\r]/g, (sign) => ESCAPES[sign] ?? sign),
    )
    .join('\t')}\n`;

/** Fills the staging table from a stream of COPY lines. */
export async function stageLines(client: pg.ClientBase, lines: AsyncIterable<string>): Promise<void> {
  await client.query(createStage.join('; '));
  await pipeline(
    Readable.from(lines),
    client.query(copyStreams.from(`copy lender_staged (line, ${NAMES}) from stdin`)),
  );
  await client.query('analyze lender_staged');
}

type StagedRows = readonly { readonly line: number; readonly event: CheckedEvent }[];

/** Maximum number of rows per statement. */
const STAGED_AT_ONCE = 2000;

/** Fills the staging table from events in memory. */
export async function stageRows(tx: Pick<Transaction, 'execute'>, rows: StagedRows): Promise<void> {
  for (const statement of createStage) await tx.execute(sql.raw(statement));
  for (let from = 0; from < rows.length; from += STAGED_AT_ONCE) {
    await stageSome(tx, rows.slice(from, from + STAGED_AT_ONCE));
  }
  await tx.execute(sql.raw('analyze lender_staged'));
}

async function stageSome(tx: Pick<Transaction, 'execute'>, rows: StagedRows): Promise<void> {
  const staged = JSON.stringify(rows.map(({ line, event }) => getCells(line, event)));
  await tx.execute(sql`
    insert into lender_staged (line, ${sql.raw(NAMES)})
    select (x->>0)::integer, x->>1, x->>2, x->>3, (x->>4)::bigint, x->>5, (x->>6)::timestamptz, x->>7, (x->>8)::date, x->>9, x->>10, x->>11
    from jsonb_array_elements(${staged}::jsonb) as x`);
}

/** Outcome of a staged row. */
export interface StagedRowOutcome {
  readonly line: number;
  readonly answer: 'fresh' | 'known' | 'contradictory';
  /** Id of the event with the same reference. */
  readonly eventId: number;
}

/** A batch before its rows are counted. */
export async function openBatch(tx: Writer, { institutionId, handle, name, actorName, now }: Sender): Promise<number> {
  const none = { rows: 0, fresh: 0, known: 0, contradictory: 0, refused: 0 };
  const [row] = await tx
    .insert(lenderBatch)
    .values({ institutionId, handle, name, actorName, ...none, createdAt: now })
    .returning({ id: lenderBatch.id });
  return row?.id ?? 0;
}

/**
 * Accepts the staged rows as events, each reference once. Distinguishes repetitions of known events from contradictions, which
 * are stored separately.
 */
export async function takeStagedRows(
  tx: Writer,
  { institutionId, now }: Sender,
  batchId: number,
): Promise<Readonly<Record<StagedRowOutcome['answer'], number>>> {
  await tx.execute(sql`
    insert into lender_event (institution_id, batch_id, received_at, state, ${sql.raw(NAMES)})
    select ${institutionId}::bigint, ${batchId}::bigint, ${now}::timestamptz, 'received', ${sql.raw(NAMES)}
    from (select distinct on (reference) * from lender_staged order by reference, line) as first order by line
    on conflict (institution_id, reference) do nothing`);
  await tx.execute(sql`
    insert into ${lenderRejectedItem} (institution_id, batch_id, answer, reference, amount, currency, content, received_at)
    select ${institutionId}::bigint, ${batchId}::bigint, case when ${isKnownEvent(institutionId, now)} then 'known' else 'contradictory' end,
      s.reference, s.amount, s.currency, to_jsonb(s), ${now}::timestamptz
    from (select *, row_number() over (partition by reference order by line) as place from lender_staged) as s
    join lender_event e on e.institution_id = ${institutionId} and e.reference = s.reference
    where e.batch_id <> ${batchId} or s.place > 1`);
  const { rows } = await tx.execute<Record<'fresh' | 'known' | 'contradictory', string>>(sql`
    select (select count(*) from lender_event where institution_id = ${institutionId} and batch_id = ${batchId}) as fresh,
      count(*) filter (where answer = 'known') as known, count(*) filter (where answer = 'contradictory') as contradictory
    from ${lenderRejectedItem} where institution_id = ${institutionId} and batch_id = ${batchId}`);
  const [row] = rows;
  return { fresh: Number(row?.fresh), known: Number(row?.known), contradictory: Number(row?.contradictory) };
}

/** Stores the counts of a batch's rows; a batch without new rows ends at once. */
export async function closeBatch(
  tx: Writer,
  { institutionId, now }: Sender,
  batch: { id: number; rows: number; refused: number } & Readonly<Record<StagedRowOutcome['answer'], number>>,
): Promise<void> {
  const { id, rows, refused, fresh, known, contradictory } = batch;
  await tx.execute(sql`
    update ${lenderBatch} set rows = ${rows}, fresh = ${fresh}, known = ${known}, contradictory = ${contradictory}, refused = ${refused},
      finished_at = case when ${fresh}::integer = 0 then ${now}::timestamptz end
    where institution_id = ${institutionId} and id = ${id}`);
}

/** Accepted file: its batch, and the counts of its rows by outcome. */
export interface AcceptedFile extends Readonly<Record<StagedRowOutcome['answer'], number>> {
  readonly institutionId: number;
  readonly batchId: number;
  readonly rows: number;
}

/** Runs `work` in a transaction with a longer timeout than a call. */
export async function runInLongTransaction<T>(
  database: Database,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await database.$client.connect();
  try {
    await client.query(
      'begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    const broken = await client.query('rollback').then(
      () => undefined,
      () => true,
    );
    client.release(broken);
    throw error;
  }
}

/** Creates the events of a staged file. */
export async function acceptStagedRows(client: pg.PoolClient, sender: Sender, rows: number): Promise<AcceptedFile> {
  const tx = drizzle({ client, casing: 'snake_case' });
  const id = await openBatch(tx, sender);
  const taken = await takeStagedRows(tx, sender, id);
  await closeBatch(tx, sender, { id, rows, refused: 0, ...taken });
  return { institutionId: sender.institutionId, batchId: id, rows, ...taken };
}
