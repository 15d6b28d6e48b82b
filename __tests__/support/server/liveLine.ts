import { once } from 'node:events';
import type { LiveEvent } from '@/contract/entities/cases/liveEvent';
import { WebSocket } from 'ws';
import type { SignedIn } from './people';

/** A browser's live line, from the outside. */
export interface TestLine {
  readonly socket: WebSocket;
  /** Returns the next event, including one that arrived earlier. */
  next(): Promise<LiveEvent>;
  /** Returns the events that arrived and were not consumed. */
  unread(): readonly LiveEvent[];
  /** The code that the server closed with. */
  closed(): Promise<number>;
}

/** Differences from a browser's connection. */
interface Manner {
  readonly origin?: string | undefined;
  readonly cookie?: string;
  /** Host header, if it differs from the address. */
  readonly host?: string;
  readonly hello?: unknown;
  /** Also receives the notice of events before the connection: most tests have just caused one. */
  readonly hearsMissed?: boolean;
}

/** Opens task/websocket as a signed-in browser does; `address` is the server's http address. */
export const openLine = async (address: string, who: SignedIn, manner: Manner = {}): Promise<TestLine> => {
  const origin = 'origin' in manner ? manner.origin : address;
  const url = `${address.replace('http', 'ws')}/prod/task/websocket`;
  const socket = new WebSocket(url, {
    headers: { cookie: manner.cookie ?? who.headers.cookie, ...(manner.host !== undefined && { host: manner.host }) },
    ...(origin !== undefined && { origin }),
  });
  const waiting: ((event: LiveEvent) => void)[] = [];
  const events: LiveEvent[] = [];
  let isWelcomed = false;
  const closing = new Promise<number>((resolve) => socket.once('close', resolve));
  socket.on('message', (data) => {
    const event = JSON.parse((data as Buffer).toString('utf8')) as LiveEvent;
    if (event.type === 'beat') return;
    const isOfBefore = event.type === 'missed' && isWelcomed;
    isWelcomed = event.type === 'welcome';
    if (isOfBefore && !manner.hearsMissed) return;
    const reader = waiting.shift();
    if (reader === undefined) events.push(event);
    else reader(event);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify(manner.hello ?? { type: 'hello', token: who.token }));
  const next = (): Promise<LiveEvent> => {
    const event = events.shift();
    return event === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(event);
  };
  return { socket, next, unread: () => events, closed: () => closing };
};
