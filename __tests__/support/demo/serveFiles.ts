import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Serves only the files of a folder, below a path. Reports every other request. */
export async function serveFiles(folder: string, below: string) {
  const missing: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://host');
    const name = pathname === below ? 'index.html' : pathname.slice(below.length);
    void readFile(path.join(folder, path.normalize(name)))
      .catch(() => undefined)
      .then((content) => {
        if (content === undefined) missing.push(`${request.method} ${pathname}`);
        const type = TYPES[path.extname(name)] ?? 'application/octet-stream';
        return response.writeHead(content === undefined ? 404 : 200, { 'content-type': type }).end(content);
      });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.closeAllConnections();
      server.close(() => resolve());
    });
  return { address: `http://localhost:${(server.address() as AddressInfo).port}${below}`, missing, close };
}
