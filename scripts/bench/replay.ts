// Measures how long it takes to decide past contacts again (LC-07): npm run bench -- replay --contacts 1000000 --packs US,US-NYC
// Fails above ten minutes of one core. Runs first in this process, as the command does, then as in a server, whose calls must not wait for
// it.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { type LawRig, openLawRig } from '../../__tests__/support/law/lawRig';
import { startTestPostgres } from '../../__tests__/support/server/databaseSetup';
import { makeUser, signInAs } from '../../__tests__/support/server/people';
import { send } from '../../__tests__/support/cases/cases';
import { writableColumns } from '../../__tests__/support/server/writableColumns';
import { task } from '../../server/database/tables/caseTables';
import { lawReplay } from '../../server/database/tables/lawTables';
import { replayHistory } from '../../server/modules/law/lawFacade';

const { values } = parseArgs({
  options: { contacts: { type: 'string', default: '1000000' }, packs: { type: 'string', default: 'MX' } },
});
/** Contacts per borrower: three of four are calls. */
const [CALLS, MESSAGES] = [75, 25];
const BORROWERS = Math.ceil(Number(values.contacts) / (CALLS + MESSAGES));
const BUDGET_S = 600;
/** Maximum delay of the server's event loop during the run, in milliseconds (99th percentile). */
const STALL_MS = 100;
const [FROM, TO] = ['2026-03-01', '2026-03-30'];

/** Texts of messages: one without relevant content, one with much. */
const TEXTS = [
  'Buenas tardes, le llamamos esta mañana y no le encontramos. Por favor comuníquese al 55 1234 5678.',
  'Estimado cliente: su crédito está vencido. Liquide $1,250.50 hoy y evite recargos. Dudas y quejas: CONDUSEF. Responda BAJA para no recibir mensajes.',
];

/**
 * Inserts a month of contacts at all hours, three or four a day, with contact preferences and holds of some borrowers. This is the hardest
 * realistic history.
 */
async function fill({ server: { database }, ...rig }: LawRig): Promise<void> {
  const like = await rig.fresh();
  await database.execute(sql`
    with people as (
      insert into borrower (institution_id, borrower_no, name, time_zones)
      select ${rig.institutionId}, 'N' || n, 'Ana Cruz ' || n, 'America/Mexico_City' from generate_series(1, ${BORROWERS}::int) n
      returning id, borrower_no
    ), loans as (
      insert into loan overriding system value select made.* from people p, loan l, jsonb_populate_record(null::loan, to_jsonb(l)
        || jsonb_build_object('id', nextval(pg_get_serial_sequence('loan', 'id')), 'loan_no', p.borrower_no, 'borrower_id', p.id)) made
      where l.id = ${like.loanId} returning id, loan_no, borrower_id
    ), contacts as (
      insert into contact (institution_id, borrower_id, relation, name, phone)
      select ${rig.institutionId}, id, 'R01', 'Ana', '+52 55 1000 ' || id from people returning borrower_id
    )
    insert into task (${writableColumns(task)}) overriding system value select ${writableColumns(task, 'made')} from loans l, task t, jsonb_populate_record(null::task, to_jsonb(t)
      || jsonb_build_object('id', nextval(pg_get_serial_sequence('task', 'id')), 'loan_id', l.id, 'loan_no', l.loan_no, 'borrower_id', l.borrower_id)) made
    where t.id = ${like.id}`);
  await database.execute(sql`
    insert into phone_call (institution_id, task_id, agent_id, contact_id, contact_name, phone, state, started_at, ended_at, call_status)
    select t.institution_id, t.id, t.agent_id, c.id, c.name, c.phone, 'ended', m.at, m.at, case when random() < 0.3 then 'CNCT' else 'NOA' end
    from task t join contact c on c.borrower_id = t.borrower_id, generate_series(1, ${CALLS}::int) n,
      lateral (select timestamptz '2026-03-01 06:00Z' + (n + random()) * interval '9 hours' as at) m
    where t.id <> ${like.id}`);
  await database.execute(sql`
    insert into sms (institution_id, task_id, agent_id, contact_id, contact_name, phone, content, state, created_at)
    select t.institution_id, t.id, t.agent_id, c.id, c.name, c.phone, (${sql.param(TEXTS)}::text[])[1 + n % 2], 'sent', m.at
    from task t join contact c on c.borrower_id = t.borrower_id, generate_series(1, ${MESSAGES}::int) n,
      lateral (select timestamptz '2026-03-01 06:00Z' + (n + random()) * interval '27 hours' as at) m
    where t.id <> ${like.id}`);
  await database.execute(sql`
    insert into contact_wish (institution_id, borrower_id, task_id, kind, person, hour_from, hour_to, noted_by_id, noted_by_name, at)
    select institution_id, borrower_id, id, 'hours', 'borrower', '10:00', '18:00', 1, 'x', '2026-03-10Z' from task where id % 10 = 0`);
  await database.execute(sql`
    insert into case_hold (institution_id, task_id, kind, reason, since, decided_at, decided_by_id, decided_by_name, ends_at)
    select institution_id, id, 'hardship', 'x', '2026-03-10Z', '2026-03-10Z', 1, 'x', '2026-03-15Z' from task where id % 10 = 1`);
  await database.$client.query('vacuum analyze');
}

const megabytes = (): number => process.memoryUsage().rss / 1e6;

/** Runs as the command does: one page at a time, in this process. */
async function here({ server: { database }, institutionId }: LawRig): Promise<number> {
  const [began, cpu, first] = [performance.now(), process.cpuUsage(), megabytes()];
  const { packs, pages } = await replayHistory(database, { institutionId, fromDay: FROM, toDay: TO, pack: undefined });
  const found = { contacts: 0, refused: 0, doubted: 0, most: first };
  for await (const page of pages) {
    found.contacts += page.contacts;
    found.refused += page.refused;
    found.doubted += page.doubted;
    found.most = Math.max(found.most, megabytes());
  }
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  console.log(`${packs.join(', ')}: ${found.contacts} contacts, ${found.refused} refused, ${found.doubted} doubted`);
  console.log(
    `in ${seconds.toFixed(1)} s (of node ${((user + system) / 1e6).toFixed(1)} s), ${first.toFixed(0)} MB before, at most ${found.most.toFixed(0)} MB`,
  );
  return (user + system) / 1e6;
}

/** Runs as a server does: in a separate thread. */
async function behindTheCalls({ server, institutionId, clock }: LawRig): Promise<number> {
  const { database } = server;
  const admin = await makeUser(database, { institutionId, role: 'admin' });
  const who = await signInAs(database, admin, { now: clock.now });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const began = performance.now();
  await send(server, who, { path: '/prod/manage/law/replay/start', body: { from: FROM, to: TO } });
  delay.enable();
  let state = 'waiting';
  while (state === 'waiting' || state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [row] = await database.select().from(lawReplay).where(eq(lawReplay.institutionId, institutionId));
    state = row?.state ?? 'none';
  }
  delay.disable();
  const [p99, most] = [delay.percentile(99) / 1e6, delay.max / 1e6];
  console.log(
    `as a server: ${state} in ${((performance.now() - began) / 1000).toFixed(1)} s; its loop turned in ${p99.toFixed(0)} ms at p99, ${most.toFixed(0)} ms at most`,
  );
  return p99;
}

await startTestPostgres();
const zone = 'America/Mexico_City';
const rig = await openLawRig({ packs: values.packs.split(','), zone, now: '2026-04-01T18:00:00Z' });
try {
  await fill(rig);
  const seconds = await here(rig);
  const p99 = await behindTheCalls(rig);
  process.exitCode = seconds <= BUDGET_S && p99 <= STALL_MS ? 0 : 1;
} finally {
  await rig.close();
  await globalThis.stopTestPostgres?.();
}
