import { type Block, readCommands } from './documentedCommands';
import { runAsDatabase } from './runAsDatabase';
import { assertNothingMissing } from './compareTrail';
import { hasResult, verifyTrail, workCase } from './mainJob';
import { type PostgresCluster, startCluster } from './postgresCluster';
import { type RestoreRun, type RestoreSite, siteIn, withServer } from './restoreSite';

/** With which roles a database is used. */
export type Roles = 'one-role' | 'two-roles';

const ROLES: Readonly<Record<Roles, { readonly serving: string; readonly hasOwner: boolean }>> = {
  'one-role': { serving: 'saldo', hasOwner: false },
  'two-roles': { serving: 'saldo_server', hasOwner: true },
};

/** Settings of a server on a PostgreSQL of that kind. */
export const getDatabaseSettings = (cluster: PostgresCluster, roles: Roles): Record<string, string> => {
  const { serving, hasOwner } = ROLES[roles];
  return {
    DATABASE_URL: cluster.addressOf(serving),
    ...(hasOwner && { DATABASE_OWNER_URL: cluster.addressOf('saldo') }),
  };
};

/** The superuser's statements that make an empty database for a first start (README, docs/operations.md). */
const NEW_DATABASE = (password: string): string => `create role saldo login createrole createdb password '${password}';
create role saldo_server login password '${password}';
create database saldo owner saldo;`;

/** Makes a database in use, with one result that must come back. */
export const startUsedCluster = async (run: RestoreRun, roles: Roles) => {
  const cluster = await startCluster(run, `used-${roles}`);
  await cluster.query(NEW_DATABASE(run.password), 'postgres');
  const site = siteIn(run, `server-${roles}`, getDatabaseSettings(cluster, roles));
  const result = await withServer(site, workCase);
  return { cluster, site, result };
};

const restore = async (run: RestoreRun, roles: Roles, dump: string): Promise<PostgresCluster> => {
  const cluster = await startCluster(run, `restored-${roles}`);
  const block: Block = `restore-${roles}`;
  const places = { '-h db2.example': cluster.host, '/backup/saldo.dump': dump, '…': run.password };
  await runAsDatabase(readCommands(block, places), run);
  return cluster;
};

/** Dumps a database in use, restores it into an empty PostgreSQL and works on it. */
export const restoreDump = async (
  run: RestoreRun,
  roles: Roles,
  used: { readonly cluster: PostgresCluster; readonly site: RestoreSite },
): Promise<void> => {
  const dump = `${run.folder}/${roles}.dump`;
  const result = await withServer(used.site, async (url) => {
    const before = await workCase(url);
    const places = { '-h db1.example': used.cluster.host, '/backup/saldo.dump': dump };
    await runAsDatabase(readCommands('dump', places), run);
    return before;
  });
  const restored = await restore(run, roles, dump);
  const site = siteIn(run, `restored-server-${roles}`, getDatabaseSettings(restored, roles));
  const trail = await withServer(site, async (url) => {
    if (!(await hasResult(url, result))) throw new Error('a result from before the dump is missing');
    await workCase(url);
    return verifyTrail(url);
  });
  assertNothingMissing(run, trail, used.site);
  await restored.stop();
};
