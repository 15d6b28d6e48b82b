// npm run cases:import -- FILE.csv [--institution CODE]
import { open } from 'node:fs/promises';
import type { Database } from '../database/connect';
import { readDatabaseClock } from '../database/databaseClock';
import { importCases } from '../modules/import/importFacade';
import { type FileArguments, parseFileArguments, startProgress } from './parseFileArguments';
import { resolveInstitutionCode } from './resolveInstitutionCode';
import { openConfiguredDatabase, runCommand } from './runCommand';

const USAGE = 'Usage: npm run cases:import -- FILE.csv [--institution CODE]; docs/import.md lists the columns.';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function importFile(args: FileArguments, database: Database): Promise<void> {
  const handle = await open(args.file);
  const bytes = (await handle.stat()).size;
  const source = handle.createReadStream();
  const code = await resolveInstitutionCode(args.institution, database);
  const began = performance.now();
  const bar = startProgress(bytes);
  try {
    const onProgress = (rows: number): void => bar?.update(source.bytesRead, { rows });
    const now = (await readDatabaseClock(database))();
    const rows = await importCases(database, { source, institution: code, now, onProgress });
    bar?.stop();
    say(`${rows} cases imported into ${code} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    bar?.stop();
    source.destroy();
  }
}

await runCommand(async (stops) => {
  const args = parseFileArguments(USAGE);
  const { database } = await openConfiguredDatabase(stops, say);
  await importFile(args, database);
});
