import { and, eq, gt, lte, desc, sql } from 'drizzle-orm';
import type { Transaction } from '../../database/connect';
import { providerCheck, passwordKey, captcha } from '../../database/tables/signInTables';
import { randomBytes } from 'node:crypto';
import { serverSecret } from '../../database/tables/workTables';

/** Stored check on the embedded provider's page. */
export type ProviderCheck = typeof providerCheck.$inferSelect;

/** Keeps a check that was opened with a login response. */
export const storeProviderCheck = async (tx: Transaction, row: typeof providerCheck.$inferInsert): Promise<void> => {
  await tx.insert(providerCheck).values(row);
};

/** Finds a check that is still in time by the hash of its token. */
export const findLiveProviderCheck = async (
  tx: Transaction,
  tokenHash: string,
  now: Date,
): Promise<ProviderCheck | undefined> => {
  const [row] = await tx
    .select()
    .from(providerCheck)
    .where(and(eq(providerCheck.tokenHash, tokenHash), gt(providerCheck.expiresAt, now)));
  return row;
};

/** Result for the page's picture, under a livenessId that replaces an earlier one. */
interface CheckedPicture {
  readonly livenessIdHash: string;
  readonly passed: boolean;
  readonly verdict: string;
}

/** Stores the result of the page's picture. */
export const storeCheckedPicture = async (tx: Transaction, id: number, checked: CheckedPicture): Promise<void> => {
  await tx.update(providerCheck).set(checked).where(eq(providerCheck.id, id));
};

/** Lookup key of a result; all its fields must match. */
interface ResultKey {
  readonly tokenHash: string;
  readonly livenessIdHash: string;
  readonly userId: number;
  readonly loginLogId: number;
}

/** Deletes and returns a result, so that it can be queried only once; undefined without an unexpired one under exactly this key. */
export const takeCheckedPicture = async (
  tx: Transaction,
  key: ResultKey,
  now: Date,
): Promise<{ passed: boolean; verdict: string } | undefined> => {
  const [taken] = await tx
    .update(providerCheck)
    .set({ livenessIdHash: null })
    .where(
      and(
        eq(providerCheck.tokenHash, key.tokenHash),
        eq(providerCheck.livenessIdHash, key.livenessIdHash),
        eq(providerCheck.userId, key.userId),
        eq(providerCheck.loginLogId, key.loginLogId),
        gt(providerCheck.expiresAt, now),
      ),
    )
    .returning({ passed: providerCheck.passed, verdict: providerCheck.verdict });
  return taken === undefined ? undefined : { passed: taken.passed === true, verdict: taken.verdict ?? 'unknown' };
};

/** Deletes the checks whose time is over. */
export const sweepProviderChecks = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(providerCheck).where(lte(providerCheck.expiresAt, now));
};

/**
 * Secrets shared by the servers of a database. One encrypts private keys, one seals the marks of known devices, one derives the
 * one-time passwords of bulk operations, one encrypts the secrets of authenticator apps, and one the client secrets and attempts of
 * company sign-ins.
 */
type SecretName = 'passwordKeys' | 'knownDevices' | 'manyPasswords' | 'secondFactors' | 'singleSignOn';

/** Returns a secret shared by all servers of a database; created on first use. */
export const getSharedSecret = async (tx: Transaction, name: SecretName): Promise<string> => {
  await tx
    .insert(serverSecret)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [stored] = await tx.select({ value: serverSecret.value }).from(serverSecret).where(eq(serverSecret.name, name));
  if (stored === undefined) throw new Error(`the secret ${name} is missing`);
  return stored.value;
};

const TURN = 7_221_504_319;

/** Stored key pair. */
type StoredPasswordKey = typeof passwordKey.$inferSelect;

/** Lists the valid key pairs, newest first; any server of the database can use them. */
export const listLivePasswordKeys = (tx: Transaction, now: Date): Promise<StoredPasswordKey[]> =>
  tx.select().from(passwordKey).where(gt(passwordKey.expiresAt, now)).orderBy(desc(passwordKey.id));

/** Locks key creation: one server creates the next key, the others wait for the end of this transaction. */
export const lockPasswordKeys = async (tx: Transaction): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(${TURN})`);
};

/** Keeps a new key pair. */
export const storePasswordKey = async (tx: Transaction, row: Omit<StoredPasswordKey, 'id'>): Promise<void> => {
  await tx.insert(passwordKey).values(row);
};

/** Deletes expired key pairs; data encrypted with them can no longer be decrypted. */
export const sweepPasswordKeys = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(passwordKey).where(lte(passwordKey.expiresAt, now));
};

/** Returns the secret that encrypts private keys, shared by all servers of a database. */
export const getPasswordKeySecret = (tx: Transaction): Promise<string> => getSharedSecret(tx, 'passwordKeys');

/** Stored captcha. */
type StoredCaptcha = typeof captcha.$inferInsert;

/** Stores a captcha until it is answered or expired. */
export const storeCaptcha = async (tx: Transaction, row: StoredCaptcha): Promise<void> => {
  await tx.insert(captcha).values(row);
};

/** Deletes a captcha and returns its hash: it can be used only once, with a right or a wrong answer. */
export const takeCaptcha = async (tx: Transaction, codeKey: string, now: Date): Promise<string | undefined> => {
  const [taken] = await tx
    .delete(captcha)
    .where(eq(captcha.codeKey, codeKey))
    .returning({ textHash: captcha.textHash, expiresAt: captcha.expiresAt });
  return taken !== undefined && taken.expiresAt > now ? taken.textHash : undefined;
};

/** Deletes expired captchas. */
export const sweepCaptchas = async (tx: Transaction, now: Date): Promise<void> => {
  await tx.delete(captcha).where(lte(captcha.expiresAt, now));
};
