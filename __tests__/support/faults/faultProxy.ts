import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../server/seed/random';

/** Percentage of requests per fault. 'late': the caller is cut off at once, and the request arrives later. */
export const FAULTS = {
  none: 36,
  cutRequest: 12,
  cutReply: 16,
  delay: 6,
  duplicate: 12,
  late: 8,
  reorder: 10,
} as const;

/** Fault of a request on its way. */
export type Fault = keyof typeof FAULTS;

/** A proxy that ill-treats what passes through it. */
export interface FaultProxy {
  readonly port: number;
  /** Number of occurrences per fault. */
  readonly counts: Record<Fault, number>;
  /** Resolves when nothing is on its way any more. */
  readonly settled: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Longest delay of a request, and of a reply: together sometimes longer than the sender waits. */
const DELAY_MS = 1000;
/** A held-back request goes on after this, even when no other one has overtaken it. */
const HOLD_MS = 40;

const getLength = (head: string): number => Number(/content-length: (\d+)/i.exec(head)?.[1] ?? 0);

/** One whole request of a connection that carries one; empty when the caller hung up before. */
const readRequest = (socket: Socket): Promise<Buffer> =>
  new Promise((resolve) => {
    let read = Buffer.alloc(0);
    socket.on('error', () => resolve(Buffer.alloc(0)));
    socket.on('close', () => resolve(Buffer.alloc(0)));
    socket.on('data', (part) => {
      read = Buffer.concat([read, Buffer.from(part)]);
      const end = read.indexOf('\r\n\r\n');
      if (end >= 0 && read.length >= end + 4 + getLength(read.toString('latin1', 0, end))) resolve(read);
    });
  });

/** Sends bytes to the server and reads until it hangs up. */
const forward = (target: number, sent: Buffer): Promise<Buffer> =>
  new Promise((resolve) => {
    const parts: Buffer[] = [];
    const socket = connect(target, '127.0.0.1', () => socket.write(sent));
    socket.on('data', (part) => parts.push(Buffer.from(part)));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Buffer.concat(parts)));
  });

/** Sends a part of a request and hangs up. */
const forwardCut = (target: number, sent: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const socket = connect(target, '127.0.0.1', () => socket.write(sent, () => socket.destroy()));
    socket.on('error', () => {});
    socket.on('close', () => resolve());
  });

/** Lets a request pass after the next one has passed. */
class Overtaking {
  #held: (() => void)[] = [];

  passed(): void {
    for (const go of this.#held.splice(0)) go();
  }

  hold(): Promise<void> {
    const overtaken = new Promise<void>((resolve) => this.#held.push(resolve));
    return Promise.race([overtaken, wait(HOLD_MS)]);
  }
}

interface Passing {
  readonly target: number;
  readonly random: Random;
  readonly overtaking: Overtaking;
  readonly client: Socket;
  readonly request: Buffer;
}

const upTo = ({ random }: Passing, most: number): number => random.int(0, most);

const TREATMENTS: Readonly<Record<Fault, (passing: Passing) => Promise<void>>> = {
  none: async ({ target, client, request }) => void client.end(await forward(target, request)),
  cutRequest: async (passing) => {
    const { target, client, request } = passing;
    await forwardCut(target, request.subarray(0, upTo(passing, request.length)));
    client.destroy();
  },
  cutReply: async (passing) => {
    const { target, client, request } = passing;
    const reply = await forward(target, request);
    client.write(reply.subarray(0, upTo(passing, Math.max(0, reply.length - 1))), () => client.destroy());
  },
  delay: async (passing) => {
    const { target, client, request } = passing;
    await wait(upTo(passing, DELAY_MS));
    const reply = await forward(target, request);
    await wait(upTo(passing, DELAY_MS));
    client.end(reply);
  },
  duplicate: async (passing) => {
    const { target, client, request } = passing;
    const second = wait(upTo(passing, 10)).then(() => forward(target, request));
    client.end(await forward(target, request));
    await second;
  },
  late: async (passing) => {
    const { target, client, request } = passing;
    client.destroy();
    await wait(upTo(passing, DELAY_MS));
    await forward(target, request);
  },
  reorder: async ({ target, client, request, overtaking }) => {
    await overtaking.hold();
    client.end(await forward(target, request));
  },
};

const noCounts = (): Record<Fault, number> => ({
  none: 0,
  cutRequest: 0,
  cutReply: 0,
  delay: 0,
  duplicate: 0,
  late: 0,
  reorder: 0,
});

/** Proxies a server that listens on `target`: cuts requests and replies after any number of bytes, delays, duplicates and reorders them. The caller sends one request a connection. */
export const startFaultProxy = async (target: number, random: Random): Promise<FaultProxy> => {
  const counts = noCounts();
  const overtaking = new Overtaking();
  const under = new Set<Promise<void>>();
  const treat = async (client: Socket): Promise<void> => {
    const request = await readRequest(client);
    if (request.length === 0) return;
    const fault = random.weighted(FAULTS);
    counts[fault] += 1;
    const treated = TREATMENTS[fault]({ target, random, overtaking, client, request });
    overtaking.passed();
    await treated;
  };
  const server = createServer((client) => {
    client.on('error', () => {});
    const work = treat(client).finally(() => under.delete(work));
    under.add(work);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const settled = async (): Promise<void> => {
    while (under.size > 0) await Promise.all(under);
  };
  const close = async (): Promise<void> => {
    await settled();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, counts, settled, close };
};
