import { resolve } from 'node:path';
import { takeOwnerUrl } from '../../../server/settings/databaseSettings';
import { readSettings } from '../../../server/settings/settings';

const mistakes = (environment: Record<string, string>): string[] => {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
};

test('GE-05 without any setting the server runs on port 8080 with an embedded database and 9000 cases', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 8080,
    providerPort: 8081,
    dataDir: resolve('.data'),
    seedCases: 9000,
    logLevel: 'info',
  });
});

test('GE-06 a PostgreSQL of one’s own is taken from DATABASE_URL', () => {
  const databaseUrl = 'postgres://saldo:secret@db.example:5432/saldo';
  expect(readSettings({ DATABASE_URL: databaseUrl }).databaseUrl).toBe(databaseUrl);
});

test('RS-04 the direct address of PostgreSQL is set in addition to the pool; without one it is an error', () => {
  const pooled = {
    DATABASE_URL: 'postgres://saldo@pool:6432/saldo',
    DATABASE_SESSION_URL: 'postgres://saldo@db/saldo',
  };
  expect(readSettings(pooled).databaseSessionUrl).toBe(pooled.DATABASE_SESSION_URL);
  expect(mistakes({ DATABASE_SESSION_URL: pooled.DATABASE_SESSION_URL })).toEqual([
    'DATABASE_SESSION_URL: is only for a pool before PostgreSQL, whose address is DATABASE_URL',
  ]);
});

test('GE-06 the owner of the tables has a separate address in addition to DATABASE_URL, and it is removed from the environment', () => {
  const databaseUrl = 'postgres://saldo_server:secret@db.example:5432/saldo';
  const ownerUrl = 'postgres://saldo:secret@db.example:5432/saldo';
  const environment: NodeJS.ProcessEnv = { DATABASE_URL: databaseUrl, DATABASE_OWNER_URL: ownerUrl };
  expect(JSON.stringify(readSettings(environment))).not.toContain(ownerUrl);
  expect(takeOwnerUrl(environment)).toBe(ownerUrl);
  expect(environment).toEqual({ DATABASE_URL: databaseUrl });
  expect(takeOwnerUrl({ DATABASE_OWNER_URL: '' })).toBeUndefined();
  expect(mistakes({ DATABASE_OWNER_URL: ownerUrl })).toEqual([expect.stringMatching(/^DATABASE_OWNER_URL: only with/)]);
});

test('RS-04 a replica is set in addition to its primary; without one it is an error', () => {
  const both = { DATABASE_URL: 'postgres://saldo@db/saldo', DATABASE_REPLICA_URL: 'postgres://saldo@db2/saldo' };
  expect(readSettings(both).databaseReplicaUrl).toBe(both.DATABASE_REPLICA_URL);
  expect(mistakes({ DATABASE_REPLICA_URL: both.DATABASE_REPLICA_URL })).toEqual([
    'DATABASE_REPLICA_URL: is only for a replica of a PostgreSQL of your own, whose address is DATABASE_URL',
  ]);
});

test('GE-06 the limits of the database connections are settings, and a wrong one is named', () => {
  expect(readSettings({}).databaseLimits).toEqual({
    size: 20,
    connectTimeoutMs: 5000,
    statementTimeoutMs: 30_000,
    lockTimeoutMs: 5000,
    idleTimeoutMs: 60_000,
  });
  const given = { DATABASE_POOL_SIZE: '50', DATABASE_LOCK_TIMEOUT_MS: '700' };
  expect(readSettings(given).databaseLimits).toMatchObject({ size: 50, lockTimeoutMs: 700 });
  expect(mistakes({ DATABASE_POOL_SIZE: '3', DATABASE_CONNECT_TIMEOUT_MS: 'soon' })).toEqual([
    'DATABASE_POOL_SIZE: must be a whole number from 8 to 1000',
    'DATABASE_CONNECT_TIMEOUT_MS: must be a whole number from 100 to 60000',
  ]);
});

test('an empty setting counts as not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', CAPTCHA_TEXT: '' })).toEqual(readSettings({}));
});

test('GE-05 every error has a separate line that names the setting', () => {
  const wrong = {
    PORT: 'eighty',
    SEED_CASES: '-1',
    DATABASE_URL: 'mysql://x',
    LOG_LEVEL: 'loud',
    PUBLIC_ORIGIN: 'saldo.example',
  };
  expect(mistakes(wrong).map((line) => line.split(':')[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'SEED_CASES',
    'PUBLIC_ORIGIN',
    'LOG_LEVEL',
  ]);
});

test('a fixed captcha is refused in production and taken elsewhere', () => {
  expect(mistakes({ NODE_ENV: 'production', CAPTCHA_TEXT: '0000' })).toEqual([
    expect.stringMatching(/^CAPTCHA_TEXT: not/),
  ]);
  expect(readSettings({ CAPTCHA_TEXT: '0000' }).captchaText).toBe('0000');
});

test('GE-05 listening address of the server: this machine, behind https all, or the configured one', () => {
  expect(readSettings({}).listenAddress).toBe('localhost');
  expect(readSettings({ NODE_ENV: 'production' }).listenAddress).toBe('localhost');
  expect(readSettings({ PUBLIC_ORIGIN: 'https://saldo.example' }).listenAddress).toBeUndefined();
  for (const address of ['127.0.0.5', '::1', '::ffff:127.0.0.1', 'localhost']) {
    expect(readSettings({ NODE_ENV: 'production', LISTEN_ADDRESS: address }).listenAddress).toBe(address);
  }
  for (const address of ['::', '10.0.0.5', '::ffff:10.0.0.5']) {
    expect(mistakes({ NODE_ENV: 'production', LISTEN_ADDRESS: address })).toHaveLength(1);
    expect(readSettings({ LISTEN_ADDRESS: address }).listenAddress).toBe(address);
  }
  expect(mistakes({ LISTEN_ADDRESS: 'saldo.example', PLAIN_HTTP: 'yes' })).toEqual([
    'LISTEN_ADDRESS: must be localhost or an address of this machine; 0.0.0.0 is all of them',
    'PLAIN_HTTP: must be on or off',
  ]);
});

test('LV-11 the provider’s page never shares the origin of the app', () => {
  expect(readSettings({ PORT: '18100' }).providerPort).toBe(18_101);
  expect(readSettings({ PORT: '0' }).providerPort).toBe(0);
  expect(mistakes({ PORT: '18100', PROVIDER_PORT: '18100' })).toHaveLength(1);
  expect(mistakes({ PORT: '65535' })).toHaveLength(1);
});

test('CD-02 messages go to the embedded gateway unless an HTTP one is named, with its address', () => {
  const SMS_GATEWAY_URL = 'https://sms.example/v1/messages';
  expect(readSettings({}).smsGateway).toBe('embedded');
  expect(readSettings({ SMS_GATEWAY: 'http', SMS_GATEWAY_URL, SMS_GATEWAY_TOKEN: 'secret' })).toMatchObject({
    smsGateway: 'http',
    smsGatewayUrl: SMS_GATEWAY_URL,
    smsGatewayToken: 'secret',
  });
  expect(mistakes({ SMS_GATEWAY: 'http' })).toEqual(['SMS_GATEWAY_URL: is needed with SMS_GATEWAY=http']);
  for (const wrong of ['ftp://sms.example', 'sms.example', 'https://me:secret@sms.example']) {
    expect(mistakes({ SMS_GATEWAY: 'http', SMS_GATEWAY_URL: wrong })).toEqual([
      expect.stringMatching(/^SMS_GATEWAY_URL: must/),
    ]);
  }
  expect(mistakes({ SMS_GATEWAY: 'pigeon' })).toEqual(['SMS_GATEWAY: must be one of embedded, http']);
  expect(mistakes({ SMS_GATEWAY_TOKEN: 'two words' })).toHaveLength(1);
});
