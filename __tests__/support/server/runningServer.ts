import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { serverProgram } from './serverProgram';

/** A server as an operator starts it: a separate process on ports that the system chooses. */
export interface RunningServer {
  readonly child: ChildProcess;
  /** Returns its output so far. */
  readonly said: () => string;
  readonly app: string;
  readonly provider: string;
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends what a failed test has left behind. */
export const endRunningServers = (): void => {
  for (const child of running) child.kill('SIGKILL');
};

/** Starts the server and waits for its banner, or its end; `modules` are loaded before it. */
export const runServer = async (
  environment: Record<string, string>,
  modules: readonly string[] = [],
): Promise<RunningServer> => {
  const env = { ...process.env, PORT: '0', SEED_CASES: '20', LOG_LEVEL: 'silent', ...environment };
  const imports = modules.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...imports, ...serverProgram('main')], { env });
  running.add(child);
  const ended = once(child, 'close').then(([code]) => {
    running.delete(child);
    return typeof code === 'number' ? code : null;
  });
  const lines: string[] = [];
  child.stderr.on('data', (part: Buffer) => lines.push(part.toString()));
  await new Promise<void>((resolve) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      if (line.trim().startsWith('Stop ')) resolve();
    });
    void ended.then(() => resolve());
  });
  const said = (): string => lines.join('\n');
  const shown = (name: string): string => new RegExp(`${name}\\s+(http\\S+)`).exec(said())?.[1] ?? said();
  return { child, said, app: shown('App'), provider: shown('Liveness'), ended };
};

/** Starts a server, stops it in order, and returns its output. */
export const startAndStop = async (environment: Record<string, string>): Promise<string> => {
  const server = await runServer(environment);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  return server.said();
};

/** Returns the output of a server that fails to start. */
export const whyNotStarted = async (environment: Record<string, string>): Promise<string> => {
  const server = await runServer(environment);
  // A server that started nevertheless would run forever.
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(78);
  return server.said().trim();
};
