/** Use of an encrypted column: name of the servers' shared secret, and the purpose that separates its keys. */
interface SealedUse {
  readonly secret: 'secondFactors' | 'singleSignOn';
  readonly purpose: string;
}

/** Encrypted columns (sealed_secret) by table. They are encrypted again when their rows move to another installation. */
export const SEALED_BY_TABLE = {
  second_factor: { secret: 'secondFactors', purpose: 'saldo authenticator app' },
  sso_provider: { secret: 'singleSignOn', purpose: 'saldo single sign-on client secret' },
} as const satisfies Readonly<Record<string, SealedUse>>;

/** Finds the use of a table's encrypted column. */
export const findSealedUse = (table: string): SealedUse | undefined =>
  Object.entries(SEALED_BY_TABLE).find(([name]) => name === table)?.[1];
