// Files that differ from main's last commit, committed or not.
import { spawnSync } from 'node:child_process';
import { root } from './processes.mjs';

/** The lines that git answers; undefined when it refuses. */
const git = (...args) => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

const lastOfMain = () => (git('merge-base', 'HEAD', 'main') ?? git('merge-base', 'HEAD', 'origin/main'))?.[0];

/** Paths from the root, deleted files left out; undefined where there is no git or no main. */
export const listChangedFiles = () => {
  const since = lastOfMain();
  const known = since && git('diff', '--name-only', '--diff-filter=d', '--relative', since);
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return known && unknown && [...new Set([...known, ...unknown])];
};
