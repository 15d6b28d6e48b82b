import type { SingleBar } from 'cli-progress';
import type { Settings } from './settings/settings';
import type { Database } from './database/connect';
import { institution } from './database/tables/organisationTables';
import { refuseSeeded } from './seed/seededMark';

const isEmpty = async (database: Database): Promise<boolean> => (await database.$count(institution)) === 0;

/** Reports how far the seeding has come while somebody watches. */
const progressBar = async (cases: number): Promise<SingleBar> => {
  const { Presets, SingleBar } = await import('cli-progress');
  const bar = new SingleBar(
    { format: '  Synthetic cases {bar} {value}/{total}', hideCursor: true, clearOnComplete: true, noTTYOutput: false },
    Presets.rect,
  );
  bar.start(cases, 0);
  return bar;
};

const seed = async ({ production, seedCases: cases }: Settings, database: Database): Promise<void> => {
  // A server's first start only, and never a production server's.
  const { seedDatabase } = await import('./seed/seedDatabase');
  const bar = process.stdout.isTTY ? await progressBar(cases) : undefined;
  try {
    await seedDatabase(database, { cases, production, now: new Date(), onProgress: (done) => bar?.update(done) });
  } finally {
    bar?.stop();
  }
};

/** Fills an empty database with synthetic data; in production never, and one that has it is refused. Tells whether it is still empty. */
export const prepareData = async (settings: Settings, database: Database): Promise<boolean> => {
  const empty = await isEmpty(database);
  if (settings.production) {
    await refuseSeeded(database);
    return empty;
  }
  if (empty) await seed(settings, database);
  return false;
};
