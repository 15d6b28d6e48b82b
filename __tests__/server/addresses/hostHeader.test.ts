import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { readSettings } from '../../../server/settings/settings';
import { makeInstitutionWithCode, PATTERN, toHost } from '../../support/server/addresses';
import { openLine } from '../../support/server/liveLine';
import { makeUser, signInAs } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let address: string;
let acme: number;

beforeAll(async () => {
  server = await startApp({ environment: PATTERN });
  acme = await makeInstitutionWithCode(server.database, 'acme');
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const OWN = toHost('acme');

/** Sends a request as these header lines, and returns its status and the body. */
const send = async (path: string, ...lines: readonly string[]): Promise<{ status: number; body: string }> => {
  const socket = connect(Number(new URL(address).port), '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, ...lines, 'Connection: close', '', ''].join('\r\n'));
  const answer = await text(socket);
  return { status: Number(answer.split(' ')[1]), body: answer.slice(answer.indexOf('\r\n\r\n') + 4) };
};

const PUBLIC_CALL = '/prod/login/rsaPublicKey';

test.each([OWN, 'ACME.Saldo.Example:8080', 'unknown.saldo.example:8080'])('CE-02 %s is served', async (host) => {
  expect(await send(PUBLIC_CALL, `Host: ${host}`)).toMatchObject({
    status: 200,
    body: expect.stringContaining('"00"'),
  });
});

const REFUSED: readonly (readonly string[])[] = [
  ['evil.example'],
  ['evil.example', `X-Forwarded-Host: ${OWN}`],
  ['evil.example', `Forwarded: host=${OWN}`],
  ['acme.saldo.example'],
  ['acme.saldo.example:80'],
  ['acme.saldo.example.:8080'],
  ['saldo.example:8080'],
  ['.saldo.example:8080'],
  ['a.acme.saldo.example:8080'],
  ['acme.saldo.example:8080.evil.example'],
  ['evil.example/acme.saldo.example:8080'],
  ['evil.example#.saldo.example:8080'],
  ['acme@saldo.example:8080'],
  ['-acme.saldo.example:8080'],
  ['xn--acme.saldo.example:8080'],
  ["acme';.saldo.example:8080"],
  ['127.0.0.1'],
  [''],
  [OWN, 'Host: evil.example'],
  ['evil.example', `Host: ${OWN}`],
];

test.each(REFUSED)('CE-02 the host %s %s is refused, for calls, provisioning and the page', async (host, ...others) => {
  for (const path of [PUBLIC_CALL, '/scim/v2/Users', '/', '/prod/task/websocket', '/nowhere']) {
    const { status, body } = await send(path, `Host: ${host}`, ...others);
    expect([400, 421]).toContain(status);
    expect(body).not.toContain(host === '' ? 'evil' : host);
  }
});

test('CE-02 a forwarded host changes nothing, and the health checks answer at any host', async () => {
  const forwarded = await send(PUBLIC_CALL, `Host: ${OWN}`, 'X-Forwarded-Host: evil.example');
  expect(forwarded.status).toBe(200);
  for (const path of ['/healthz', '/readyz']) expect((await send(path, 'Host: 10.0.0.7')).status).toBe(200);
});

test('CE-02 the live line accepts the page of the requested address, and its users only', async () => {
  const other = await makeInstitutionWithCode(server.database, 'other');
  const member = await signInAs(server.database, await makeUser(server.database, { institutionId: acme }));
  const stranger = await signInAs(server.database, await makeUser(server.database, { institutionId: other }));
  const open = (host: string, page: string, who = member) => openLine(address, who, { origin: `http://${page}`, host });
  const line = await open(OWN, OWN);
  expect(await line.next()).toMatchObject({ type: 'welcome' });
  line.socket.close();
  await expect(open(OWN, toHost('other'))).rejects.toThrow('403');
  await expect(open('evil.example', 'evil.example')).rejects.toThrow('421');
  const foreign = await open(OWN, OWN, stranger);
  expect(await foreign.next()).toMatchObject({ type: 'forcedLogout', code: '02' });
  await foreign.closed();
});

const read =
  (origin: string, provider = '') =>
  () =>
    readSettings({ PUBLIC_ORIGIN: origin, PROVIDER_ORIGIN: provider });

test('CE-02 PUBLIC_ORIGIN holds at most one code, as the first part of the host name', () => {
  expect(read('https://{institution}.saldo.example', 'https://{institution}.face.saldo.example')).not.toThrow();
  for (const wrong of [
    'https://{institution}',
    'https://{institution}saldo.example',
    'https://app.{institution}.example',
    'https://{institution}.{institution}.example',
    'https://*.saldo.example',
    'https://{code}.saldo.example',
  ]) {
    expect(read(wrong)).toThrow('PUBLIC_ORIGIN');
  }
  expect(read('https://{institution}.saldo.example', 'https://face.saldo.example')).toThrow('PROVIDER_ORIGIN');
  expect(read('https://saldo.example', 'https://{institution}.face.saldo.example')).toThrow('PROVIDER_ORIGIN');
});
