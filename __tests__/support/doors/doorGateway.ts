import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { Random } from '../../../server/seed/random';
import type { PostedEvent } from './doorServers';
import type { EventBag } from './eventBag';

const RECEIPTS = ['delivered', 'read', 'undelivered'] as const;

/** Lists random receipts of a message; no receipt is at the time of another. */
const makeReceipts = (messageId: string, random: Random): PostedEvent[] =>
  RECEIPTS.filter(() => random.chance(0.6)).map((type, place) => ({
    id: `m${messageId}-${type}`,
    type,
    messageId,
    at: new Date(Date.now() - 1000 * random.int(1, 60) - place).toISOString(),
    ...(type === 'undelivered' && { reason: `reason ${messageId}` }),
  }));

/** A message gateway that accepts every message, counts how often it gets each, and reports on it. */
export async function openDoorGateway(bag: EventBag, random: Random) {
  const received = new Map<string, number>();
  const receive = async (request: IncomingMessage): Promise<string> => {
    const { id } = (await json(request)) as { id: string };
    received.set(id, (received.get(id) ?? 0) + 1);
    for (const event of makeReceipts(id, random)) bag.add(event);
    return JSON.stringify({ id: `gw-${id}` });
  };
  const gateway = createServer((request, reply) => {
    const headers = { 'content-type': 'application/json' };
    void receive(request).then((body) => reply.writeHead(202, headers).end(body));
  });
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  return {
    url: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/messages`,
    received,
    close: () => {
      gateway.closeAllConnections();
      gateway.close();
    },
  };
}
