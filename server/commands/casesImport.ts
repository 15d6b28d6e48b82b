// npm run cases:import -- FILE.csv [--institution CODE]
import { open } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import type { Database } from '../database/connect';
import { institution } from '../database/tables/organisationTables';
import { importCases } from '../modules/import/importFacade';
import { OperatorError } from '../kernel/operatorError';
import { openAsked } from './openAsked';
import { runCommand } from './runCommand';

const USAGE = 'Usage: npm run cases:import -- FILE.csv [--institution CODE]; docs/import.md lists the columns.';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Asked {
  readonly file: string;
  readonly institution: string | undefined;
}

function readArguments(): Asked {
  try {
    const { positionals, values } = parseArgs({ allowPositionals: true, options: { institution: { type: 'string' } } });
    const [file] = positionals;
    if (file !== undefined && positionals.length === 1) return { file, institution: values.institution };
  } catch {
    // An unknown option: the usage says it all.
  }
  throw new OperatorError(USAGE);
}

async function institutionCode({ institution: given }: Asked, database: Database): Promise<string> {
  if (given !== undefined) return given;
  const codes = await database.select({ code: institution.code }).from(institution);
  const [only, ...others] = codes;
  if (only && others.length === 0) return only.code;
  throw new OperatorError(`Say which institution: --institution ${codes.map(({ code }) => code).join(' | ')}`);
}

/** On a terminal a bar of the file's bytes with the rows beside it; elsewhere nothing. */
function startProgress(bytes: number): SingleBar | undefined {
  if (!process.stdout.isTTY) return undefined;
  const bar = new SingleBar({ format: '  {bar} {percentage} %  {rows} rows', hideCursor: true }, Presets.rect);
  bar.start(bytes, 0, { rows: 0 });
  return bar;
}

async function importFile(asked: Asked, database: Database): Promise<void> {
  const handle = await open(asked.file);
  const bytes = (await handle.stat()).size;
  const source = handle.createReadStream();
  const code = await institutionCode(asked, database);
  const began = performance.now();
  const bar = startProgress(bytes);
  try {
    const onProgress = (rows: number): void => bar?.update(source.bytesRead, { rows });
    const rows = await importCases(database, { source, institution: code, now: new Date(), onProgress });
    bar?.stop();
    say(`${rows} cases imported into ${code} in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } finally {
    bar?.stop();
    source.destroy();
  }
}

await runCommand(async (stops) => {
  const asked = readArguments();
  const { database } = await openAsked(stops, say);
  await importFile(asked, database);
});
