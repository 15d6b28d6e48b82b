import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes.mjs';
import { readCommands } from './documentedCommands';
import type { RestoreRun, RestoreSite } from './restoreSite';

interface TrailComparison {
  readonly code: number | null;
  readonly said: string;
}

/** Compares the exported trail of a restored server with the heads preserved from the server before it. */
const compareTrail = ({ folder }: RestoreRun, trail: string, restored: RestoreSite): TrailComparison => {
  const file = path.join(folder, 'trail.json');
  writeFileSync(file, trail);
  const commands = readCommands('missing', {
    '/backup/trail.json': file,
    '/backup/audit-heads.jsonl': restored.anchors,
  });
  const { status, stdout, stderr } = spawnSync('bash', ['-euo', 'pipefail', '-c', commands], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, said: `${stdout}${stderr}` };
};

const MISSING = /The anchors know of rows up to \d+|differs from the anchor kept outside/u;

/** Throws unless all rows of the preserved heads are in the trail. */
export const assertNothingMissing = (run: RestoreRun, trail: string, restored: RestoreSite): void => {
  const { code, said } = compareTrail(run, trail, restored);
  if (code !== 0 || MISSING.test(said)) throw new Error(`rows are missing after the restore: ${said}`);
};

/** Throws unless the comparison finds that rows are missing. */
export const assertEndMissing = (run: RestoreRun, trail: string, restored: RestoreSite): void => {
  const { code, said } = compareTrail(run, trail, restored);
  if (!MISSING.test(said)) throw new Error(`the kept heads do not show what is missing (exit code ${code}): ${said}`);
};
