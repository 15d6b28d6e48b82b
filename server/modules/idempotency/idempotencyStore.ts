import { and, eq, sql } from 'drizzle-orm';
import type { CALL_OUTCOMES } from '@/contract/entities/cases/callOutcome';
import type { Transaction } from '../../database/connect';
import { preparedQuery, type MaybePlaceholder } from '../../database/preparedQuery';
import { idempotentCall } from '../../database/tables/workTables';

/** Actor and idempotency key. */
export interface IdempotentCall {
  readonly actorId: number;
  readonly key: string;
}

// The lock depends only on the key, not on the call, so that it can be checked without knowing the call.
const getTurn = ({ actorId, key }: IdempotentCall): string => `${actorId} ${key}`;
const getLock = (turn: MaybePlaceholder<string>) => sql`hashtextextended(${turn}, 0)`;

const askTurn = preparedQuery<{ mine: boolean }>('turn_taken', (tx) =>
  tx
    .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${getLock(sql.placeholder('turn'))})` })
    .from(sql`(values (1)) as once`),
);

/** Locks an idempotency key until the end of the transaction; returns false if another call holds the lock. */
export async function takeTurn(tx: Transaction, of: IdempotentCall): Promise<boolean> {
  const [taken] = await askTurn(tx, { turn: getTurn(of) });
  return taken?.mine === true;
}

/** Returns true if a call holds the lock of a key. It only reads the lock: even a short lock could make the call fail. */
async function isRunning(tx: Transaction, of: IdempotentCall): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pg_locks, (select ${getLock(getTurn(of))} as turn) as wanted
    where locktype = 'advisory' and granted and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and classid = ((turn >> 32) & 4294967295)::oid and objid = (turn & 4294967295)::oid`);
  return rows.length > 0;
}

/** Deletes some keys of calls executed before a time; returns their number. Keys in use at this moment are skipped until the next run. */
export async function deleteExpiredKeys(
  tx: Pick<Transaction, 'execute'>,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with old as materialized (
      select institution_id, actor_id, call, key from ${idempotentCall} where ${idempotentCall.createdAt} < ${before} limit ${most} for update skip locked
    )
    delete from ${idempotentCall} i using old
    where i.institution_id = old.institution_id and i.actor_id = old.actor_id and i.call = old.call and i.key = old.key`);
  return rowCount ?? 0;
}

/**
 * Returns the outcome of an idempotency key (CD-06, CD-13). Checks the lock before the row: a call that ended before the check
 * has already stored its row.
 */
export async function findIdempotencyOutcome(
  tx: Transaction,
  of: IdempotentCall,
): Promise<(typeof CALL_OUTCOMES)[number]> {
  if (await isRunning(tx, of)) return 'running';
  const [row] = await tx
    .select({ key: idempotentCall.key })
    .from(idempotentCall)
    .where(and(eq(idempotentCall.actorId, of.actorId), eq(idempotentCall.key, of.key)))
    .limit(1);
  return row ? 'carriedOut' : 'neverArrived';
}
