// Running other programs: shared by the commands of package.json. No dependencies: it runs before `npm ci`.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

/** A program of an installed package, as arguments for Node itself: works the same on every system. */
export const getTool = (file, ...args) => [process.execPath, [path.join(root, 'node_modules', file), ...args]];

/** A TypeScript program of our own. */
export const getTypeScriptCommand = (file, ...args) => [
  process.execPath,
  ['--import', 'tsx', path.join(root, file), ...args],
];

export const start = ([program, args], { env = {}, ...options } = {}) =>
  spawn(program, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env }, ...options });

/** The exit code; that of the shell when a signal ended it. */
export const waitForEnd = (child) =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${child.spawnfile}: ${error.message}`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (constants.signals[signal] ?? 0)));
  });

export const run = (command, options) => waitForEnd(start(command, options));

/**
 * Passes the signals of this process on to the children, which must be `detached`: otherwise Ctrl-C reaches them twice,
 * and for a server that is stopping in order a second signal means 'at once'. Returns whether a signal has come.
 */
export const forwardSignals = (children) => {
  let last = 0;
  const forward = (signal) => {
    // npm passes Ctrl-C on as well, a moment later.
    if (performance.now() - last < 1000) return;
    last = performance.now();
    for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, forward);
  return () => last > 0;
};
