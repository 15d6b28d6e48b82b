import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../../server/app';
import { readSettings } from '../../../server/settings/settings';
import { freshDatabase, type TestDatabase } from '../../support/server/database';

const webRoot = mkdtempSync(join(tmpdir(), 'saldo-web-'));
const script = 'console.log("saldo");'.repeat(50);
let test1: TestDatabase;
let plain: FastifyInstance;
let secure: FastifyInstance;

beforeAll(async () => {
  mkdirSync(join(webRoot, 'assets'));
  writeFileSync(
    join(webRoot, 'index.html'),
    '<!doctype html><script type="application/json" id="settings">{}</script>',
  );
  writeFileSync(join(webRoot, 'assets/main.0123456789.js'), script);
  writeFileSync(join(webRoot, 'assets/main.0123456789.js.br'), brotliCompressSync(script));
  writeFileSync(join(webRoot, 'assets/.secret'), 'no');
  writeFileSync(join(webRoot, 'secret.txt'), 'no');
  test1 = await freshDatabase();
  const environment = { PORT: '8300', LOG_LEVEL: 'silent', DATA_DIR: webRoot };
  plain = await createApp({ settings: readSettings(environment), database: test1.database, webRoot });
  secure = await createApp({
    settings: readSettings({
      ...environment,
      PUBLIC_ORIGIN: 'https://saldo.example',
      PROVIDER_ORIGIN: 'https://liveness.example',
    }),
    database: test1.database,
    webRoot,
  });
});
afterAll(async () => {
  await plain.close();
  await secure.close();
  await test1.drop();
  rmSync(webRoot, { recursive: true });
});

const getPolicy = (header: unknown): Record<string, string> =>
  Object.fromEntries(
    String(header)
      .split(/; ?/)
      .map((part) => [part.split(' ')[0] ?? '', part.split(' ').slice(1).join(' ')]),
  );

test('GE-05 FE-01 the page is the same for everybody, with a policy that allows only its own files', async () => {
  const pages = await Promise.all(
    ['/', '/index.html'].map((url) => plain.inject({ url, headers: { host: 'localhost:8300' } })),
  );
  expect(new Set(pages.map(({ body }) => body)).size).toBe(1);
  expect(getPolicy(pages[0]?.headers['content-security-policy'])).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
    'frame-src': 'http://localhost:8301',
    'object-src': "'none'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'saldo',
  });
});

test('GE-05 FE-01 docs/operations.md states the policy for static hosts exactly', async () => {
  const { headers } = await secure.inject({ url: '/', headers: { host: 'saldo.example' } });
  const documented = /^Content-Security-Policy: (.*)$/mu.exec(readFileSync('docs/operations.md', 'utf8'))?.[1];
  expect(documented).toBe(headers['content-security-policy']);
});

test('GE-05 FE-01 a browser revalidates the page and receives it only if it has changed', async () => {
  const { headers } = await plain.inject('/');
  expect(headers['cache-control']).toBe('no-cache');
  const etag = String(headers['etag']);
  const same = await plain.inject({ url: '/', headers: { 'if-none-match': `"other", ${etag}` } });
  expect(same.statusCode).toBe(304);
  expect(same.body).toBe('');
  expect(same.headers['content-security-policy']).toContain("script-src 'self'");
  expect((await plain.inject({ url: '/', headers: { 'if-none-match': 'W/"other"' } })).statusCode).toBe(200);
});

test('GE-05 the page is compressed for those who read it', async () => {
  const page = await plain.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
  expect(page.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(page.rawPayload).toString()).toContain('id="settings"');
});

test('RT-07 hashed files stay for ever and come compressed beforehand', async () => {
  const file = await plain.inject({ url: '/assets/main.0123456789.js', headers: { 'accept-encoding': 'br' } });
  expect(file.statusCode).toBe(200);
  expect(file.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': expect.stringContaining('application/javascript'),
  });
  expect(brotliDecompressSync(file.rawPayload).toString()).toBe(script);
  expect((await plain.inject('/assets/main.0123456789.js')).body).toBe(script);
});

test.each([
  '/assets/.secret',
  '/assets/../secret.txt',
  '/assets/..%2fsecret.txt',
  '/secret.txt',
  '/assets/',
  '/assets',
  '/package.json',
  '/.git/config',
  '/docs',
])('%s is not served', async (url) => {
  const reply = await plain.inject(url);
  expect([403, 404]).toContain(reply.statusCode);
  expect(reply.body).not.toContain('no\n');
});

test('AP-04 every reply carries the security headers, and tells nothing of the server', async () => {
  for (const url of [
    '/',
    '/prod/login/currentUser',
    '/prod/nothing',
    '/healthz',
    '/assets/main.0123456789.js',
    '/nothing',
  ]) {
    const { headers } = await plain.inject(url);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
    // Files of the page have the permissions of the page.
    const permissions = String(headers['permissions-policy'] ?? '');
    expect(permissions.includes('camera=(self "http://localhost')).toBe(!url.startsWith('/assets/'));
    for (const action of ['create', 'get']) {
      expect(permissions.includes(`publickey-credentials-${action}=(self)`)).toBe(!url.startsWith('/assets/'));
    }
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toBeUndefined();
    expect(headers['x-powered-by'] ?? headers['server'] ?? headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('GE-06 behind https: HSTS, the provider’s own origin, and cookies that belong to this host', async () => {
  const { headers } = await secure.inject({ url: '/', headers: { host: 'saldo.example' } });
  expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(getPolicy(headers['content-security-policy'])['frame-src']).toBe('https://liveness.example');
  expect(headers['permissions-policy']).toContain('camera=(self "https://liveness.example")');
});

test.each([
  "evil; script-src 'unsafe-inline'",
  "evil;script-src-elem'unsafe-inline'",
  'evil,unsafe-inline',
  '[::1]:8300',
])('AP-04 a host name that somebody made up, %s, does not write into the policy', async (host) => {
  const { headers, statusCode } = await plain.inject({ url: '/', headers: { host } });
  expect(statusCode).toBe(200);
  expect(headers['content-security-policy']).not.toContain('unsafe-inline');
  expect(headers['permissions-policy']).not.toContain('unsafe-inline');
});

test('GE-06 the supervisor learns whether the server lives and whether it is ready', async () => {
  expect((await plain.inject('/healthz')).statusCode).toBe(200);
  expect(JSON.parse((await plain.inject('/readyz')).body)).toEqual({ status: 'ready', cell: 1 });
});

test('GE-05 without a built app the calls are still served', async () => {
  const bare = await createApp({
    settings: readSettings({ PORT: '0', LOG_LEVEL: 'silent' }),
    database: test1.database,
    webRoot: '/nowhere',
  });
  expect((await bare.inject('/')).statusCode).toBe(404);
  expect(JSON.parse((await bare.inject('/prod/public-ip')).body)).toEqual({ ip: '127.0.0.1' });
  await bare.close();
});

test('GE-05 15.2.2 who sends a head slowly is cut off after 15 s', () => {
  expect(plain.server.headersTimeout).toBe(15_000);
});
