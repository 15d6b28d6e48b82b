import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type CodeBook, codeBook, type Ordered } from './codeBook';

/**
 * Responses to the next requests, one each: success; refusal; pending; success then hang-up; hang-up before reading; another amount;
 * internal error.
 */
export type Manner = 'done' | 'refused' | 'pending' | 'takesAndHangsUp' | 'hangsUp' | 'lies' | 'fails';

/** An HTTP payment channel with its own records: a key is deducted once, however often it is requested. */
export interface PayingHouse {
  readonly url: string;
  /** Taken amounts by key. */
  readonly taken: Map<string, string>;
  /** The codes that it gave. */
  readonly codes: CodeBook;
  /** Every request: method and key. */
  readonly heard: string[];
  /** Responses to the next requests; then 'done'. */
  manners: Manner[];
  /** Responses wait for this promise. */
  answersAfter: Promise<void> | undefined;
  /** Returns the current state of each deduction and code in a word. */
  readonly words: () => ReadonlyMap<string, string>;
  /** All money that it took, by key. */
  readonly money: () => ReadonlyMap<string, string>;
  readonly lastHeaders: () => IncomingMessage['headers'];
  readonly close: () => void;
}

const say = (reply: ServerResponse, status: number, body: object): void =>
  void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

/** Received request and its response. */
interface Asked {
  readonly ordered: Ordered;
  readonly manner: Manner;
}

/** Executes a request and returns its result. */
type Carry = (ordered: Ordered) => object;

function carryOut(reply: ServerResponse, { ordered, manner }: Asked, carry: Carry): void {
  const { key, amount } = ordered;
  const about = { key, amount };
  if (manner === 'fails') return say(reply, 503, {});
  if (manner === 'refused') return say(reply, 200, { status: 'refused', ...about, reason: 'Account closed' });
  const word = carry(ordered);
  if (manner === 'takesAndHangsUp') return void reply.destroy();
  if (manner === 'pending') return say(reply, 202, { status: 'pending', ...about });
  return say(reply, 200, { ...word, ...(manner === 'lies' && { amount: `${amount}9` }) });
}

const deduction = (key: string, amount: string) => ({ status: 'done', key, amount, reference: `H-${key}` });

/** Returns the subject of a request: deductions or codes, and the key. */
function getSubject({ url = '' }: IncomingMessage): { readonly path: string; readonly key: string } {
  const [path = '', name = ''] = url.split('/').slice(-2);
  return { path, key: decodeURIComponent(name) };
}

/** Opens it on a free port. */
export async function openPayingHouse(): Promise<PayingHouse> {
  const taken = new Map<string, string>();
  const codes = codeBook();
  const heard: string[] = [];
  let headers: IncomingMessage['headers'] = {};
  const deduct: Carry = ({ key, amount }) => {
    taken.set(key, taken.get(key) ?? amount);
    return deduction(key, taken.get(key) ?? amount);
  };
  const known = (path: string, key: string, method: string | undefined): object | undefined => {
    if (path === 'codes') return method === 'DELETE' ? codes.withdraw(key) : codes.word(key);
    const amount = taken.get(key);
    return amount === undefined ? undefined : deduction(key, amount);
  };
  const house: Pick<PayingHouse, 'manners' | 'answersAfter'> = { manners: [], answersAfter: undefined };
  const server = createServer((request, reply) => {
    headers = request.headers;
    const { path, key } = getSubject(request);
    heard.push(`${request.method} ${key}`);
    if (request.method !== 'POST') {
      const word = known(path, key, request.method);
      return say(reply, word ? 200 : 404, word ?? { message: 'no such key' });
    }
    const manner = house.manners.shift() ?? 'done';
    if (manner === 'hangsUp') return void reply.destroy();
    const carry = path === 'codes' ? codes.give : deduct;
    const answer = async (): Promise<void> => {
      const ordered = JSON.parse(await text(request)) as Ordered;
      await house.answersAfter;
      carryOut(reply, { ordered, manner }, carry);
    };
    return void answer();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return Object.assign(house, {
    url: `http://127.0.0.1:${port}/pay`,
    taken,
    codes,
    heard,
    words: () => new Map([...[...taken.keys()].map((key) => [key, 'done'] as const), ...codes.states()]),
    money: () => new Map([...taken, ...codes.paid()]),
    lastHeaders: () => headers,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  });
}
