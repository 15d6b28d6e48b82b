// Bundles the server for Node: each program is one JavaScript file in dist-server/, next to the files that it reads.
import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';
import { buildOnce } from './buildOnce.mjs';
import { root } from '../processes.mjs';

const folder = 'dist-server';
const at = (...parts) => path.join(root, ...parts);

/** Programs that run in a separate thread. */
const threads = [
  'server/security/face/faceWorker.ts',
  'server/values/spreadsheet/spreadsheetWorker.ts',
  'server/modules/law/replay/replayScript.ts',
];

/** Entry points: the server, the commands and the threads, each under the name of its file. */
export const programs = [
  'server/main.ts',
  'server/commands/adminCreate.ts',
  'server/commands/passwordReset.ts',
  'server/commands/databaseMigrate.ts',
  'server/commands/auditVerify.ts',
  'server/commands/casesImport.ts',
  'server/commands/lenderImport.ts',
  'server/commands/lawReplay.ts',
  'server/commands/institutionMove.ts',
  'server/commands/institutionDrop.ts',
  ...threads,
];

/** Found by `import.meta.dirname`, which is the bundle's folder. */
export const RUNTIME_FILES = [
  'server/database/migrations',
  'server/provider/page',
  'server/modules/trail/evidence/verifier',
];

export const copyRuntimeFiles = (place) => {
  for (const files of RUNTIME_FILES) cpSync(at(files), path.join(place, path.basename(files)), { recursive: true });
};

/** Options for compiling the server's TypeScript; packages stay in node_modules. */
export const bundleOptions = {
  absWorkingDir: root,
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  packages: 'external',
  // Stacks name the files of server/; a map without the sources in it is half as large.
  sourcemap: 'linked',
  sourcesContent: false,
  logLevel: 'warning',
};

const make = async () => {
  // Only here: a machine that has the bundle needs no bundler.
  const { build } = await import('esbuild');
  rmSync(at(folder), { recursive: true, force: true });
  try {
    await build({ ...bundleOptions, entryPoints: programs, entryNames: '[name]', outdir: folder, format: 'esm' });
  } catch {
    return false; // esbuild has already printed the error.
  }
  copyRuntimeFiles(at(folder));
  return true;
};

/** True when `dist-server` is the server as the sources are now. */
export const buildServer = () =>
  buildOnce({
    name: 'server',
    folder,
    sources: [
      'server',
      'src/contract',
      'src/machines',
      'scripts/build/serverBundle.mjs',
      'tsconfig.json',
      'package-lock.json',
    ],
    make,
  });

/** A program of the bundle by its file's name, as arguments for Node itself. */
export const getServerProgram = (name, ...args) => [
  process.execPath,
  ['--enable-source-maps', at(folder, `${name}.js`), ...args],
];
