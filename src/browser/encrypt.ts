import type { Settings } from './settings';

/** Why a password could not be encrypted: no key given, a key that is none, or more text than the key can hold. */
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

/** Bytes of a message that the padding itself takes: OAEP with SHA-256, PKCS#1 v1.5. */
const PADDING_BYTES: Readonly<Record<Padding, number>> = { oaep: 66, pkcs1: 11 };

const loadEncryptor = async () => (await import('jsencrypt')).default;

/** jsencrypt cuts character codes to 8 bits under OAEP and chooses UTF-8 by itself under PKCS#1: only there it may be given the text. */
const asByteText = (bytes: Uint8Array): string => String.fromCharCode(...bytes);

/** The password under the server's public key (base64), UTF-8 inside: the only form in which it leaves the browser (LG-04). */
export async function encryptPassword(password: string, publicKey: string, padding: Padding = 'oaep'): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  const encryptor = await encryptorFor(publicKey);
  if (bytes.length > encryptor.modulusBytes - PADDING_BYTES[padding]) throw new EncryptError('tooLong');
  const sealed = padding === 'oaep' ? encryptor.key.encryptOAEP(asByteText(bytes)) : encryptor.key.encrypt(password);
  if (sealed === false || sealed === '') throw new EncryptError('badKey');
  return sealed;
}

/** Without a key jsencrypt silently makes one of its own, and for a spoilt one it answers `false`: both are found here. */
async function encryptorFor(publicKey: string) {
  if (publicKey.trim() === '') throw new EncryptError('noKey');
  const Encryptor = await loadEncryptor();
  const key = new Encryptor();
  key.setPublicKey(publicKey);
  return { key, modulusBytes: getModulusBytes(key) };
}

/** What a key seals is always as long as the key; a spoilt one seals nothing. */
function getModulusBytes(key: { encrypt: (text: string) => string | false }): number {
  const sealed = key.encrypt('1');
  if (sealed === false || sealed === '') throw new EncryptError('badKey');
  return atob(sealed).length;
}

/** Fetches the encryption code while the user types, so that pressing 'log in' does not wait for it. */
export const warmEncryptor = (): void => void loadEncryptor().catch(() => undefined);
