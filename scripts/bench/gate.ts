// Measures the time that the contact rules add to starting a call: npm run bench -- gate --dials 300. Fails above the limit of docs/law.md.
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { type LawRig, openLawRig } from '../../__tests__/support/law/lawRig';
import { startTestPostgres } from '../../__tests__/support/server/databaseSetup';
import { LAW_MODE, type LawMode } from '@/contract/codes/lawCodes';
import { getCodeValues } from '@/contract/codes/codeTable';

const { values } = parseArgs({ options: { dials: { type: 'string', default: '300' } } });
const DIALS = Number(values.dials);
const WARM_UP = 20;
/** Inserts earlier calls of the borrower, one per hour, which the rules permit. */
const EARLIER = 40;
/** Maximum time that the rules may add at the 95th percentile of calls, in milliseconds. */
const MOST_ADDED_MS = 3;

async function callsBefore(rig: LawRig, taskId: number): Promise<void> {
  await rig.server.database.execute(sql`
    insert into phone_call (institution_id, task_id, agent_id, contact_id, contact_name, phone, state, started_at, ended_at, call_status)
    select t.institution_id, t.id, t.agent_id, c.id, c.name, c.phone, 'ended', ${rig.clock.now}::timestamptz - n * interval '1 hour',
      ${rig.clock.now}::timestamptz - n * interval '1 hour', 'NOA'
    from task t join contact c on c.borrower_id = t.borrower_id and c.relation = 'R01', generate_series(1, ${EARLIER}) n
    where t.id = ${taskId} and c.id = (select min(id) from contact where borrower_id = t.borrower_id and relation = 'R01')`);
}

async function timeOfCall(rig: LawRig): Promise<number> {
  const of = await rig.fresh();
  await callsBefore(rig, of.id);
  const contactId = await rig.contactOf(of);
  const began = performance.now();
  const { code, message } = await rig.dial(of, contactId);
  const took = performance.now() - began;
  if (code !== '00') throw new Error(`a call was refused: ${code} ${message}`);
  return took;
}

const at = (times: readonly number[], share: number): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? 0;

/** Alternates the modes, so that other load on the machine affects all of them equally. */
async function callInEachMode(rig: LawRig, count: number): Promise<Record<LawMode, number[]>> {
  const times: Record<LawMode, number[]> = { off: [], shadow: [], warn: [], enforce: [] };
  const turns = Array.from({ length: count }, () => getCodeValues(LAW_MODE)).flat();
  for (const mode of turns) {
    await rig.setMode(mode);
    times[mode].push(await timeOfCall(rig));
  }
  return times;
}

await startTestPostgres();
const rig = await openLawRig({ packs: ['MX'], zone: 'America/Mexico_City', now: '2026-03-10T18:00:00Z' });
try {
  await callInEachMode(rig, WARM_UP);
  const times = await callInEachMode(rig, DIALS);
  for (const mode of getCodeValues(LAW_MODE)) {
    console.log(
      `${mode.padEnd(8)} p50 ${at(times[mode], 0.5).toFixed(2)} ms, p95 ${at(times[mode], 0.95).toFixed(2)} ms`,
    );
  }
  const added = at(times.enforce, 0.95) - at(times.off, 0.95);
  console.log(`added at p95: ${added.toFixed(2)} ms, at most ${MOST_ADDED_MS}`);
  process.exitCode = added <= MOST_ADDED_MS ? 0 : 1;
} finally {
  await rig.close();
  await globalThis.stopTestPostgres?.();
}
