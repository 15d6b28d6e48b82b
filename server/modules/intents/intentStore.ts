import { and, eq, sql } from 'drizzle-orm';
import type { INTENT_STATES } from '@/contract/entities/intentOutcome';
import type { Transaction } from '../../database/connect';
import { preparedQuery, type MaybePlaceholder } from '../../database/preparedQuery';
import { intent } from '../../database/tables/workTables';

/** Whose intent, under which key. */
export interface IntentKey {
  readonly actorId: number;
  readonly key: string;
}

// By the key alone, not by the call: so that it can be asked after without knowing the call.
const getTurn = ({ actorId, key }: IntentKey): string => `${actorId} ${key}`;
const getLock = (turn: MaybePlaceholder<string>) => sql`hashtextextended(${turn}, 0)`;

const askTurn = preparedQuery<{ mine: boolean }>('turn_taken', (tx) =>
  tx
    .select({ mine: sql<boolean>`pg_try_advisory_xact_lock(${getLock(sql.placeholder('turn'))})` })
    .from(sql`(values (1)) as once`),
);

/** Takes the turn of a key until the end of the transaction; false when somebody else has it. */
export async function takeTurn(tx: Transaction, of: IntentKey): Promise<boolean> {
  const [taken] = await askTurn(tx, { turn: getTurn(of) });
  return taken?.mine === true;
}

/** Whether a call has the turn of a key. It is only looked at: taking it, for however short, could turn the call away. */
async function isRunning(tx: Transaction, of: IntentKey): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pg_locks, (select ${getLock(getTurn(of))} as turn) as wanted
    where locktype = 'advisory' and granted and objsubid = 1
      and database = (select oid from pg_database where datname = current_database())
      and classid = ((turn >> 32) & 4294967295)::oid and objid = (turn & 4294967295)::oid`);
  return rows.length > 0;
}

/** Forgets some that were carried out before a time; answers how many. One that is being used at this moment waits for the next time. */
export async function forgetIntents(
  tx: Pick<Transaction, 'execute'>,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    with old as materialized (
      select institution_id, actor_id, call, key from ${intent} where ${intent.createdAt} < ${before} limit ${most} for update skip locked
    )
    delete from ${intent} i using old
    where i.institution_id = old.institution_id and i.actor_id = old.actor_id and i.call = old.call and i.key = old.key`);
  return rowCount ?? 0;
}

/** The outcome of an intent (CD-06, CD-13). The turn is looked at first: a call that ended before that look has left its row for the second one. */
export async function findIntentState(tx: Transaction, of: IntentKey): Promise<(typeof INTENT_STATES)[number]> {
  if (await isRunning(tx, of)) return 'running';
  const [row] = await tx
    .select({ key: intent.key })
    .from(intent)
    .where(and(eq(intent.actorId, of.actorId), eq(intent.key, of.key)))
    .limit(1);
  return row ? 'carriedOut' : 'neverArrived';
}
