import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Shared secret of the servers, and the purpose that separates its keys. */
export interface SealingKey {
  readonly secret: string;
  readonly purpose: string;
}

const deriveKey = ({ secret, purpose }: SealingKey): Buffer =>
  createHash('sha256').update(`${purpose}\n${secret}`).digest();

/** Encrypts a text with AES-256-GCM for storage: IV, tag, ciphertext. */
export const sealText = (key: SealingKey, text: string): Uint8Array => {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(key), iv);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
};

/** Decrypts a sealed text; throws if the key is another one or the text was changed. */
export const unsealText = (key: SealingKey, sealed: Uint8Array): string => {
  const box = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(key), box.subarray(0, IV_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
};
