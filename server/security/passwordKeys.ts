import { constants, generateKeyPair, privateDecrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { sealText, type SealingKey, unsealText } from './sealText';

const generate = promisify(generateKeyPair);
const KEY_BITS = 3072;

/** Key pair for the encrypted password of a login (§7 login/rsaPublicKey); the private key only in sealed form. */
export interface SealedKeyPair {
  publicKey: string;
  sealedPrivateKey: Uint8Array;
}

const getSealingKey = (secret: string): SealingKey => ({ secret, purpose: 'saldo password key' });

const generatePair = () =>
  generate('rsa', {
    modulusLength: KEY_BITS,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

// Generating primes takes up to seconds on a busy machine, so it starts in advance while the user is typing.
let spare: ReturnType<typeof generatePair> | undefined;

/** Starts generating the next key pair, unless one is ready. */
export const prepareKeyPair = (): void => {
  spare ??= generatePair();
  // The code that uses the pair handles the error.
  spare.catch(() => undefined);
};

/** Makes an RSA pair of 3072 bits off the main thread and seals its private half with the servers' shared secret. */
export const createKeyPair = async (secret: string): Promise<SealedKeyPair> => {
  const making = spare ?? generatePair();
  spare = undefined;
  const pair = await making;
  return { publicKey: pair.publicKey, sealedPrivateKey: sealText(getSealingKey(secret), pair.privateKey) };
};

/** Decrypts a base64 text encrypted with this pair (OAEP, SHA-256); undefined if it was not. */
export const openPassword = (secret: string, pair: SealedKeyPair, encrypted: string): string | undefined => {
  try {
    const key = unsealText(getSealingKey(secret), pair.sealedPrivateKey);
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return new TextDecoder('utf-8', { fatal: true }).decode(privateDecrypt(options, Buffer.from(encrypted, 'base64')));
  } catch {
    return undefined;
  }
};
