import { desc, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { passwordKey } from '../../database/tables/signInTables';
import { sharedSecret } from './serverSecretStore';

const TURN = 7_221_504_319;

/** Stored key pair. */
export type KeptPasswordKey = typeof passwordKey.$inferSelect;

/** Lists the valid key pairs, newest first; any server of the database can use them. */
export const livePasswordKeys = (tx: Transaction, now: Date): Promise<KeptPasswordKey[]> =>
  tx.select().from(passwordKey).where(gt(passwordKey.expiresAt, now)).orderBy(desc(passwordKey.id));

/** Locks key creation: one server creates the next key, the others wait for the end of this transaction. */
export const takePasswordKeyTurn = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN})`);
};

/** Keeps a new key pair. */
export const keepPasswordKey = async (tx: Transaction, kept: Omit<KeptPasswordKey, 'id'>): Promise<void> => {
  await tx.insert(passwordKey).values(kept);
};

/** Deletes expired key pairs; data encrypted with them can no longer be decrypted. */
export const sweepPasswordKeys = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(passwordKey).where(lte(passwordKey.expiresAt, now));
};

/** Returns the secret that encrypts private keys, shared by all servers of a database. */
export const passwordKeySecret = (tx: Transaction): Promise<string> => sharedSecret(tx, 'passwordKeys');
