import { eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/connect';
import { serverSecret } from '../../database/tables/workTables';

/** What the servers of a database share and tell nobody: one seals private keys, one the marks of known devices, of one come the one-time passwords of many users. */
type SecretName = 'passwordKeys' | 'knownDevices' | 'manyPasswords';

/** A secret of all servers of a database; made by the first that asks. */
export const sharedSecret = async (tx: Transaction, name: SecretName): Promise<string> => {
  await tx
    .insert(serverSecret)
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflictDoNothing();
  const [kept] = await tx.select({ value: serverSecret.value }).from(serverSecret).where(eq(serverSecret.name, name));
  if (kept === undefined) throw new Error(`the secret ${name} is missing`);
  return kept.value;
};
