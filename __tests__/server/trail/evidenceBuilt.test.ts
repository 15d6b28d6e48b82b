import { spawnSync } from 'node:child_process';
import path from 'node:path';

test('TR-02 the checker in evidence files is the one of the code', () => {
  const root = path.join(__dirname, '../../..');
  const tsx = path.join(root, 'node_modules/.bin/tsx');
  const { status, stderr } = spawnSync(tsx, ['scripts/docs/evidence.ts', '--check'], { cwd: root, encoding: 'utf8' });
  expect([status, stderr.replace(/^npm warn.*$/gm, '').trim()]).toEqual([0, '']);
});
