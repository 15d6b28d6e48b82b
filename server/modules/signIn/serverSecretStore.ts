import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/connect';
import { serverSecret } from '../../database/tables/workTables';

/**
 * Secrets shared by the servers of a database. One encrypts private keys, one seals the marks of known devices, and one derives the
 * one-time passwords of bulk operations.
 */
type SecretName = 'passwordKeys' | 'knownDevices' | 'manyPasswords';

/** Returns a secret shared by all servers of a database; created on first use. */
export const sharedSecret = async (tx: Transaction, name: SecretName): Promise<string> => {
  await tx
    .insert(serverSecret)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await tx.select({ value: serverSecret.value }).from(serverSecret).where(eq(serverSecret.name, name));
  if (kept === undefined) throw new Error(`the secret ${name} is missing`);
  return kept.value;
};
