import { randomUUID } from 'node:crypto';
import type { Random } from '../../../server/seed/random';
import { getSignedHeaders } from '../lender/signedHeaders';
import type { SignedIn } from '../server/people';
import { runServer } from '../server/runningServer';
import type { TestServer } from '../server/server';

/** Institution that signs, and its key. */
interface Signer {
  readonly code: string;
  readonly secret: string;
}

/** Event as posted. */
export type PostedEvent = Readonly<Record<string, unknown>> & { readonly id: string };

interface EventsReply {
  readonly code: string;
  readonly data?: { readonly result: readonly { readonly id: string; readonly answer: string }[] };
}

const OLD_SECONDS = 86_400;
const toSeconds = (ms: number): string => String(Math.floor(ms / 1000));

/** Ways to sign events that no server may accept. */
const FORGERIES = ['key', 'time', 'body'] as const;

/** Two servers on one database, of which the second is a process that can be killed. A request without a response is repeated. */
export async function openDoorServers(server: TestServer, environment: Record<string, string>, random: Random) {
  const second = await runServer({ DATABASE_URL: server.url, ...environment });
  const alive: string[] = [await server.app.listen({ port: 0 }), second.app];
  let cut = 0;

  async function post<Reply>(path: string, headers: Record<string, string>, body: string): Promise<Reply> {
    for (;;) {
      const address = alive[random.int(0, alive.length - 1)] ?? '';
      try {
        const reply = await fetch(`${address}/prod/${path}`, { method: 'POST', headers, body });
        return (await reply.json()) as Reply;
      } catch {
        cut += 1;
      }
    }
  }

  return {
    /** Posts events with the institution's key until a response arrives. */
    postEvents: (path: string, signer: Signer, events: readonly PostedEvent[]) => {
      const body = JSON.stringify({ events });
      return post<EventsReply>(path, getSignedHeaders({ ...signer, time: toSeconds(Date.now()), body }), body);
    },
    /** Posts events with an invalid signature; returns the code of the response. */
    forgeEvents: async (path: string, signer: Signer, events: readonly PostedEvent[]) => {
      const body = JSON.stringify({ events });
      const how = random.pick(FORGERIES);
      const headers = getSignedHeaders({
        code: signer.code,
        secret: how === 'key' ? 'guessed' : signer.secret,
        time: toSeconds(Date.now() - (how === 'time' ? OLD_SECONDS * 1000 : 0)),
        body: how === 'body' ? `${body} ` : body,
      });
      return (await post<EventsReply>(path, headers, body)).code;
    },
    /** Sends a call of a user; repetitions have the same idempotency key. */
    send: ({ headers }: SignedIn, path: string, body: object) =>
      post<{ code: string; data: { id: string; smsId: string } }>(
        path,
        { ...headers, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        JSON.stringify(body),
      ),
    kill: async (): Promise<void> => {
      second.child.kill('SIGKILL');
      await second.ended;
      alive.pop();
    },
    /** Returns the number of requests without a response. */
    countCut: () => cut,
  };
}

export type DoorServers = Awaited<ReturnType<typeof openDoorServers>>;
