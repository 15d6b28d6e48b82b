import { connect } from 'node:net';
import { loginLog } from '../../../server/database/tables/signInTables';
import { startApp, type TestServer } from '../../support/server/server';

const FORGED = '203.0.113.7';

let server: TestServer;
let port: number;
beforeAll(async () => {
  server = await startApp();
  port = Number(new URL(await server.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => server.close());

/** Sends a whole request and hangs up at once, by a reset; the answer goes nowhere. */
const hangUpAfter = (body: string, head: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    const lines = [
      ...head,
      'Host: localhost',
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
    ];
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.resetAndDestroy());
    });
    socket.once('error', reject).once('close', () => resolve());
  });

const attempt = JSON.stringify({ username: 'nobody', password: 'x', codeKey: 'k', captcha: '0000', veins: 'v' });

const seen = async (): Promise<string[]> => {
  const rows = await server.database.select({ ip: loginLog.ip }).from(loginLog);
  return rows.map(({ ip }) => ip);
};

const honest = async (): Promise<void> => {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': FORGED };
  await fetch(`http://127.0.0.1:${port}/prod/login/in`, { method: 'POST', headers, body: attempt });
};

const until = async (condition: () => Promise<boolean>): Promise<void> => {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 20));
};

test('LG-12 a caller who hangs up cannot make its own X-Forwarded-For count', async () => {
  const head = ['POST /prod/login/in HTTP/1.1', `X-Forwarded-For: ${FORGED}`];
  for (let each = 0; each < 20; each += 1) await hangUpAfter(attempt, head);
  await until(async () => (await seen()).length > 0);
  await honest();
  expect(new Set(await seen())).toEqual(new Set(['127.0.0.1']));
});
