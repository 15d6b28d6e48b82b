// Runs all static checks: types, lint, import rules, dead code, style sheets, vocabulary, files per action, format.
// `npm run check -- --changed` lints and formats only the files that differ from main's last commit, and skips the type checks of
// folders without such a file. The types of the tests are always checked: they include nearly all files of the app and the server.
// `npm run check -- lint format` runs only these checks.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listChangedFiles } from './listChangedFiles.mjs';
import { root } from './processes.mjs';

const folders = ['src', 'server', 'demo', '__tests__', 'webpack.config.ts'];
/** Folders whose files decide the result of a type check. */
const TYPED_FOLDERS = {
  app: ['src', 'demo'],
  server: ['server', 'src/contract', 'src/machines'],
  tests: ['.'],
  scripts: ['scripts', 'config', 'webpack.config.ts'],
};
const LEAST_MODULES = Number(process.env.LEAST_MODULES ?? 100);

// Each thread of these two loads the types again, and each garbage collection visits all of them: one thread, and few collections.
const frugal = { GOMAXPROCS: '1', GOGC: '400' };

const checks = [
  ...Object.keys(TYPED_FOLDERS).map(getTypes),
  {
    name: 'lint',
    command: ['oxlint', '-c', 'config/oxlint.json', '--type-aware', '--quiet'],
    places: [...folders, 'config', 'scripts'],
    reads: /\.[cm]?[jt]sx?$/,
    env: frugal,
  },
  {
    name: 'imports',
    command: ['depcruise', '--config', 'config/dependencyRules.cjs', '--output-type', 'err-long']
      .concat('--cache', importsCache(), '--cache-strategy', 'content')
      .concat(folders),
    refuse: readTooLittle,
  },
  {
    name: 'dead code',
    command: ['knip', '--config', 'config/knip.json', '--no-progress', '--cache', '--cache-location', '.cache/knip'],
  },
  { name: 'styles', file: 'scripts/styles.mjs' },
  { name: 'vocabulary', file: 'scripts/vocabulary.mjs' },
  { name: 'path lengths', file: 'scripts/pathLengths.mjs' },
  {
    name: 'format',
    command: 'prettier --check --log-level warn --ignore-unknown --cache --cache-location .cache/prettier'.split(' '),
    places: ['.'],
    reads: /./,
  },
];

/** Checks all files each time, because incremental state (tsc --build, --incremental) has reported 'no errors' despite errors. */
function getTypes(project) {
  return {
    name: `types ${project}`,
    command: ['tsc', '-p', `config/tsconfig/${project}.json`, '--checkers', '1'],
    env: frugal,
    decidedBy: TYPED_FOLDERS[project],
  };
}

/** Caches the result until a file or a rule changes. The tool ignores the installed packages, so the folder's name includes them. */
function importsCache() {
  const packages = ['package.json', 'package-lock.json', 'tsconfig.json'].map((file) =>
    readFileSync(path.join(root, file)),
  );
  const hash = createHash('sha256').update(Buffer.concat(packages));
  return `.cache/imports/${hash.digest('hex').slice(0, 12)}`;
}

/** Without its parser the dependency check reads nothing and reports success. */
function readTooLittle(output) {
  const modules = Number(/\((\d+) modules/.exec(output)?.[1] ?? 0);
  return modules < LEAST_MODULES ? `only ${modules} modules were read, at least ${LEAST_MODULES} expected` : undefined;
}

const isBelow = (places) => (file) =>
  places.some((place) => place === '.' || file === place || file.startsWith(`${place}/`));

/** Returns the files of one check: the changed files that it reads and that are in its folders. */
function getPlaces({ places = [], reads }, changed) {
  if (changed === undefined || reads === undefined) return places;
  return changed.filter((file) => reads.test(file)).filter(isBelow(places));
}

/** Returns true if no changed file can alter the result of a check. */
const isUnaffected = ({ decidedBy }, changed) =>
  changed !== undefined && decidedBy !== undefined && !decidedBy.includes('.') && !changed.some(isBelow(decidedBy));

/** A tool of node_modules, or a script of our own. */
function getCommand({ command, file }) {
  if (file) return [process.execPath, [path.join(root, file)]];
  const [tool, ...args] = command;
  return [path.join(root, 'node_modules/.bin', tool), args];
}

function run(check, changed) {
  const [program, args] = getCommand(check);
  const places = getPlaces(check, changed);
  const began = performance.now();
  if (check.places && places.length === 0) return verdict(check, began, { output: '', code: 0 });
  return new Promise((resolve) => {
    const child = spawn(program, [...args, ...places], {
      cwd: root,
      env: { ...process.env, NO_COLOR: '1', ...check.env },
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
  console.log(`${refusal === undefined ? 'ok  ' : 'FAIL'} ${check.name.padEnd(13)} ${seconds.padStart(5)} s`);
  if (refusal !== undefined) console.log(`\n${refusal.trimEnd()}\n`);
  return refusal === undefined;
}

/** Returns the changed files, unless all files are requested or a changed file affects all others. */
function narrowed(words) {
  if (!words.includes('--changed')) return undefined;
  const changed = listChangedFiles();
  if (changed === undefined) console.log('No git, or no main to compare with: everything is checked.');
  const decides = changed?.find((file) => /^(config\/(oxlint|tsconfig)|tsconfig|package-lock|\.prettierrc)/.test(file));
  if (decides !== undefined) console.log(`${decides} has changed: everything is checked.`);
  return decides === undefined ? changed : undefined;
}

async function lane(waiting, changed) {
  let fine = true;
  for (let check = waiting.shift(); check; check = waiting.shift()) fine = (await run(check, changed)) && fine;
  return fine;
}

mkdirSync(path.join(root, '.cache'), { recursive: true });
const words = process.argv.slice(2);
const only = words.filter((word) => word !== '--changed');
const changed = narrowed(words);
const waiting = checks
  .filter((check) => only.length === 0 || only.some((word) => check.name.startsWith(word)))
  .filter((check) => !isUnaffected(check, changed));
const verdicts = await Promise.all([lane(waiting, changed), lane(waiting, changed)]);
process.exitCode = verdicts.every(Boolean) ? 0 : 1;
