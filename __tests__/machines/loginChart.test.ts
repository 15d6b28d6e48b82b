import { spawnSync } from 'node:child_process';
import path from 'node:path';

const root = path.join(__dirname, '../..');

test('TR-04 the state chart in the docs is the one of the machine', () => {
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  const { status, stderr } = spawnSync(tsx, ['scripts/docs/loginChart.ts', '--check'], { cwd: root, encoding: 'utf8' });
  expect([status, stderr.replace(/^npm warn.*$/gm, '').trim()]).toEqual([0, '']);
});
