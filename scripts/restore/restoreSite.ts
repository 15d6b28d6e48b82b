import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { launch, type MeasuredServer, stop } from '../bench/measuredServer.mjs';
import { root } from '../processes.mjs';
import { getServerProgram } from '../build/serverBundle.mjs';
import type { CommandRun } from './runAsDatabase';

/** Folder of one server's files, and its database; a dedicated one by default. */
export interface RestoreSite {
  readonly dataDir: string;
  readonly anchors: string;
  readonly settings: Readonly<Record<string, string>>;
}

/** State common to all steps of the run. */
export type RestoreRun = CommandRun;

/** A server that has not started yet. */
export const siteIn = (
  { folder }: Pick<CommandRun, 'folder'>,
  name: string,
  settings: Readonly<Record<string, string>>,
): RestoreSite => {
  const dataDir = path.join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const anchors = path.join(dataDir, 'audit-heads.jsonl');
  return { dataDir, anchors, settings: { DATABASE_OWNER_URL: '', AUDIT_ANCHOR_FILE: anchors, ...settings } };
};

/** Runs work on a server that is started for it and stopped afterwards. */
export const withServer = async <Result>(
  { dataDir, settings }: RestoreSite,
  work: (url: string) => Promise<Result>,
): Promise<Result> => {
  const server: MeasuredServer = await launch({ program: getServerProgram('main'), dataDir, cwd: root, settings });
  const { exitCode } = server.child;
  if (exitCode !== null) throw new Error(`the server did not start: it ended with ${exitCode}`);
  try {
    return await work(server.url);
  } finally {
    await stop(server);
  }
};
