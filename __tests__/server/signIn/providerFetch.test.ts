import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createProviderFetch, isAllowedUrl } from '../../../server/modules/signIn/singleSignOn/providerFetch';

const PUBLIC = { ssoPrivateAddresses: false };
const PRIVATE = { ssoPrivateAddresses: true };

test.each([
  'http://idp.example/',
  'http://localhost/',
  'https://10.0.0.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://169.254.169.254/latest/meta-data/',
  'https://user:password@idp.example/',
  'file:///etc/passwd',
  'javascript:alert(1)',
  'no address',
])('%s is not requested', (url) => {
  expect(isAllowedUrl(url, PUBLIC)).toBe(false);
});

test('https to public names is allowed; private addresses and http on this machine only by the setting', () => {
  expect(isAllowedUrl('https://login.example/tenant/v2.0', PUBLIC)).toBe(true);
  expect(isAllowedUrl('https://10.0.0.1/', PRIVATE)).toBe(true);
  expect(isAllowedUrl('http://127.0.0.1:8080/', PRIVATE)).toBe(true);
  expect(isAllowedUrl('http://10.0.0.1/', PRIVATE)).toBe(false);
});

test('a name that leads to a private address is refused when the connection is made', async () => {
  const get = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const;
  await expect(createProviderFetch(PUBLIC)('https://localhost:1/', get)).rejects.toThrow('not allowed');
});

test('redirects are not followed and long responses are not read', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/long') response.end(Buffer.alloc(2 * 1024 * 1024));
    else response.writeHead(302, { location: '/long' }).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = { method: 'GET', headers: {}, body: undefined, redirect: 'manual' } as const;
  const request = createProviderFetch(PRIVATE);
  expect((await request(`${origin}/`, get)).status).toBe(302);
  await expect(request(`${origin}/long`, get)).rejects.toThrow('cannot be reached');
  server.closeAllConnections();
  server.close();
});
