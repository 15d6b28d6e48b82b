import type { Client } from 'pg';
import { setTimeout as delay } from 'node:timers/promises';
import { getErrorCode, OperatorError } from '../../../kernel/operatorError';
import type { Tree } from './treeTables';

/** State of a moving institution in one database (table institution_move). */
export type MoveState = 'leaving' | 'left' | 'arriving';

const LOCK_NOT_AVAILABLE = '55P03';
/** Wait for the lock: writes of all institutions wait behind it. */
const LOCK_WAIT_MS = 500;
const AGAIN_AFTER_MS = 1500;
/** Longer than any call; an import of a million cases takes two minutes. */
const TRIES = 150;

// Arbitrary number of the advisory lock, as of the migrations.
const MOVE_LOCK = 7_221_504_320;
/** PostgreSQL notices the end of a killed command after a moment. */
const OTHER_MOVE_WAIT_MS = 10_000;

/** Lets one move run at a time in a database, until the connection ends; an error of one would end the freeze of another. */
export async function lockMoves(client: Client): Promise<void> {
  await client.query(`set lock_timeout = ${OTHER_MOVE_WAIT_MS}`);
  try {
    await client.query('select pg_advisory_lock($1)', [MOVE_LOCK]);
  } catch (error) {
    if (getErrorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    throw new OperatorError('Another move is running in this database. Nothing was moved.');
  } finally {
    await client.query('reset lock_timeout');
  }
}

/** Runs one statement in a transaction that waits for all running writes. */
const afterRunningWrites = async (client: Client, statement: string, values: readonly unknown[]): Promise<void> => {
  await client.query(`begin; set local lock_timeout = ${LOCK_WAIT_MS}`);
  try {
    // Every write reads the table by its policies, and holds the lock of a reader until its transaction ends.
    await client.query('lock table institution_move in access exclusive mode');
    await client.query(statement, [...values]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Freezes a tree: from then on, no row of it is written, and no transaction that began before is still running. */
export async function freezeTree(client: Client, { ids }: Tree): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await afterRunningWrites(
        client,
        "insert into institution_move select unnest($1::bigint[]), 'leaving', now() on conflict do nothing",
        [ids],
      );
      return;
    } catch (error) {
      if (getErrorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
      if (tries === TRIES) {
        throw new OperatorError(
          'A change has been running for minutes. Nothing was moved; try again when it has ended.',
        );
      }
    }
    await delay(AGAIN_AFTER_MS);
  }
}

/** Ends the freeze. */
export const unfreezeTree = async (client: Client, { ids }: Tree): Promise<void> => {
  await client.query('delete from institution_move where institution_id = any ($1)', [ids]);
};

/** Marks a tree as moved away, ends its sessions and disables its institutions. */
export async function markLeft(client: Client, { ids }: Tree): Promise<void> {
  await client.query('begin');
  try {
    // The freeze concerns this transaction as well.
    await client.query('delete from institution_move where institution_id = any ($1)', [ids]);
    await client.query('update institution set enabled = false where id = any ($1) and enabled', [ids]);
    await client.query("insert into institution_move select unnest($1::bigint[]), 'left', now()", [ids]);
    await client.query(
      "update session set ended_at = now(), end_reason = 'administrator' where institution_id = any ($1) and ended_at is null",
      [ids],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** State of a move and its beginning, with the current time of the database. */
export interface FoundMove {
  readonly state: MoveState;
  readonly since: Date;
  readonly now: Date;
}

/** Returns the state of an institution; undefined if it does not move. */
export const findMove = async (client: Client, id: number): Promise<FoundMove | undefined> => {
  const { rows } = await client.query<FoundMove>(
    'select state, since, now() as now from institution_move where institution_id = $1',
    [id],
  );
  return rows[0];
};
