import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const START = /\bstartPollingWorker\(\{/u;

const listWorkers = (): string[] =>
  readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && START.test(readFileSync(path.join('server', file), 'utf8')))
    .map((file) => path.basename(file, '.ts'));

test('PC-05 GE-05 docs/workers.md lists every background worker exactly once', () => {
  const rows = readFileSync('docs/workers.md', 'utf8').matchAll(/^\| `(\w+)`/gmu);
  expect([...rows].map(([, name = '']) => name).toSorted()).toEqual(listWorkers().toSorted());
});
