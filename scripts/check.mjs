// Everything that can be said about the code without running it: types, lint, who imports whom, dead code, format.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const rooms = ['src', 'server', '__tests__', 'webpack.config.ts'].filter((room) => existsSync(path.join(root, room)));
const LEAST_MODULES = Number(process.env.LEAST_MODULES ?? 100);

const checks = [
  { name: 'types', command: ['tsc', '--build'] },
  {
    name: 'lint',
    command: ['oxlint', '-c', 'config/oxlint.json', '--type-aware', '--quiet', ...rooms, 'config', 'scripts'],
  },
  {
    name: 'imports',
    command: ['depcruise', '--config', 'config/dependencyRules.cjs', '--output-type', 'err-long', ...rooms],
    refuse: readTooLittle,
  },
  {
    name: 'dead code',
    command: ['knip', '--config', 'config/knip.json', '--no-progress', '--cache', '--cache-location', '.cache/knip'],
  },
  { name: 'styles', file: 'scripts/styles.mjs' },
  {
    name: 'format',
    command: ['prettier', '--check', '--log-level', 'warn', '--cache', '--cache-location', '.cache/prettier', '.'],
  },
];

/** Without its parser the dependency check reads nothing and reports success. */
function readTooLittle(output) {
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return modules < LEAST_MODULES ? `only ${modules} modules were read, at least ${LEAST_MODULES} expected` : undefined;
}

/** A tool of node_modules, or a script of our own. */
function commandOf({ command, file }) {
  if (file) return [process.execPath, [path.join(root, file)]];
  const [tool, ...args] = command;
  return [path.join(root, 'node_modules/.bin', tool), args];
}

function run(check) {
  const [program, args] = commandOf(check);
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1' },
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve(verdict(check, began, { output: String(error), code: 1 })));
    child.on('close', (code) => resolve(verdict(check, began, { output, code })));
  });
}

function verdict(check, began, { output, code }) {
  const refusal = code === 0 ? check.refuse?.(output) : output.trim() || `left with code ${code}`;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${refusal === undefined ? 'ok  ' : 'FAIL'} ${check.name.padEnd(10)} ${seconds.padStart(5)} s`);
  if (refusal !== undefined) console.log(`\n${refusal.trimEnd()}\n`);
  return refusal === undefined;
}

async function lane(waiting) {
  let fine = true;
  for (let check = waiting.shift(); check; check = waiting.shift()) fine = (await run(check)) && fine;
  return fine;
}

mkdirSync(path.join(root, '.cache'), { recursive: true });
const only = process.argv.slice(2);
const waiting = checks.filter((check) => only.length === 0 || only.includes(check.name));
const verdicts = await Promise.all([lane(waiting), lane(waiting)]);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
