import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { smsOutbox } from '../../../server/database/tables/messageTables';
import { readSettings } from '../../../server/settings/settings';
import { createEmbeddedSmsGateway } from '../../../server/modules/messages/createEmbeddedSmsGateway';
import { createHttpSmsGateway } from '../../../server/modules/messages/createHttpSmsGateway';
import { SmsRefused } from '../../../server/modules/messages/smsGateway';
import { freshDatabase } from '../../support/server/database';
import { startApp } from '../../support/server/server';
import { getLog, openSmsRig, sendAs, settledSms } from '../../support/messages/smsRig';

interface Heard {
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

type Answer = (reply: ServerResponse) => void;

let gateway: Server;
let url: string;
let heard: Heard[] = [];
let answer: Answer;

const hear = async (request: IncomingMessage): Promise<void> => {
  const body: unknown = JSON.parse((await text(request)) || 'null');
  heard.push({ url: request.url, headers: request.headers, body });
};

beforeAll(async () => {
  gateway = createServer((request, reply) => {
    void hear(request).then(() => answer(reply));
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/v1/messages`;
});
afterAll(() => {
  gateway.closeAllConnections();
  gateway.close();
});
beforeEach(() => {
  heard = [];
});

const says =
  (status: number, body: string, headers: Record<string, string> = {}): Answer =>
  (reply) =>
    reply.writeHead(status, headers).end(body);
const cut: Answer = (reply) => {
  reply.writeHead(200, { 'content-length': '100' });
  reply.write('{"id":"gw-4"', () => reply.destroy());
};
const message = {
  id: 7,
  channel: 'sms' as const,
  institutionId: 1,
  phone: '+52 (55) 1234-5678',
  content: 'Hola, ñandú',
};
const sendWith = async (how: Answer, patienceMs = 5000) => {
  answer = how;
  return createHttpSmsGateway({ url, token: 'secret', patienceMs })
    .send(message)
    .catch((error: unknown) => (error instanceof SmsRefused ? { refused: error.reason } : 'unknown'));
};

test('CD-02 the gateway receives number and text under the key of the message and our token, and returns its own number', async () => {
  expect(await sendWith(says(202, '{"id":"gw-1"}'))).toEqual({ gatewayId: 'gw-1' });
  expect(heard).toMatchObject([
    {
      url: '/v1/messages',
      body: { id: '7', channel: 'sms', to: '+525512345678', text: 'Hola, ñandú' },
      headers: { 'idempotency-key': 'sms-7', authorization: 'Bearer secret', 'content-type': 'application/json' },
    },
  ]);
  expect(await sendWith(says(200, '{"id":42}'))).toEqual({ gatewayId: '42' });
});

test('CD-02 what it refuses was not sent, for its own reason, short and without the number', async () => {
  expect(await sendWith(says(400, '{"message":"Bad number +52 55 1234 5678"}'))).toEqual({
    refused: 'Bad number ************5678',
  });
  expect(await sendWith(says(422, '{"error":"blocked"}'))).toEqual({ refused: 'blocked' });
  expect(await sendWith(says(403, 'no\u0000\u001b[31m credit\n'))).toEqual({ refused: 'no [31m credit' });
  expect(await sendWith(says(400, ''))).toEqual({ refused: 'refused' });
  expect(await sendWith(says(400, 'x'.repeat(500)))).toEqual({ refused: `${'x'.repeat(200)}…` });
});

test('CD-02 a redirect is refused: message and token go nowhere else', async () => {
  expect(await sendWith(says(307, '', { location: `${url}/elsewhere` }))).toEqual({ refused: 'refused' });
  expect(await sendWith(says(302, '', { location: 'http://127.0.0.1:1/' }))).toEqual({ refused: 'refused' });
  expect(heard.map((each) => each.url)).toEqual(['/v1/messages', '/v1/messages']);
});

test('CD-13 with anything else nobody knows: 5xx, no number, nonsense, silence, a cut line, too long a reply', async () => {
  expect(await sendWith(says(500, 'oops'))).toBe('unknown');
  expect(await sendWith(says(503, '{"id":"gw-2"}'))).toBe('unknown');
  expect(await sendWith(says(200, '{}'))).toBe('unknown');
  expect(await sendWith(says(200, '<html>'))).toBe('unknown');
  expect(await sendWith(says(200, `{"id":"gw-3","x":"${'x'.repeat(70_000)}"}`))).toBe('unknown');
  expect(await sendWith(() => {}, 200)).toBe('unknown');
  expect(await sendWith((reply) => reply.writeHead(200).write('{"id":'), 200)).toBe('unknown');
  expect(await sendWith((reply) => void reply.destroy())).toBe('unknown');
  expect(await sendWith(cut)).toBe('unknown');
});

test('CD-02 where nobody listens nothing was sent', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  await expect(createHttpSmsGateway({ url: `http://127.0.0.1:${port}/` }).send(message)).rejects.toMatchObject({
    reason: 'unreachable',
  });
});

test('CD-02 MSS and MSF: a server with SMS_GATEWAY=http hands over once and writes down what became of it', async () => {
  const now = new Date('2026-03-11T00:30:00Z');
  const environment = { SMS_GATEWAY: 'http', SMS_GATEWAY_URL: url, SMS_GATEWAY_TOKEN: 'secret' };
  const server = await startApp({ now: () => now, environment });
  const mine = await openSmsRig(server, { now });
  const body = { taskId: String(mine.held.id), contactId: mine.contactId, content: 'Hola' };
  for (const how of [says(200, '{"id":"gw-9"}'), says(400, '{"message":"no credit"}'), says(500, '')]) {
    answer = how;
    expect((await sendAs(server, mine.agent, body)).code).toBe('00');
    await settledSms(server, mine.held);
  }
  const rows = await settledSms(server, mine.held);
  expect(rows.map(({ state, gatewayId, failure }) => [state, gatewayId, failure])).toEqual([
    ['sent', 'gw-9', null],
    ['failed', null, 'no credit'],
    ['failed', null, 'unknown'],
  ]);
  expect((await getLog(server, mine.held)).map(({ callResult }) => callResult)).toEqual(['MSS', 'MSF', 'MSF']);
  expect(heard).toHaveLength(3);
  expect((await server.database.$client.query('select 1 from sms_outbox')).rowCount).toBe(0);
  await server.close();
});

test('CD-02 in production a message is never reported as sent without a gateway', async () => {
  const scratch = await freshDatabase();
  const settings = readSettings({ NODE_ENV: 'production' });
  const unconnected = createEmbeddedSmsGateway({ database: scratch.database, now: () => new Date(), settings });
  await expect(
    unconnected.send({ id: 1, channel: 'sms' as const, institutionId: 1, phone: '5551234567', content: 'Hola' }),
  ).rejects.toMatchObject({
    reason: 'noGateway',
  });
  expect(await scratch.database.$count(smsOutbox)).toBe(0);
  await scratch.drop();
});
