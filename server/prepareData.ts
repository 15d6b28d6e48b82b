import type { SingleBar } from 'cli-progress';
import type { Settings } from './settings/settings';
import type { Database } from './database/connect';
import { institution } from './database/tables/organizationTables';
import { refuseSeeded } from './seed/seededMark';

const isEmpty = async (database: Database): Promise<boolean> => (await database.$count(institution)) === 0;

/** Shows the progress of seeding on a terminal. */
const progressBar = async (cases: number): Promise<SingleBar> => {
  const { Presets, SingleBar } = await import('cli-progress');
  const bar = new SingleBar(
    { format: '  Synthetic cases {bar} {value}/{total}', hideCursor: true, clearOnComplete: true, noTTYOutput: false },
    Presets.rect,
  );
  bar.start(cases, 0);
  return bar;
};

const seed = async (settings: Settings, database: Database): Promise<void> => {
  const { production, seedCases: cases } = settings;
  // Imported only at a server's first start, and never in production.
  const { seedDatabase } = await import('./seed/seedDatabase');
  const bar = process.stdout.isTTY ? await progressBar(cases) : undefined;
  try {
    const now = new Date();
    const onProgress = (done: number): void => bar?.update(done);
    if (!(await seedDatabase(database, { cases, production, now, onProgress }))) return;
    const [{ createDemoDay }, { createApp }] = await Promise.all([
      import('./seed/demoDay/createDemoDay'),
      import('./app'),
    ]);
    await createDemoDay(database, { given: settings, now, createApp });
  } finally {
    bar?.stop();
  }
};

/**
 * Seeds an empty database with synthetic data, except in production, where a seeded database is refused. Returns true if it is still
 * empty.
 */
export const prepareData = async (settings: Settings, database: Database): Promise<boolean> => {
  const empty = await isEmpty(database);
  if (settings.production) {
    await refuseSeeded(database);
    return empty;
  }
  if (empty) await seed(settings, database);
  return false;
};
