import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { root } from '../serverTests/bundled.cjs';
import { BUNDLE, precompileBundle } from '../serverTests/loadBundle';
import { folder, packages } from './packages.cjs';

const builtins: Plugin = {
  name: 'builtins',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: name }) =>
      isBuiltin(name) ? { path: name, external: true } : undefined,
    );
  },
};

/** A package is loaded when a test, or another package, first requires it. */
const table = (): string => {
  const rows = packages.map((name) => `${JSON.stringify(name)}: () => require(${JSON.stringify(name)})`);
  return `module.exports = {${rows.join(',\n')}};`;
};

/** Resolves packages as jest does: the browser entry of each, in the build for tests. */
const bundle = (place: string): Promise<unknown> =>
  build({
    absWorkingDir: root,
    bundle: true,
    platform: 'browser',
    mainFields: ['main'],
    target: 'node20.19',
    define: { 'process.env.NODE_ENV': '"test"' },
    stdin: { contents: table(), resolveDir: root },
    format: 'cjs',
    outfile: path.join(place, BUNDLE),
    plugins: [builtins],
    logLevel: 'warning',
  });

const writeStubs = (place: string): void => {
  for (const name of packages) {
    const file = path.join(place, 'stubs', `${name}.cjs`);
    mkdirSync(path.dirname(file), { recursive: true });
    // A package that checks for fake timers looks for the `jest` object, which each file of a test run has.
    writeFileSync(file, `module.exports = bundledPackage(${JSON.stringify(name)}, jest);\n`);
  }
};

const state = (): string => {
  const makers = [import.meta.dirname, path.join(root, 'config/serverTests')].flatMap((place) =>
    readdirSync(place).map((file) => path.join(place, file)),
  );
  const times = [...makers, path.join(root, 'package-lock.json')].map((file) => `${file} ${statSync(file).mtimeMs}`);
  return [process.version, ...times].join('\n');
};

/** Builds the bundle of packages for the browser tests, unless it is current. */
export const buildPackages = async (): Promise<void> => {
  const stamp = path.join(folder, 'stamp');
  const now = state();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return;
  const draft = `${folder}.${process.pid}`;
  await bundle(draft);
  writeStubs(draft);
  writeFileSync(path.join(draft, 'stamp'), now);
  // All at once: another run may be loading the old one.
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  precompileBundle(folder, [
    'antd',
    '@ant-design/icons',
    '@reduxjs/toolkit/query/react',
    'react-intl',
    'react-dom/client',
  ]);
};
