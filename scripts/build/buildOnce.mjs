// Makes something only when what it is made of has changed since the last time. No dependencies: it runs before `npm ci`.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../processes.mjs';

const getFiles = (place) => {
  const absolute = path.join(root, place);
  if (path.extname(place)) return [absolute];
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const getHash = (sources) => {
  const hash = createHash('sha256');
  const inOrder = sources.flatMap(getFiles).toSorted((one, other) => (one < other ? -1 : 1));
  for (const file of inOrder) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
};

/** True when `folder` is what `make` makes of the files and folders `sources` as they are now. */
export const buildOnce = async ({ name, folder, sources, make }) => {
  const stamp = path.join(root, folder, '.built');
  const hash = getHash(sources);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  console.log(`Building the ${name}…`);
  if (!(await make())) return false;
  writeFileSync(stamp, hash);
  return true;
};
