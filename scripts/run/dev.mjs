// `npm run dev`: server, app and type check side by side, each repeated when a file changes.
import { createInterface } from 'node:readline';
import { install, requireNode } from '../install.mjs';
import { waitForEnd, forwardSignals, start, getTool } from '../processes.mjs';

requireNode();
await install();

const port = process.env.PORT ?? '8080';
const webPort = process.env.WEB_PORT ?? '3000';
const colors = { server: 36, app: 35, types: 33 };

const beside = (name, command, env = {}) => {
  const child = start(command, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  const prefix = `\u001B[${colors[name]}m${name.padEnd(6)}\u001B[0m │ `;
  for (const output of [child.stdout, child.stderr]) {
    createInterface({ input: output }).on('line', (line) => process.stdout.write(`${prefix}${line}\n`));
  }
  // tsc runs behind a wrapper process, so the signal must reach both. The server's watcher forwards signals on its own.
  if (name !== 'server') child.kill = (signal) => child.pid !== undefined && process.kill(-child.pid, signal);
  return child;
};

const children = [
  beside('server', getTool('tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'server/main.ts'), { PORT: port }),
  beside('app', getTool('webpack/bin/webpack.js', 'serve', '--mode', 'development'), {
    PORT: webPort,
    API_ORIGIN: `http://localhost:${port}`,
  }),
  beside('types', getTool('typescript/bin/tsc', '--build', '--force', '--watch', '--preserveWatchOutput')),
];
console.log(`The app with live changes: http://localhost:${webPort} (the server alone: http://localhost:${port})`);
console.log(
  process.env.RECORDER === 'off'
    ? 'Names and texts are shown as they are; Redux DevTools and /#/replay are off.'
    : 'For Redux DevTools people are pseudonyms (•12), on the screens too; RECORDER=off npm run dev shows the words.',
);
const signalled = forwardSignals(children);

// If one of them ends, the others are ended too: a partial environment is misleading.
const ends = children.map(waitForEnd);
await Promise.race(ends);
if (!signalled()) for (const child of children) child.kill('SIGTERM');
process.exitCode = signalled() ? 0 : Math.max(...(await Promise.all(ends)));
