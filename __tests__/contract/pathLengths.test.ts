import { execFileSync } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

/** The files of each action, as the script reports them. */
const readActions = (): Map<string, readonly string[]> => {
  const output = execFileSync(process.execPath, ['scripts/pathLengths.mjs', '--list'], { cwd: root, encoding: 'utf8' });
  const parts = output.split(/^(?=ok {3}|OVER )/mu).map((part) => part.trimEnd().split('\n'));
  return new Map(
    parts.map(([first = '', ...files]) => [
      first.slice(5).split(/ {2,}/u, 1)[0] ?? '',
      files.map((file) => file.trim()),
    ]),
  );
};

const actions = readActions();

test.each([
  ['deduct', 20],
  ['record a result', 20],
  ['filter the list', 20],
  ['sign in with a password', 20],
  ['shared: send path and pipeline', 30],
])('PC-02 "%s" passes through at most %i files of app and server', (action, limit) => {
  const files = actions.get(action) ?? [];
  expect(files.length).toBeLessThanOrEqual(limit);
  expect(files.some((file) => file.startsWith('src/'))).toBe(true);
  expect(files.some((file) => file.startsWith('server/'))).toBe(true);
});
