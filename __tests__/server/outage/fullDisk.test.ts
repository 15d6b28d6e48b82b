import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createApp } from '../../../server/app';
import { openDatabase } from '../../../server/database/openDatabase';
import { stopAll, type Disposables } from '../../../server/kernel/stopAll';
import { readSettings } from '../../../server/settings/settings';
import { get, send } from '../../support/cases/cases';
import { makeWorkedCase, noPromise } from '../../support/cases/workedCase';
import type { TestServer } from '../../support/server/server';
import { canMountSmallDisk, mountSmallDisk, unmountSmallDisk } from '../../support/server/smallDisk';

interface SmallServer extends TestServer {
  readonly dataDir: string;
  readonly said: () => string;
}

/** A server with all that it keeps on a disk of that size. */
const startOnSmallDisk = async (size: string): Promise<SmallServer> => {
  const dataDir = mountSmallDisk(size) ?? '';
  const stops: Disposables = [];
  const settings = readSettings({ PORT: '0', DATA_DIR: dataDir, DISK_FLOOR_MB: '30', LOG_LEVEL: 'info' });
  const lines: string[] = [];
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(String(line)) > 0);
  const { database, url } = await openDatabase({ settings, ownerUrl: undefined, stops, say: () => {} });
  const app = await createApp({ settings, database });
  const close = async (): Promise<void> => {
    await app.close();
    await stopAll(stops);
    spy.mockRestore();
    unmountSmallDisk(dataDir);
  };
  return { app, database, url, close, dataDir, said: () => lines.filter((line) => line.includes('disk')).join('') };
};

/** Fills the disk. */
const fill = (dataDir: string): (() => void) => {
  const ballast = join(dataDir, 'ballast');
  const part = Buffer.alloc(1_000_000);
  for (let bytes = part.length; bytes > 1000;) {
    try {
      writeFileSync(ballast, part.subarray(0, bytes), { flag: 'a' });
    } catch {
      bytes = Math.floor(bytes / 4);
    }
  }
  return () => rmSync(ballast);
};

const SEGMENT = 16 * 1024 * 1024;

/**
 * Moves the write-ahead log to the start of a file on the disk, because a transaction's message is written at its commit. Without space
 * for another log file PostgreSQL ends, which is a different fault.
 */
const openLogFile = async ({ database }: TestServer): Promise<void> => {
  for (let at = SEGMENT; at > SEGMENT / 8;) {
    const { rows } = await database.$client.query<{ lsn: string }>(
      "select pg_logical_emit_message(true, 'room', repeat('x', 500000))::text as lsn",
    );
    at = Number.parseInt(rows[0]?.lsn.split('/')[1] ?? '0', 16) % SEGMENT;
  }
};

let server: SmallServer | undefined;
afterAll(() => server?.close());

/* oxlint-disable jest/no-standalone-expect, jest/valid-title, jest/expect-expect -- onSmallDisk is `test`, or `test.todo` where no disk can be mounted */
const onSmallDisk = canMountSmallDisk()
  ? (title: string, run: () => Promise<void>, timeout?: number): void => test(title, run, timeout)
  : (title: string): void => test.todo(`${title} (left out: this account may not mount a small disk)`);

onSmallDisk(
  'RS-05 on a full disk what needs room is refused in words, reading goes on, /readyz and the log tell, and all is well when there is room',
  async () => {
    const small = await startOnSmallDisk('400m');
    server = small;
    const { agent, taskId } = await makeWorkedCase(small.database);
    const ready = async () => (await small.app.inject('/readyz')).json<unknown>();
    const list = async () => (await get(small, agent, { path: '/prod/task/listing' })).code;
    let key = 0;
    const record = (language = 'en') =>
      send(
        small,
        { ...agent, headers: { ...agent.headers, 'accept-language': language } },
        {
          path: '/prod/task/record',
          body: { ...noPromise(taskId), remarks: 'x'.repeat(200) },
          key: `full-disk-0123456789-${(key += 1)}`,
        },
      );
    expect([await ready(), await list(), (await record()).code]).toEqual([{ status: 'ready', cell: 1 }, '00', '00']);

    await openLogFile(small);
    const empty = fill(small.dataDir);
    expect(await ready()).toEqual({ status: 'ready', cell: 1, warning: 'disk' });
    const codes: string[] = [];
    while (codes.at(-1) !== '92' && codes.length < 3000) codes.push((await record()).code);
    expect(new Set(codes)).toEqual(new Set(['00', '92']));
    const words = [(await record('cn')).message, (await record('en')).message, (await record('es')).message];
    expect(words).toEqual([
      '服务器磁盘已满，未保存任何内容，请通知系统管理员',
      "The server's disk is full: nothing was recorded. Please tell your administrator",
      'El disco del servidor está lleno: no se ha guardado nada. Avise a su administrador',
    ]);
    expect([await list(), await ready()]).toEqual(['00', { status: 'ready', cell: 1, warning: 'disk' }]);

    empty();
    expect([await ready(), await list(), (await record()).code]).toEqual([{ status: 'ready', cell: 1 }, '00', '00']);
    const { total } = (await get<{ total: number }>(small, agent, { path: '/prod/task/listing' })).data;
    expect(total).not.toBe(0);
    const said = small.said();
    expect(said.match(/the disk of DATA_DIR has/gu)).toHaveLength(1);
    expect(said).toContain('the disk has room again');
  },
  240_000,
);
