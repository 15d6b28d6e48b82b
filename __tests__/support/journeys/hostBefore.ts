import http, { type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';

/** Host in front of the server, used by one test. */
export interface HostBefore {
  readonly url: string;
  readonly server: Server;
  readonly close: () => Promise<void>;
}

/** Forwards the browser's request to the server, to another address if specified. */
export const askBehind = (target: string, request: IncomingMessage, at = request.url ?? '/') =>
  http.request(new URL(at, target), { method: request.method ?? 'GET', headers: request.headers });

export const answerAs = (answer: IncomingMessage, reply: ServerResponse): void => {
  answer.pipe(reply.writeHead(answer.statusCode ?? 502, answer.headers));
};

export async function openHost(listener: RequestListener): Promise<HostBefore> {
  const server = http.createServer(listener);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    server,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
