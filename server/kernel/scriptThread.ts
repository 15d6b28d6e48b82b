import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker, type WorkerOptions } from 'node:worker_threads';

// Node 20 cannot read TypeScript in a worker by itself, and jest's transform does not reach into one.
const START = `
  const { tsx, file } = require('node:worker_threads').workerData;
  import(tsx).then(({ register }) => { register(); return import(file); });
`;

/** Starts a TypeScript file in a thread of its own. `data` arrives as workerData beside the thread's own `tsx` and `file`. */
export const startScriptThread = (file: URL, data: object = {}, options: WorkerOptions = {}): Worker => {
  const tsx = new URL('./esm/api/index.mjs', pathToFileURL(createRequire(import.meta.url).resolve('tsx'))).href;
  return new Worker(START, { ...options, eval: true, workerData: { ...data, tsx, file: file.href } });
};
