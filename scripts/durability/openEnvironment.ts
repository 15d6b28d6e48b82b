import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { embeddedAddress } from '../../__tests__/support/server/embeddedAddress';
import { connect } from '../../server/database/connect';
import { startEmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import type { Random } from '../../server/seed/random';
import { createFixtures } from './runFixtures';
import { FAULT_KINDS, alternateFaults, PAIR_FAULTS } from './faultPoints';
import { RunningSite } from './runningSite';
import type { TestEnvironment } from './testEnvironment';

const FIRST_START_MS = 120_000;

const begin = async (site: RunningSite): Promise<void> => {
  mkdirSync(site.folder, { recursive: true });
  site.start();
  if (!(await site.isReady(FIRST_START_MS))) {
    throw new Error(`the server did not start: ${readFileSync(path.join(site.folder, '../server.log'), 'utf8')}`);
  }
};

const castAt = async (url: string) => {
  const database = connect({ url, onError: () => {}, limits: { size: 4 } });
  try {
    return await createFixtures(database);
  } finally {
    await database.$client.end();
  }
};

const postmasterIn = (cluster: string): number =>
  Number(readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);

const stopAll = async (sites: readonly RunningSite[]): Promise<boolean> =>
  (await Promise.all(sites.map((site) => site.stop()))).every(Boolean);

/** Starts one server with its bundled PostgreSQL. */
export const startSingleServer = async (folder: string, random: Random): Promise<TestEnvironment> => {
  const site = await RunningSite.in(path.join(folder, 'one'));
  await begin(site);
  const url = (): string => embeddedAddress(site.folder);
  return {
    name: 'one',
    folder,
    sites: [site],
    cast: await castAt(url()),
    random,
    nextHit: alternateFaults(FAULT_KINDS, random),
    url,
    postmaster: () => postmasterIn(path.join(site.folder, 'postgres')),
    close: () => stopAll([site]),
  };
};

/** Two servers on a PostgreSQL that belongs to neither. */
export const openTwo = async (folder: string, random: Random): Promise<TestEnvironment> => {
  const dataDir = path.join(folder, 'database');
  const postgres = await startEmbeddedPostgres({ dataDir, log: (line) => console.log(line) });
  const more = { DATABASE_URL: postgres.servingUrl, DATABASE_OWNER_URL: postgres.url };
  const first = await RunningSite.in(path.join(folder, 'first'), more);
  const second = await RunningSite.in(path.join(folder, 'second'), more);
  const sites = [first, second] as const;
  for (const site of sites) await begin(site);
  return {
    name: 'two',
    folder,
    sites: [first, second],
    cast: await castAt(postgres.url),
    random,
    nextHit: alternateFaults(PAIR_FAULTS, random),
    url: () => postgres.url,
    postmaster: () => postmasterIn(path.join(dataDir, 'postgres')),
    close: async () => {
      const isFine = await stopAll(sites);
      await postgres.stop();
      return isFine;
    },
  };
};
