// Measures a page of one agent's cases over 10,000 and over 1,000,000 cases, for every filter and sort order of the contract (CL-01,
// CL-02).
// Fails if a page of the large table takes longer than 50 ms (p99), or 1.5 times as long as one of the small table (median).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as z from 'zod/mini';
import { taskListingQuery } from '@/contract/entities/cases/task';
import { inTenantTransaction } from '../../server/database/callTransaction';
import { type Database, connect, withClient } from '../../server/database/connect';
import { startEmbeddedPostgres } from '../../server/database/embedded/embeddedPostgres';
import { migrateDatabase } from '../../server/database/migrate';
import type { Caller } from '../../server/kernel/caller';
import { countWaiting } from '../../server/modules/cases/askListStore';
import { listTasks } from '../../server/modules/cases/taskListingStore';
import { findNeighbours } from '../../server/modules/cases/taskNeighbourStore';
import { BENCHMARK_FILTERS } from './listingFilters';

const SMALL = 10_000;
const LARGE = 1_000_000;
const CASES_PER_AGENT = 150;
const ROUNDS = Number(process.env['BENCH_ROUNDS'] ?? 150);
const WARM_UP = 20;
const BUDGET_P99_MS = 50;
const BUDGET_RATIO = 1.5;
// Below this, a difference is the clock's and the machine's, not the table's.
const NOISE_MS = 1;

const INSERT_TASKS = `
insert into task (institution_id, loan_id, borrower_id, agent_id, group_id, status, loan_no, borrower_no, borrower_name, phone_digits, agent_name,
  product_category, app_name, merchant, device, penalty_date, amount, unpaid_repayment, last_call_result, last_call_status, last_call_at, last_call_agent,
  last_follow_up_at, willingness, next_action_at, collection_at, next_follow_up_at, promised_amount, promised_at, promise_made_at)
select 1, n, n, agent, agent / 12, (array['C00','C01','C10','C10','C10','C20','C31'])[1 + n % 7], 'MX' || (10000000 + n), 'MXU' || n,
  (array['María','José','Ana','Luis','Rosa','Iván'])[1 + n % 6] || ' ' || (array['Hernández','García','López','Cruz','Reyes'])[1 + n % 5] || ' ' || md5(n::text),
  '52' || lpad((random() * 1e10)::bigint::text, 10, '0'), 'Agent ' || agent,
  (array['Microcrédito','Crédito personal','Compra a plazos'])[1 + n % 3], (array['CrediVale','PesoRápido','DineroYa'])[1 + n % 3],
  (array['Mercado','Tienda'])[1 + n % 2], (array['Android','iOS'])[1 + n % 2], date '2026-11-20' - (1 + random() * 200)::int,
  (random() * 1e6)::bigint, (random() * 1e6)::bigint, (array['RETRY','LC','PTP','ND',null])[1 + n % 5], (array['NOA','NULL','CNCT','CNCT',null])[1 + n % 5],
  now() - random() * interval '40 days', 'Agent ' || agent, now() - random() * interval '40 days',
  (array['high','medium','low','unknown'])[1 + n % 4], now() + (random() - 0.5) * interval '10 days', now() - interval '60 days',
  case when n % 4 = 0 then now() + (random() - 0.5) * interval '10 days' end, case when n % 3 = 0 then (random() * 1e6)::bigint end,
  case when n % 3 = 0 then now() + (random() - 0.6) * interval '10 days' end, case when n % 3 = 0 then now() - interval '12 days' end
from (select n, 1 + (random() * ($1::bigint / ${CASES_PER_AGENT} - 1))::bigint as agent from generate_series(1, $1::bigint) as n) as numbered`;

/** Payments of every second loan; the outcome of a promise is computed from them. */
const INSERT_PAY_LOGS = `
insert into pay_log (institution_id, loan_id, task_id, type, amount, status, op_at)
select 1, n, n, '4', 1 + (random() * 1e6)::bigint, '2', now() - random() * interval '20 days' from generate_series(1, $1::bigint) as n where n % 2 = 0`;

/** Cases without loans and borrowers: no list reads those. */
async function fill(url: string, cases: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      "insert into institution (code, name, currency, time_zone) values ('MX', 'Benchmark', 'MXN', 'America/Mexico_City')",
    );
    const keys = await client.query<{ conname: string; name: string }>(
      "select conname, conrelid::regclass::text as name from pg_constraint where conrelid in ('task'::regclass, 'pay_log'::regclass) and contype = 'f'",
    );
    for (const { conname, name } of keys.rows) await client.query(`alter table ${name} drop constraint "${conname}"`);
    await client.query(INSERT_TASKS, [cases]);
    await client.query(INSERT_PAY_LOGS, [cases]);
    await client.query('vacuum analyze task, pay_log');
  });
}

const getCaller = (userId: number): Caller => ({
  userId,
  institutionId: 1,
  groupId: Math.floor(userId / 12),
  role: 'member',
  name: 'Agent',
  username: 'agent',
  sendSms: true,
  longAging: false,
  res: false,
  permissions: [],
  mustChangePassword: false,
  confirmsAtCompany: false,
  sessionId: 1,
  sessionState: 'full',
  isMoving: false,
  secondFactorFirst: false,
  factorPending: false,
  confirmedAt: null,
  currency: 'MXN',
  currencyDigits: 2,
  timeZone: 'America/Mexico_City',
});

interface Percentiles {
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

type Work = (database: Database, agent: number) => Promise<unknown>;

interface Tables {
  readonly small: Database;
  readonly large: Database;
}

const summary = (times: readonly number[]): Percentiles => {
  const sorted = times.toSorted((a, b) => a - b);
  return { p50: at(sorted, 0.5), p95: at(sorted, 0.95), p99: at(sorted, 0.99) };
};

/** A stride through all agents, so that no round profits from the last one's pages. */
const getAgent = (round: number, cases: number): number => 1 + ((round * 7919) % Math.floor(cases / CASES_PER_AGENT));

async function timed(database: Database, agent: number, work: Work): Promise<number> {
  const began = performance.now();
  await work(database, agent);
  return performance.now() - began;
}

/** Alternates between the tables, so that other load on the machine affects both equally. */
async function measure(tables: Tables, work: Work): Promise<{ small: Percentiles; large: Percentiles }> {
  const small: number[] = [];
  const large: number[] = [];
  for (let round = 0; round < WARM_UP + ROUNDS; round += 1) {
    const times = [
      await timed(tables.small, getAgent(round, SMALL), work),
      await timed(tables.large, getAgent(round, LARGE), work),
    ] as const;
    if (round < WARM_UP) continue;
    small.push(times[0]);
    large.push(times[1]);
  }
  return { small: summary(small), large: summary(large) };
}

const getListing = (filter: Record<string, string>): Work => {
  const query = z.parse(taskListingQuery, filter);
  return (database, agent) =>
    inTenantTransaction(database, { institutionId: 1 }, (tx) =>
      listTasks(query, { tx, caller: getCaller(agent), now: new Date() }),
    );
};

const neighbours: Work = (database, agent) =>
  inTenantTransaction(database, { institutionId: 1 }, async (tx) => {
    const context = { tx, caller: getCaller(agent), now: new Date() };
    const query = z.parse(taskListingQuery, {});
    const {
      rows: [first],
    } = await listTasks(query, context);
    return first ? findNeighbours({ ...query, taskId: String(first.id) }, context) : undefined;
  });

const counting: Work = (database, agent) =>
  inTenantTransaction(database, { institutionId: 1 }, (tx) =>
    countWaiting({ tx, caller: getCaller(agent), now: new Date() }),
  );

const shown = (time: number): string => time.toFixed(2).padStart(8);

function report(name: string, { small, large }: { small: Percentiles; large: Percentiles }): boolean {
  const ratio = large.p50 / small.p50;
  const isGood = large.p99 <= BUDGET_P99_MS && (ratio <= BUDGET_RATIO || large.p50 - small.p50 <= NOISE_MS);
  const figures = [small.p50, small.p95, small.p99, large.p50, large.p95, large.p99].map(shown).join(' ');
  console.log(`${isGood ? 'ok  ' : 'OVER'} ${name.padEnd(28)} ${figures} ${ratio.toFixed(2).padStart(6)}`);
  return isGood;
}

async function build(base: string, cases: number): Promise<Database> {
  const began = performance.now();
  const name = `bench_${cases}`;
  await withClient(base, (client) => client.query(`create database ${name}`));
  const url = new URL(base);
  url.pathname = `/${name}`;
  await migrateDatabase(url.href);
  await fill(url.href, cases);
  console.log(`${cases} cases made in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return connect({ url: url.href, limits: { size: 2 }, onError: (error) => console.error(error.message) });
}

async function run(base: string): Promise<boolean> {
  const small = await build(base, SMALL);
  const large = await build(base, LARGE);
  const works = [
    ...Object.entries(BENCHMARK_FILTERS).map(([name, filter]) => [name, getListing(filter)] as const),
    ['list and neighbours', neighbours] as const,
    ['what waits (listCount)', counting] as const,
  ];
  console.log(`\n${''.padEnd(34)}${SMALL} cases: p50, p95, p99; ${LARGE} cases: p50, p95, p99 (ms); ratio of p50`);
  // Warm-up: the first measurement would include reading a cold table.
  await measure({ small, large }, neighbours);
  let isGood = true;
  for (const [name, work] of works) isGood = report(name, await measure({ small, large }, work)) && isGood;
  await small.$client.end();
  await large.$client.end();
  return isGood;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
try {
  process.exitCode = (await run(postgres.url)) ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
