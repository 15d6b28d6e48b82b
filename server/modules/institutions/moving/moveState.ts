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

/** State and its beginning of the root institution of a move. */
export interface FoundMove {
  readonly state: MoveState;
  readonly since: Date;
}

/** Returns the state of an institution; undefined if it does not move. */
export const findMove = async (client: Client, id: number): Promise<FoundMove | undefined> => {
  const { rows } = await client.query<FoundMove>(
    'select state, since from institution_move where institution_id = $1',
    [id],
  );
  return rows[0];
};
