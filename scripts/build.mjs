// Builds the app when something it is made of has changed since the last build.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run, tool } from './processes.mjs';

const sources = ['src', 'config', 'webpack.config.ts', 'tsconfig.json', 'package-lock.json'];
const stamp = path.join(root, 'dist/.built');

const filesOf = (place) => {
  const absolute = path.join(root, place);
  if (!existsSync(absolute)) return [];
  const entries = readdirSync(absolute, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
};

const hashOfSources = () => {
  const hash = createHash('sha256');
  const single = sources.filter((place) => path.extname(place)).map((place) => path.join(root, place));
  const files = [...single, ...sources.filter((place) => !path.extname(place)).flatMap(filesOf)];
  const inOrder = files.toSorted((one, other) => (one < other ? -1 : 1));
  for (const file of inOrder) hash.update(path.relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
};

/** True when `dist` is the app as the sources are now. */
export const build = async () => {
  const hash = hashOfSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return true;
  console.log('Building the app…');
  const code = await run(tool('webpack/bin/webpack.js', '--mode', 'production'));
  if (code !== 0) return false;
  writeFileSync(stamp, hash);
  return true;
};
