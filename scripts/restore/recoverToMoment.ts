import { readCommands } from './documentedCommands';
import { runAsDatabase } from './runAsDatabase';
import { assertEndMissing } from './compareTrail';
import { hasResult, verifyTrail, workCase } from './mainJob';
import { type PostgresCluster, getSuccessor } from './postgresCluster';
import { getDatabaseSettings, type Roles } from './restoreDump';
import { type RestoreRun, type RestoreSite, siteIn, withServer } from './restoreSite';

interface UsedDatabase {
  readonly cluster: PostgresCluster;
  readonly site: RestoreSite;
  readonly roles: Roles;
}

const MAIN = '/var/lib/postgresql/15/main';
const RECOVERED = '/var/lib/postgresql/15/recovered';
const MOMENT = '2026-11-22 14:21:22.354776+00';

const backUp = async (run: RestoreRun, { cluster }: UsedDatabase): Promise<void> => {
  const places = { [MAIN]: cluster.data, '/archive': `${run.folder}/archive` };
  await runAsDatabase(readCommands('archive', places), run);
  const backup = { '-h db1.example': cluster.host, '/backup/base': `${run.folder}/base` };
  await runAsDatabase(readCommands('base-backup', backup), run);
};

const recover = async (run: RestoreRun, { cluster }: UsedDatabase, moment: string): Promise<PostgresCluster> => {
  const data = `${run.folder}/recovered`;
  const places = {
    '/backup/base': `${run.folder}/base`,
    [RECOVERED]: data,
    '/archive-recovered': `${run.folder}/new-archive`,
    '/archive/': `${run.folder}/archive/`,
    [MOMENT]: moment,
  };
  await runAsDatabase(readCommands('recover', places), run);
  return getSuccessor(run, cluster, data);
};

const MISTAKE = 'update app_user set enabled = false; delete from system_setting;';

/** Backs up a database in use, makes a mistake in it, and recovers it to the moment before. */
export const recoverToMoment = async (run: RestoreRun, used: UsedDatabase): Promise<void> => {
  await backUp(run, used);
  const { before, moment, after } = await withServer(used.site, async (url) => {
    const recorded = await workCase(url);
    const at = await used.cluster.query('select now()');
    return { before: recorded, moment: at, after: await workCase(url) };
  });
  // The start of a server writes the heads: they know of the sign-in after the moment.
  await withServer(used.site, async () => undefined);
  await used.cluster.query(MISTAKE);
  await used.cluster.stop();
  const recovered = await recover(run, used, moment);
  const site = siteIn(run, 'recovered-server', getDatabaseSettings(recovered, used.roles));
  const trail = await withServer(site, async (url) => {
    if (!(await hasResult(url, before))) throw new Error('a result from before the moment is missing');
    if (await hasResult(url, after)) throw new Error('a result from after the moment is there');
    await workCase(url);
    return verifyTrail(url);
  });
  assertEndMissing(run, trail, used.site);
  await recovered.stop();
};
