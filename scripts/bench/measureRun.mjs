// A measurement with a separate server and data, which are deleted afterwards.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launch, stop } from './measuredServer.mjs';
import { buildServer, getServerProgram } from '../build/serverBundle.mjs';

/** Starts the current server for `run`, which returns whether its figures are within their budgets. */
export async function measureRun(run) {
  if (!(await buildServer())) process.exit(1);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));
  try {
    const server = await launch({ program: getServerProgram('main'), dataDir, cwd: process.cwd() });
    try {
      process.exitCode = (await run({ server, dataDir })) ? 0 : 1;
    } finally {
      await stop(server);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
