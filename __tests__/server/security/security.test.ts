import {
  isAddressInList,
  createAddressReader,
  isWhitelisted,
  findInvalidWhitelistEntries,
} from '../../../server/settings/clientAddress';
import { createKeyPair, openPassword } from '../../../server/security/passwordKeys';
import { hashPassword, verifyPassword } from '../../../server/security/passwords';
import { createToken, hashToken } from '../../../server/security/session/sessionToken';
import { QueueFull, createWorkQueue } from '../../../server/kernel/createWorkQueue';
import { encrypted } from '../../support/server/signingIn';

test('LG-12 the caller’s address is the socket’s unless one of our proxies speaks for somebody', () => {
  expect(createAddressReader('')({ socket: '8.8.8.8', forwardedFor: '1.1.1.1' })).toBe('8.8.8.8');
  expect(createAddressReader('10.0.0.0/8')({ socket: '8.8.8.8', forwardedFor: '1.1.1.1' })).toBe('8.8.8.8');
  expect(createAddressReader('10.0.0.0/8')({ socket: '10.0.0.1', forwardedFor: '1.1.1.1' })).toBe('1.1.1.1');
  expect(createAddressReader('10.0.0.0/8')({ socket: '::ffff:10.0.0.1', forwardedFor: '1.1.1.1' })).toBe('1.1.1.1');
});

test('LG-12 the value that a caller writes into X-Forwarded-For has no effect', () => {
  expect(
    createAddressReader('10.0.0.0/8')({ socket: '10.0.0.1', forwardedFor: '192.168.1.1, 5.5.5.5, 10.0.0.2' }),
  ).toBe('5.5.5.5');
  expect(createAddressReader('10.0.0.0/8')({ socket: '10.0.0.1', forwardedFor: 'rubbish' })).toBe('10.0.0.1');
  expect(createAddressReader('10.0.0.0/8')({ socket: '10.0.0.1', forwardedFor: undefined })).toBe('10.0.0.1');
});

test('LG-12 a whitelist holds addresses and ranges of both kinds, separated by commas', () => {
  const list = '203.0.113.7, 10.1.0.0/16,2001:db8::/32';
  expect(isWhitelisted('203.0.113.7', list)).toBe(true);
  expect(isWhitelisted('::ffff:10.1.2.3', list)).toBe(true);
  expect(isWhitelisted('2001:db8::1', list)).toBe(true);
  expect(isWhitelisted('10.2.0.1', list)).toBe(false);
  expect(isWhitelisted('rubbish', list)).toBe(false);
  expect(isWhitelisted('10.2.0.1', ' ')).toBe(true);
});

test('LG-12 a whitelist of mistakes lets nobody in, and names its mistakes', () => {
  expect(isWhitelisted('10.0.0.1', 'everybody')).toBe(false);
  expect(findInvalidWhitelistEntries('10.0.0.1, everybody, 10.0.0.0/99,')).toEqual([' everybody', ' 10.0.0.0/99']);
  expect(isAddressInList('10.0.0.1', '')).toBe(false);
  expect(findInvalidWhitelistEntries('10.0.0.5/0, ::/0, ::ffff:10.0.0.0/104')).toHaveLength(3);
  expect(isWhitelisted('8.8.8.8', '10.0.0.5/0')).toBe(false);
});

test('LG-12 a proxy may write a port behind the address', () => {
  const read = createAddressReader('10.0.0.0/8');
  expect(read({ socket: '10.0.0.1', forwardedFor: '203.0.113.9:443' })).toBe('203.0.113.9');
  expect(read({ socket: '10.0.0.1', forwardedFor: '[2001:db8::1]:443' })).toBe('2001:db8::1');
});

test('LG-12 a socket without an address comes from nowhere, whatever it says', () => {
  expect(createAddressReader('')({ socket: undefined, forwardedFor: '203.0.113.9' })).toBeUndefined();
  expect(createAddressReader('10.0.0.0/8')({ socket: '', forwardedFor: '203.0.113.9' })).toBeUndefined();
});

test('LG-08 passwords are hashed with argon2id, as typed, each with its own salt', async () => {
  const [one, other] = await Promise.all([hashPassword(' Pässwörd 密码'), hashPassword(' Pässwörd 密码')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/u);
  expect(one).not.toBe(other);
  expect(await verifyPassword(one, ' Pässwörd 密码')).toBe(true);
  expect(await verifyPassword(one, 'Pässwörd 密码')).toBe(false);
  expect(await verifyPassword(one, ' pässwörd 密码')).toBe(false);
  expect(await verifyPassword('rubbish', 'x')).toBe(false);
  expect(await verifyPassword(undefined, 'x')).toBe(false);
});

test('LG-04 a password of any letters comes through; another secret, pair or spoilt text opens nothing', async () => {
  const [pair, other] = await Promise.all([createKeyPair('secret'), createKeyPair('secret')]);
  const sent = encrypted(pair.publicKey, 'Pässwörd 密码 😀');
  expect(openPassword('secret', pair, sent)).toBe('Pässwörd 密码 😀');
  expect(openPassword('another', pair, sent)).toBeUndefined();
  expect(openPassword('secret', other, sent)).toBeUndefined();
  expect(openPassword('secret', pair, sent.slice(0, -8))).toBeUndefined();
});

test('LG-09 tokens have 256 random bits', () => {
  const tokens = Array.from({ length: 1000 }, createToken);
  expect(new Set(tokens).size).toBe(1000);
  expect(Buffer.from(tokens[0] ?? '', 'base64url')).toHaveLength(32);
  expect(hashToken('a')).toHaveLength(64);
});

test('LG-12 costly work runs a few at once, the rest waits, and too much is turned away', async () => {
  const queue = createWorkQueue({ running: 2, waiting: 2 });
  let active = 0;
  let most = 0;
  const releases: (() => void)[] = [];
  const work = async (): Promise<void> => {
    active += 1;
    most = Math.max(most, active);
    await new Promise<void>((resolve) => releases.push(resolve));
    active -= 1;
  };
  const runs = Array.from({ length: 4 }, () => queue.run(work));
  await expect(queue.run(work)).rejects.toThrow(QueueFull);
  while (releases.length > 0) {
    releases.shift()?.();
    await new Promise(setImmediate);
  }
  await Promise.all(runs);
  expect(most).toBe(2);
  await expect(queue.run(() => Promise.reject(new Error('broke')))).rejects.toThrow('broke');
  expect(await queue.run(() => Promise.resolve('still runs'))).toBe('still runs');
});
