// npm run lender:import -- FILE.csv [--institution CODE]
import { open } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../database/connect';
import { readDatabaseClock } from '../database/databaseClock';
import { acceptFile, bookAll } from '../modules/lender/lenderFacade';
import { type FileArguments, parseFileArguments, startProgress } from './parseFileArguments';
import { resolveInstitutionCode } from './resolveInstitutionCode';
import { openConfiguredDatabase, runCommand } from './runCommand';

const USAGE = 'Usage: npm run lender:import -- FILE.csv [--institution CODE]; docs/lender.md lists the columns.';

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

async function takeIn(args: FileArguments, database: Database, code: string) {
  const handle = await open(args.file);
  const bytes = (await handle.stat()).size;
  const source = handle.createReadStream();
  const bar = startProgress(bytes);
  try {
    const onProgress = (rows: number): void => bar?.update(source.bytesRead, { rows });
    const now = (await readDatabaseClock(database))();
    const way = { name: path.basename(args.file), handle: 'file', actorName: null, now } as const;
    return await acceptFile(database, { source, institution: code, ...way, onProgress });
  } finally {
    bar?.stop();
    source.destroy();
  }
}

/** Posts the events of the file in this process. A running server processes them too, and continues if this program is stopped. */
async function bookHere(database: Database, institutionId: number): Promise<void> {
  // The error may contain personal data, so only the event's number is printed; the event waits for clarification.
  const log = { error: (_: unknown, words?: string) => void process.stderr.write(`${words ?? ''}\n`) };
  await bookAll({ database, now: await readDatabaseClock(database), log }, institutionId);
}

await runCommand(async (stops) => {
  const args = parseFileArguments(USAGE);
  const { database } = await openConfiguredDatabase(stops, say);
  const code = await resolveInstitutionCode(args.institution, database);
  const began = performance.now();
  const { institutionId, rows, fresh, known, contradictory } = await takeIn(args, database, code);
  say(
    `${rows} events taken in for ${code} in ${seconds(began)}: ${fresh} new, ${known} known, ${contradictory} contradictory.`,
  );
  await bookHere(database, institutionId);
  say(`What was new has been gone through after ${seconds(began)}.`);
});
