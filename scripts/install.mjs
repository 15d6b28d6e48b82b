// Installs the packages when those in node_modules are not those of the lock file.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './processes.mjs';

const leastNode = [20, 19];

export const requireNode = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > leastNode[0] || (major === leastNode[0] && minor >= leastNode[1])) return;
  console.error(
    `Saldo needs Node.js ${leastNode.join('.')} or newer, this is ${process.versions.node}: see https://nodejs.org.`,
  );
  process.exit(1);
};

const getPackages = (file) => JSON.parse(readFileSync(path.join(root, file), 'utf8')).packages;

/** npm writes what it installed into node_modules/.package-lock.json, as the last thing it does. */
const differs = (withDevelopment) => {
  if (!existsSync(path.join(root, 'node_modules/.package-lock.json'))) return true;
  const installed = getPackages('node_modules/.package-lock.json');
  const packages = getPackages('package-lock.json');
  return Object.entries(packages).some(([place, { version, optional, dev }]) => {
    if (place === '' || installed[place]?.version === version) return false;
    const dispensable = optional || (dev && !withDevelopment);
    return !(dispensable && installed[place] === undefined);
  });
};

/** `production`: what is only for building and testing may be missing. */
export const install = async ({ production = false } = {}) => {
  if (!differs(!production)) return;
  console.log('Installing packages (npm ci)…');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const code = await run(npm?.endsWith('.js') ? [process.execPath, [npm, ...args]] : ['npm', args]);
  if (code === 0) return;
  console.error('The packages could not be installed: check the network and the disk, and see npm’s message above.');
  process.exit(1);
};
