import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A deduction as a payment channel is asked for it. */
export interface Ordered {
  readonly key: string;
  readonly amount: string;
  readonly account: string;
}

/** How the house answers the next requests, one each: well; says no; later; takes the money and hangs up; hangs up before it has read; speaks of another amount; of its own fault. */
export type Manner = 'done' | 'refused' | 'pending' | 'takesAndHangsUp' | 'hangsUp' | 'lies' | 'fails';

/** A payment channel behind HTTP that keeps a book of its own: a key is deducted once, however often it is asked for. */
export interface PayingHouse {
  readonly url: string;
  /** What it took, by key. */
  readonly taken: Map<string, string>;
  /** Every request: method and key. */
  readonly heard: string[];
  /** Of the next requests; afterwards 'done'. */
  manners: Manner[];
  readonly lastHeaders: () => IncomingMessage['headers'];
  readonly close: () => void;
}

const say = (reply: ServerResponse, status: number, body: object): void =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Opens it on a port of its own. */
export async function openPayingHouse(): Promise<PayingHouse> {
  const taken = new Map<string, string>();
  const heard: string[] = [];
  const refused = new Set<string>();
  let headers: IncomingMessage['headers'] = {};
  const book = (key: string, amount: string) => taken.set(key, taken.get(key) ?? amount);
  const answerKnown = (reply: ServerResponse, key: string): void => {
    const amount = taken.get(key);
    if (amount !== undefined) return say(reply, 200, { status: 'done', key, amount, reference: `H-${key}` });
    return say(reply, refused.has(key) ? 422 : 404, { message: 'no such key' });
  };
  const order = (reply: ServerResponse, { key, amount }: Ordered, manner: Manner): void => {
    const about = { key, amount };
    if (manner === 'fails') return say(reply, 503, {});
    if (manner === 'refused') return say(reply, 200, { status: 'refused', ...about, reason: 'Account closed' });
    book(key, amount);
    if (manner === 'takesAndHangsUp') return void reply.destroy();
    if (manner === 'pending') return say(reply, 202, { status: 'pending', ...about });
    const said = manner === 'lies' ? `${amount}9` : amount;
    return say(reply, 200, { status: 'done', key, amount: said, reference: `H-${key}` });
  };
  const house: { manners: Manner[] } = { manners: [] };
  const server = createServer((request, reply) => {
    headers = request.headers;
    const key = decodeURIComponent(request.url?.split('/').at(-1) ?? '');
    heard.push(`${request.method} ${key}`);
    const manner = request.method === 'POST' ? (house.manners.shift() ?? 'done') : 'done';
    if (manner === 'hangsUp') return void reply.destroy();
    if (request.method === 'GET') return answerKnown(reply, key);
    return void text(request).then((body) => order(reply, JSON.parse(body) as Ordered, manner));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(house, {
    url: `http://127.0.0.1:${port}/pay`,
    taken,
    heard,
    lastHeaders: () => headers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
