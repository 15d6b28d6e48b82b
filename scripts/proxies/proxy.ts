import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { filled } from '../../__tests__/support/cluster/filled';
import { waitForEnd } from '../processes.mjs';

/** The proxies that are tried. */
export const PROXIES = ['nginx', 'haproxy'] as const;
export type ProxyName = (typeof PROXIES)[number];

/** Values to insert into a sample configuration. */
export interface ProxyPlaces {
  readonly folder: string;
  readonly port: number;
  /** `/`, or the path that the app is served below. */
  readonly appPath: string;
  /** Two servers, each as host:port. */
  readonly servers: readonly [string, string];
}

interface Sample {
  readonly file: string;
  readonly args: (settings: string, folder: string) => readonly string[];
}

const SAMPLES: Readonly<Record<ProxyName, Sample>> = {
  nginx: {
    file: 'nginx.conf',
    args: (settings, folder) => [
      '-c',
      settings,
      '-p',
      folder,
      '-e',
      path.join(folder, 'error.log'),
      '-g',
      'daemon off;',
    ],
  },
  haproxy: { file: 'haproxy-web.cfg', args: (settings) => ['-db', '-f', settings] },
};

const STARTED_WITHIN_MS = 10_000;

const untilReady = async (child: ChildProcess, address: string): Promise<void> => {
  for (const end = performance.now() + STARTED_WITHIN_MS; performance.now() < end; await wait(50)) {
    if (child.exitCode !== null) throw new Error(`the proxy ended with ${child.exitCode}`);
    const isReady = await fetch(`${address}readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
  }
  throw new Error(`${address} is not served`);
};

/** Starts a proxy with its sample configuration; returns what stops it. */
export const startProxy = async (
  name: ProxyName,
  program: string,
  { folder, port, appPath, servers: [one, two] }: ProxyPlaces,
): Promise<() => Promise<unknown>> => {
  mkdirSync(folder, { recursive: true });
  const { file, args } = SAMPLES[name];
  const settings = path.join(folder, file);
  const values = {
    APP_ADDRESS: `127.0.0.1:${port}`,
    APP_PATH: appPath,
    PROXY_FOLDER: folder,
    ADMIN_SOCKET: path.join(folder, 'admin.sock'),
    SALDO_ONE: one,
    SALDO_TWO: two,
  };
  writeFileSync(settings, filled(file, values));
  const child = spawn(program, args(settings, folder), { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  const stop = (): Promise<number> => {
    const end = waitForEnd(child);
    child.kill('SIGTERM');
    return end;
  };
  try {
    await untilReady(child, `http://127.0.0.1:${port}${appPath}`);
  } catch (error) {
    if (child.exitCode === null) await stop();
    throw error;
  }
  return stop;
};
