import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Mounts a disk in memory of a size such as '120m'; undefined where this account may not. */
export const mountSmallDisk = (size: string): string | undefined => {
  const folder = mkdtempSync(join(tmpdir(), 'saldo-small-'));
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]).status === 0) return folder;
  rmSync(folder, { recursive: true });
  return undefined;
};

/** Takes such a disk away. */
export const unmountSmallDisk = (folder: string): void => {
  spawnSync('umount', [folder]);
  rmSync(folder, { recursive: true, force: true });
};

/** Returns true if this machine can mount such a disk. */
export const canMountSmallDisk = (): boolean => {
  const probe = mountSmallDisk('1m');
  if (probe !== undefined) unmountSmallDisk(probe);
  return probe !== undefined;
};
