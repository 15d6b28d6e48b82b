import type { Settings } from '../server/getSettings';

/** Reason why a password could not be encrypted: a missing key, an invalid key, or text longer than the key allows. */
export type EncryptFault = 'noKey' | 'badKey' | 'tooLong';

/** Thrown instead of sending anything: the attempt stops with a clear message (LG-04). */
export class EncryptError extends Error {
  readonly fault: EncryptFault;

  constructor(fault: EncryptFault) {
    super(`the password could not be encrypted: ${fault}`);
    this.fault = fault;
  }
}

type Padding = Settings['passwordPadding'];

/** Bytes of a message used by the padding: OAEP with SHA-256, PKCS#1 v1.5. */
const PADDING_BYTES: Readonly<Record<Padding, number>> = { oaep: 66, pkcs1: 11 };

const loadEncryptor = async () => (await import(/* webpackChunkName: "sign-in" */ 'jsencrypt')).default;

/**
 * Converts bytes to text. jsencrypt truncates character codes to 8 bits under OAEP and chooses UTF-8 under PKCS#1. Only PKCS#1 may
 * therefore receive the text.
 */
const asByteText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** Encrypts the password (UTF-8) with the server's public key, as base64: the only form in which it leaves the browser (LG-04). */
export async function encryptPassword(password: string, publicKey: string, padding: Padding = 'oaep'): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  const encryptor = await encryptorFor(publicKey);
  if (bytes.length > encryptor.modulusBytes - PADDING_BYTES[padding]) throw new EncryptError('tooLong');
  const sealed = padding === 'oaep' ? encryptor.key.encryptOAEP(asByteText(bytes)) : encryptor.key.encrypt(password);
  if (sealed === false || sealed === '') throw new EncryptError('badKey');
  return sealed;
}

/** Detects a missing or invalid key. Without a key jsencrypt silently generates one, and for an invalid key it returns `false`. */
async function encryptorFor(publicKey: string) {
  if (publicKey.trim() === '') throw new EncryptError('noKey');
  const Encryptor = await loadEncryptor();
  const key = new Encryptor();
  key.setPublicKey(publicKey);
  return { key, modulusBytes: getModulusBytes(key) };
}

/** Returns the length of the key in bytes. A ciphertext is always as long as the key; an invalid key encrypts nothing. */
function getModulusBytes(key: { encrypt: (text: string) => string | false }): number {
  const sealed = key.encrypt('1');
  if (sealed === false || sealed === '') throw new EncryptError('badKey');
  return atob(sealed).length;
}

/** Preloads the encryption code while the user types, so that 'log in' does not wait for it. */
export const preloadEncryptor = (): void => void loadEncryptor().catch(() => undefined);
