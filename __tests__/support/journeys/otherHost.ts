import { createReadStream, existsSync, readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { answerAs, askBehind, openHost } from './hostBefore';

/** Deployment of another institution: other addresses in front of another server. */
export interface OtherHost {
  readonly url: string;
  /** Addresses of the received calls, as the browser requested them. */
  readonly asked: readonly string[];
  readonly close: () => Promise<void>;
}

const DIST = path.resolve('dist');
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Addresses of the other institution's calls, and of the same calls on this project's server. */
const MOVED = [
  ['/collections/v2/', '/prod/'],
  ['/legacy/', '/api/'],
] as const;

const movedTo = (url: string): string | undefined =>
  MOVED.flatMap(([from, to]) => (url.startsWith(from) ? [to + url.slice(from.length)] : []))[0];

/** The built page with that institution's settings in its block; nothing else of the build is touched. */
const pageWith = (settings: Record<string, unknown>): string =>
  readFileSync(path.join(DIST, 'index.html'), 'utf8').replace(
    /(id="settings">)\{[^<]*\}/u,
    (_, tag: string) => tag + JSON.stringify(settings),
  );

const sendFile = (reply: ServerResponse, pathname: string): void => {
  const file = path.join(DIST, pathname);
  const type = TYPES[path.extname(file)];
  if (!file.startsWith(DIST) || !type || !existsSync(file)) reply.writeHead(404).end();
  else createReadStream(file).pipe(reply.writeHead(200, { 'content-type': type }));
};

/** Serves dist/ as plain files and hands the calls on to the server behind `target`, under other addresses. */
export const startOtherHost = async (target: string, settings: Record<string, unknown>): Promise<OtherHost> => {
  const asked: string[] = [];
  const page = pageWith(settings);
  const host = await openHost((request, reply) => {
    const url = request.url ?? '/';
    const at = movedTo(url);
    if (at !== undefined) {
      asked.push(url);
      const passed = askBehind(target, request, at);
      passed.on('response', (answer) => answerAs(answer, reply));
      passed.on('error', () => reply.writeHead(502).end());
      request.pipe(passed);
    } else if (url === '/') reply.writeHead(200, { 'content-type': 'text/html' }).end(page);
    else sendFile(reply, url);
  });
  host.server.on('upgrade', (request, socket, head) => {
    const at = movedTo(request.url ?? '');
    if (at === undefined) return void socket.destroy();
    asked.push(request.url ?? '');
    const passed = askBehind(target, request, at);
    passed.on('upgrade', (answer, far, farHead) => {
      const lines = answer.rawHeaders.reduce(
        (text, part, place) => text + part + (place % 2 === 0 ? ': ' : '\r\n'),
        'HTTP/1.1 101 Switching Protocols\r\n',
      );
      socket.write(`${lines}\r\n`);
      far.write(head);
      socket.write(farHead);
      far.pipe(socket).pipe(far);
      for (const end of [far, socket]) end.on('error', () => end.destroy());
    });
    passed.on('error', () => socket.destroy());
    return void passed.end();
  });
  return { url: host.url, asked, close: host.close };
};
