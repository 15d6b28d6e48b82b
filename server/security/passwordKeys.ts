import {
  constants,
  createCipheriv,
  createDecipheriv,
  createHash,
  generateKeyPair,
  privateDecrypt,
  randomBytes,
} from 'node:crypto';
import { promisify } from 'node:util';

const generate = promisify(generateKeyPair);
const KEY_BITS = 3072;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Key pair for the encrypted password of a login (§7 login/rsaPublicKey); the private key only in sealed form. */
export interface SealedKeyPair {
  publicKey: string;
  sealedPrivateKey: Uint8Array;
}

const sealingKey = (secret: string): Buffer => createHash('sha256').update(`saldo password key\n${secret}`).digest();

const seal = (secret: string, text: string): Uint8Array => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', sealingKey(secret), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

const unseal = (secret: string, sealed: Uint8Array): string => {
  const box = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', sealingKey(secret), box.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};

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
  return { publicKey: pair.publicKey, sealedPrivateKey: seal(secret, pair.privateKey) };
};

/** Decrypts a base64 text encrypted with this pair (OAEP, SHA-256); undefined if it was not. */
export const openPassword = (secret: string, pair: SealedKeyPair, encrypted: string): string | undefined => {
  try {
    const key = unseal(secret, pair.sealedPrivateKey);
    const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
    return new TextDecoder('utf-8', { fatal: true }).decode(privateDecrypt(options, Buffer.from(encrypted, 'base64')));
  } catch {
    return undefined;
  }
};
