import { EncryptError, encryptPassword } from '@/browser/session/encrypt';
import { constants, generateKeyPairSync, privateDecrypt } from 'node:crypto';

const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const PEM = String(publicKey.export({ type: 'spki', format: 'pem' }));
const BARE = PEM.replaceAll(/-----[^-]+-----|\s/gu, '');

const openOaep = (sealed: string): string =>
  privateDecrypt(
    { key: privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(sealed, 'base64'),
  ).toString('utf8');

/** Node refuses PKCS#1 v1.5 decryption, so the padding is taken off by hand. */
function openPkcs1(sealed: string): string {
  const padded = privateDecrypt({ key: privateKey, padding: constants.RSA_NO_PADDING }, Buffer.from(sealed, 'base64'));
  return padded.subarray(padded.indexOf(0, 2) + 1).toString('utf8');
}

const getFault = (attempt: Promise<string>): Promise<unknown> =>
  attempt.then(
    () => 'none',
    (error: unknown) => (error instanceof EncryptError ? error.fault : error),
  );

describe('password encryption', () => {
  test.each(['Passw0rd!1', 'Päßwörd ñ', '密码很长的一句话', '🔑🔑'])(
    'LG-04 the server reads %p as typed (OAEP, SHA-256)',
    async (password) => {
      expect(openOaep(await encryptPassword(password, PEM))).toBe(password);
    },
  );

  test.each(['Passw0rd!1', 'Päßwörd ñ', '密码'])(
    'LG-04 the server reads %p as typed (PKCS#1 v1.5)',
    async (password) => {
      expect(openPkcs1(await encryptPassword(password, PEM, 'pkcs1'))).toBe(password);
    },
  );

  test('LG-04 a key without its header and footer will do', async () => {
    expect(openOaep(await encryptPassword('secret', BARE))).toBe('secret');
  });

  test.each([
    ['', 'noKey'],
    ['  \n', 'noKey'],
    ['garbage', 'badKey'],
    ['-----BEGIN PUBLIC KEY-----\nabcd\n-----END PUBLIC KEY-----', 'badKey'],
  ])('LG-04 the key %p stops the attempt: %s', async (key, fault) => {
    expect(await getFault(encryptPassword('secret', key))).toBe(fault);
  });

  test('LG-04 190 bytes fit a 2048-bit key, 191 stop the attempt', async () => {
    expect(openOaep(await encryptPassword('ñ'.repeat(95), PEM))).toHaveLength(95);
    expect(await getFault(encryptPassword('x'.repeat(191), PEM))).toBe('tooLong');
    expect(await getFault(encryptPassword('x'.repeat(246), PEM, 'pkcs1'))).toBe('tooLong');
  });
});
