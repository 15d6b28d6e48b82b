// Modules common to tests and server: one instance per worker, from one file (buildBundle.ts).
const { createRequire } = require('node:module');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');
const { resolve } = createRequire(path.join(root, 'package.json'));

const literally = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const anyOf = (patterns) => `(?:${patterns.join('|')})`;

/** Packages that server and tests both use: an object of one must be the other's too. */
const packages = ['drizzle-orm', 'drizzle-orm/pg-core', 'fastify', 'pg', 'ws', 'xstate', 'zod/mini'];
const packageFiles = packages.map((name) => resolve(name));
const packagePattern = anyOf(packageFiles.map(literally));

// Programs run as soon as they are loaded; tests start them as processes.
const rooms = ['server/(?!main\\.ts|commands/)', 'src/contract/', 'src/machines/'];
const sourcePattern = `${literally(root)}/${anyOf(rooms)}.*(?<!\\.d)\\.ts`;
const pattern = `^${anyOf([packagePattern, sourcePattern])}$`;

module.exports = {
  root,
  folder: path.join(root, '.cache/serverTests'),
  sources: ['server', 'src/contract', 'src/machines'],
  packageFiles,
  packagePattern,
  pattern,
  isBundled: (file) => new RegExp(pattern).test(file),
  nameOf: (file) => path.relative(root, file),
};
