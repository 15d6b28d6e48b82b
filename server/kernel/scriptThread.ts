import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

// Node 20 cannot load TypeScript in a worker.
const THROUGH_TSX = `
  const { tsx, file } = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(file); });
`;

const isBundled = import.meta.url.endsWith('.js');

/** Starts a worker through tsx when the server runs from source; `tsx` and `file` are passed in addition to the thread's data. */
const startThroughTsx = (file: URL, data: object, options: WorkerOptions): Worker => {
  const tsx = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx'))).href;
  return new Worker(THROUGH_TSX, { ...options, eval: true, workerData: { ...data, tsx, file: file.href } });
};

/**
 * Starts a TypeScript file of the server in a worker thread; `data` arrives there as workerData. In a bundle (scripts/build/serverBundle.mjs,
 * config/serverTests), runs the JavaScript file of that name next to the program.
 */
export const startScriptThread = (file: URL, data: object = {}, options: WorkerOptions = {}): Worker =>
  isBundled
    ? new Worker(new URL(file.href.replace(/\.ts$/u, '.js')), { ...options, workerData: data })
    : startThroughTsx(file, data, options);
