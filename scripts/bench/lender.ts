// Measures how long a lender's file takes to be read and booked (MI-01): 100,000 events in under a minute.
// npm run bench -- lender --rows 100000
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import { type Database, connect, withClient } from '../../server/database/connect';
import { startEmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../server/database/migrate';
import { importCases } from '../../server/modules/import/importFacade';
import { acceptFile, bookAll } from '../../server/modules/lender/lenderFacade';

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const ROWS = Number(values.rows);
const BUDGET_S = 60;
const INSTITUTION = 'MX';

const time = async (what: string, work: () => Promise<unknown>): Promise<number> => {
  const [began, cpu] = [performance.now(), process.cpuUsage()];
  await work();
  const { user, system } = process.cpuUsage(cpu);
  const seconds = (performance.now() - began) / 1000;
  console.log(
    `${what.padEnd(28)} ${seconds.toFixed(1).padStart(6)} s, of node ${((user + system) / 1e6).toFixed(1)} s`,
  );
  return seconds;
};

function* lines(header: string, lineOf: (n: number) => string): Generator<string> {
  yield `${header}\n`;
  for (let n = 1; n <= ROWS; n += 1) yield `${lineOf(n)}\n`;
}

const cases = () =>
  lines(
    'borrower_no,borrower_name,mobile_phone,loan_no,penalty_date,contract_amount,due_amount',
    (n) => `B${n},Ana Cruz ${n},+52 55 ${10_000_000 + n},L${n},2026-03-01,1000,1250.50`,
  );

/** Payments of a part, every tenth of all that is due; every twentieth row takes back the payment before it. */
const EVENT_COLUMNS = 'reference,kind,loan_no,amount,currency,value_time,of_reference';
const eventLine = (n: number): string => {
  if (n % 20 === 0) return `R${n},reversal,L${n - 1},,,2026-03-10 12:00,P${n - 1}`;
  return `P${n},payment,L${n},${n % 10 === 0 ? '1250.50' : '125.05'},MXN,2026-03-10 11:00,`;
};
const events = () => lines(EVENT_COLUMNS, eventLine);

async function run(database: Database): Promise<boolean> {
  const now = new Date('2026-03-10T18:00:00Z');
  await database.$client.query(
    "insert into institution (code, name, currency, time_zone) values ($1, 'Benchmark', 'MXN', 'America/Mexico_City')",
    [INSTITUTION],
  );
  await time(`${ROWS} cases imported`, () =>
    importCases(database, { source: Readable.from(cases()), institution: INSTITUTION, now }),
  );
  await database.$client.query('vacuum analyze');
  const log = { error: (line: unknown) => console.error(line) };
  const read = await time('file read', () =>
    acceptFile(database, {
      source: Readable.from(events()),
      name: 'bench.csv',
      institution: INSTITUTION,
      handle: 'file',
      actorName: null,
      now,
    }),
  );
  const { rows } = await database.$client.query<{ id: string }>('select id from institution');
  const booked = await time('booked', () => bookAll({ database, now: () => now, log }, Number(rows[0]?.id)));
  const states = await database.$client.query('select state, count(*) from lender_event group by 1 order by 1');
  console.log(states.rows);
  return read + booked <= BUDGET_S;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
try {
  const url = new URL(postgres.url);
  url.pathname = '/bench_lender';
  await withClient(postgres.url, (client) => client.query('create database bench_lender'));
  await migrateDatabase(url.href);
  const database = connect({ url: url.href, limits: { size: 4 }, onError: (error) => console.error(error.message) });
  process.exitCode = (await run(database)) ? 0 : 1;
  await database.$client.end();
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
