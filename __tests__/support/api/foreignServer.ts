import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the test sees it. */
export interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (reply: ServerResponse, seen: Seen) => void;

/** Another institution's server: it speaks the envelope, and it can be made to speak badly. */
export async function foreignServer() {
  const seen: Seen[] = [];
  const answers = new Map<string, Answer>();
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const one: Seen = { method, url, headers, body: Buffer.concat(pieces).toString() };
      seen.push(one);
      const answer = answers.get(url.split('?')[0] ?? '') ?? answers.get('*');
      if (answer) answer(reply, one);
      else reply.end(JSON.stringify({ code: '00', message: '', data: null }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    seen,
    /** Sets the response of a path, or of all other paths with '*'. */
    on: (path: string, answer: Answer): void => void answers.set(path, answer),
    close: (): Promise<void> =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** An answer in the envelope. */
export const getEnvelope =
  (code: string | number, data: unknown = null, message = ''): Answer =>
  (reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ code, message, data }));
  };

export type ForeignServer = Awaited<ReturnType<typeof foreignServer>>;
