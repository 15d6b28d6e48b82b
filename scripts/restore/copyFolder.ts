import { spawnSync } from 'node:child_process';
import { assertNothingMissing } from './compareTrail';
import { readCommands } from './documentedCommands';
import { hasResult, verifyTrail, workCase } from './mainJob';
import { type RestoreRun, siteIn, withServer } from './restoreSite';

/** Copies the data folder of a server with the embedded PostgreSQL, and works on the copy. */
export const copyFolder = async (run: RestoreRun): Promise<void> => {
  const used = siteIn(run, 'embedded', { DATABASE_URL: '' });
  const result = await withServer(used, workCase);
  const copy = `${run.folder}/embedded-copy`;
  const commands = readCommands('copy-folder', { '/opt/saldo/.data': used.dataDir, '/backup/data': copy });
  const { status, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`copying the data folder failed: ${stderr}`);
  const restored = siteIn(run, 'embedded-copy', { DATABASE_URL: '' });
  const trail = await withServer(restored, async (url) => {
    if (!(await hasResult(url, result))) throw new Error('a result from before the copy is missing');
    await workCase(url);
    return verifyTrail(url);
  });
  assertNothingMissing(run, trail, used);
};
