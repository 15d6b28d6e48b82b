import { request as httpRequest } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

const PATH = '/prod/manage/user/bulk/preview';
const LENGTH = 6 * 1024 * 1024;

let server: TestServer;
let port: number;
let admin: SignedIn;
let agent: SignedIn;

beforeAll(async () => {
  server = await startApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.app.server.address() as AddressInfo);
  const institutionId = await makeInstitution(server.database);
  admin = await signInAs(server.database, await makeUser(server.database, { institutionId, role: 'admin' }));
  agent = await signInAs(server.database, await makeUser(server.database, { institutionId }));
});
afterAll(() => server.close());

interface Head {
  readonly headers?: SignedIn['headers'];
  /** Undefined: sent in chunks, of no length that is known before. */
  readonly length?: number;
}

/** Begins a request and sends no body yet. */
const begin = ({ headers, length }: Head) => {
  const sent = httpRequest({
    port,
    path: PATH,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...headers,
      ...(length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': length }),
    },
  });
  sent.flushHeaders();
  const answer = once(sent, 'response').then(
    async ([response]) => JSON.parse(await text(response)) as { code: string },
  );
  return { sent, answer };
};

const BODY = JSON.stringify({ fileName: 'users.xlsx', content: 'A'.repeat(LENGTH) });

test.each<[string, () => Head, string]>([
  ['nobody', () => ({ length: LENGTH }), '02'],
  ['nobody, in chunks', () => ({}), '02'],
  ['somebody who may not', () => ({ headers: agent.headers, length: LENGTH }), '21'],
])('RS-02 a large body of %s is refused before any of it is sent', async (_, head, code) => {
  const { sent, answer } = begin(head());
  expect(await answer).toMatchObject({ code });
  sent.destroy();
});

test('RS-02 large bodies are read one after the other; who hangs up lets the next one in', async () => {
  const { headers } = admin;
  const [first, second] = [begin({ headers, length: LENGTH }), begin({ headers, length: BODY.length })];
  second.sent.end(BODY);
  let isAnswered = false;
  const answered = second.answer.then((answer) => {
    isAnswered = true;
    return answer;
  });
  // A small call on the way round proves that the server has had its chance.
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  expect(isAnswered).toBe(false);
  first.answer.catch(() => {});
  first.sent.destroy();
  expect(await answered).toMatchObject({ code: '40' });
});

test('RS-02 thirty large bodies at once are all answered', async () => {
  const all = Array.from({ length: 30 }, () => {
    const { sent, answer } = begin({ headers: admin.headers, length: BODY.length });
    sent.end(BODY);
    return answer;
  });
  const codes = (await Promise.all(all)).map(({ code }) => code);
  expect(codes).toEqual(codes.map(() => expect.stringMatching(/^\d{2}$/u)));
}, 60_000);
