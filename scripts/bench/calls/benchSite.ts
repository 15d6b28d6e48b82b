import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getCodeValues } from '@/contract/codes/codeTable';
import { ROLE, type Role } from '@/contract/codes/userCodes';
import { Client } from 'pg';
import { getCluster, getPostgresSeconds } from '../measuredPostgres.mjs';
import { getHeaders, launch, type MeasuredServer, getSeconds, stop } from '../measuredServer.mjs';
import { root } from '../../processes.mjs';
import { getServerProgram } from '../../build/serverBundle.mjs';
import { fillHistory } from './fillHistory';
import { countAgentRows } from './countAgentRows';

/** User of the synthetic data for each role. */
const USERS: Readonly<Record<Role, string>> = { member: 'agent', leader: 'leader', admin: 'admin', auditor: 'auditor' };

/** A server over a database of a fixed number of cases, with a signed-in user of each role. */
export interface BenchSite {
  readonly cases: number;
  readonly dataDir: string;
  readonly server: MeasuredServer;
  readonly ids: ReadonlyMap<string, string>;
  readonly headers: ReadonlyMap<Role, Readonly<Record<string, string>>>;
}

const withOwner = async <T>(dataDir: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client(getCluster(dataDir));
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** PostgreSQL's own administrator, who may have plans logged. */
export const connectAsAdministrator = async (dataDir: string, statements: readonly string[]): Promise<void> => {
  const client = new Client({ ...getCluster(dataDir), user: 'postgres', database: 'postgres' });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
};

const start = (dataDir: string, cases: number): Promise<MeasuredServer> =>
  launch({ program: getServerProgram('main'), dataDir, cwd: root, settings: { SEED_CASES: String(cases) } });

/** Fills the folder the first time: the synthetic data, then the history of years. */
const fill = async (dataDir: string, cases: number): Promise<void> => {
  const mark = path.join(dataDir, 'bench.json');
  if (existsSync(mark)) return;
  const began = performance.now();
  const seconds = (): string => ((performance.now() - began) / 1000).toFixed(0);
  const server = await start(dataDir, cases);
  console.log(`${cases} cases are there after ${seconds()} s`);
  const counts = await withOwner(dataDir, (client) => fillHistory(client, cases));
  // Only new connections can explain what they do.
  await connectAsAdministrator(dataDir, ["alter system set session_preload_libraries = 'auto_explain'"]);
  await stop(server);
  writeFileSync(mark, JSON.stringify(counts));
  console.log(`and their history after ${seconds()} s: ${JSON.stringify(counts)}`);
};

/** Starts a server over the folder, which is filled the first time, and signs everybody in. */
export const openSite = async (dataDir: string, cases: number): Promise<BenchSite> => {
  await fill(dataDir, cases);
  const server = await start(dataDir, cases);
  const headers = new Map<Role, Record<string, string>>();
  for (const role of getCodeValues(ROLE)) headers.set(role, await getHeaders(server.url, USERS[role]));
  const ids = await withOwner(dataDir, (client) => countAgentRows(client, USERS.member));
  return { cases, dataDir, server, ids, headers };
};

/** Seconds of CPU that the site has used: its server, its PostgreSQL. */
export const getCpu = ({ server, dataDir }: BenchSite): { readonly node: number; readonly postgres: number } => ({
  node: getSeconds(server.child.pid ?? 0),
  postgres: getPostgresSeconds(dataDir),
});
