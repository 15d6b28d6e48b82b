import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endRunningServers, runServer } from '../../support/server/runningServer';

// Real servers that do not start: slow on a busy machine.
jest.setTimeout(90_000);

const base = mkdtempSync(join(tmpdir(), 'saldo-words-'));
const listening: Server[] = [];
afterAll(() => {
  endRunningServers();
  for (const server of listening) server.close();
  rmSync(base, { recursive: true, force: true });
});

const getPort = async (server: Server): Promise<number> => {
  listening.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return (server.address() as AddressInfo).port;
};

/** Returns the output and the exit code of a failed start. */
const failed = async (environment: Record<string, string>): Promise<[string, number | null]> => {
  const server = await runServer(environment);
  const code = await server.ended;
  return [server.said().trim(), code];
};

test('RS-05 a port where something else than PostgreSQL listens is one line', async () => {
  const port = await getPort(createHttpServer((_, reply) => reply.end('no')));
  const [said, code] = await failed({ DATABASE_URL: `postgres://saldo:x@127.0.0.1:${port}/saldo` });
  const words = `What listens at 127.0.0.1:${port} is no PostgreSQL: correct host and port in DATABASE_URL.`;
  expect([said, code]).toEqual([words, 78]);
});

test('RS-05 a port that never answers is one line, after ten seconds', async () => {
  const port = await getPort(createServer((socket) => socket.on('error', () => {}).unref()));
  const [said, code] = await failed({ DATABASE_URL: `postgres://saldo:x@127.0.0.1:${port}/saldo` });
  const words = `PostgreSQL at 127.0.0.1:${port} has not answered within 10 s: start it, or correct host and port in DATABASE_URL.`;
  expect([said, code]).toEqual([words, 78]);
});

test('RS-05 a DATA_DIR that is a file is one line', async () => {
  const file = join(base, 'file');
  writeFileSync(file, '');
  const [said, code] = await failed({ DATA_DIR: file });
  expect([said, code]).toEqual([`${file} is a file: choose another folder with DATA_DIR.`, 78]);
});

test('RS-05 a password of the embedded database that is gone is one line', async () => {
  const dataDir = join(base, 'lost');
  mkdirSync(join(dataDir, 'postgres'), { recursive: true });
  const [said, code] = await failed({ DATA_DIR: dataDir });
  const words = `${dataDir}/postgres/saldo.password, which opens the embedded database, can not be read: put it back from a backup, or choose another folder with DATA_DIR.`;
  expect([said, code]).toEqual([words, 78]);
});
