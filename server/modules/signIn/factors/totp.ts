import { TOTP_DIGITS, TOTP_PERIOD_S } from '@/contract/ourLimits';
import { Secret, TOTP } from 'otpauth';
import type { Transaction } from '../../../database/connect';
import { SEALED_BY_TABLE } from '../../../security/sealedColumns';
import { sealText, type SealingKey, unsealText } from '../../../security/sealText';
import { getSharedSecret } from '../signInSecretStore';

/** Name of the product in authenticator apps. */
const ISSUER = 'Saldo';
/** Bytes of a secret: as many as SHA-1 has (RFC 4226 §4). */
const SECRET_BYTES = 20;
/** Accepted difference between the clocks of server and phone, in time steps. */
const SKEW_STEPS = 1;

const getTotp = (secret: string, label: string): TOTP =>
  new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), digits: TOTP_DIGITS, period: TOTP_PERIOD_S });

const getSealingKey = async (tx: Transaction): Promise<SealingKey> => ({
  secret: await getSharedSecret(tx, SEALED_BY_TABLE.second_factor.secret),
  purpose: SEALED_BY_TABLE.second_factor.purpose,
});

/** Secret of an authenticator app: as text, as URI for a QR code, and as stored. */
interface NewTotp {
  readonly secret: string;
  readonly uri: string;
  readonly sealedSecret: Uint8Array;
}

/** Creates the secret of an authenticator app. */
export const createTotp = async (tx: Transaction, username: string): Promise<NewTotp> => {
  const secret = new Secret({ size: SECRET_BYTES }).base32;
  const sealedSecret = sealText(await getSealingKey(tx), secret);
  return { secret, uri: getTotp(secret, username).toString(), sealedSecret };
};

/** Returns the time step of a code that is valid now, one step earlier or one later (RFC 6238 §5.2); undefined for any other code. */
export const findTotpStep = async (
  tx: Transaction,
  sealedSecret: Uint8Array | null,
  { code, now }: { readonly code: string; readonly now: Date },
): Promise<number | undefined> => {
  if (sealedSecret === null) return undefined;
  const totp = getTotp(unsealText(await getSealingKey(tx), sealedSecret), '');
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, window: SKEW_STEPS, timestamp });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
};
