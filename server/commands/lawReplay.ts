// npm run law:replay -- --from YYYY-MM-DD --to YYYY-MM-DD [--institution CODE] [--pack ID@version]
import { parseArgs } from 'node:util';
import { eq } from 'drizzle-orm';
import { replayRequest } from '@/contract/entities/law/lawReplay';
import type { Database } from '../database/connect';
import { appUser, institution } from '../database/tables/organizationTables';
import { OperatorError } from '../kernel/operatorError';
import { type FindingRow, replayHistory } from '../modules/law/lawFacade';
import { resolveInstitutionCode } from './resolveInstitutionCode';
import { openConfiguredDatabase, runCommand } from './runCommand';

const USAGE = `Usage: npm run law:replay -- --from YYYY-MM-DD --to YYYY-MM-DD [--institution CODE] [--pack ID@version]
  Decides all calls, messages and recorded results of these days again, and writes nothing.
  --pack  one pack as if it had always been in force, a future one too; without it those that apply there`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

function readArguments() {
  try {
    const text = { type: 'string' } as const;
    const { institution: code, ...days } = parseArgs({
      options: { from: text, to: text, pack: text, institution: text },
    }).values;
    return { code, ...replayRequest.parse(days) };
  } catch {
    // Unknown option, invalid day or unknown pack: print the usage.
    throw new OperatorError(USAGE);
  }
}

async function getInstitution(code: string, database: Database): Promise<number> {
  const [row] = await database.select({ id: institution.id }).from(institution).where(eq(institution.code, code));
  if (!row) throw new OperatorError(`There is no institution ${code}.`);
  return row.id;
}

/** Grouping and row labels of the findings. */
const TABLES = {
  rule: ({ pack, rule, effect }: FindingRow) => `${effect.padEnd(4)} ${pack} ${rule}`,
  agent: ({ agentId }: FindingRow) => String(agentId),
  day: ({ day }: FindingRow) => day,
} as const;

type Counts = Map<string, number>;

function add(counts: Counts, key: string, count: number): void {
  counts.set(key, (counts.get(key) ?? 0) + count);
}

function tell(title: string, counts: Counts, nameOf: (key: string) => string = (key) => key): void {
  say(`\n${title}`);
  const rows = [...counts].toSorted(([one], [other]) => (one < other ? -1 : 1));
  for (const [key, count] of rows) say(`${String(count).padStart(10)}  ${nameOf(key)}`);
}

async function usernames(institutionId: number, database: Database): Promise<Map<string, string>> {
  const rows = await database
    .select({ id: appUser.id, username: appUser.username })
    .from(appUser)
    .where(eq(appUser.institutionId, institutionId));
  return new Map(rows.map(({ id, username }) => [String(id), username]));
}

await runCommand(async (stops) => {
  const { code, from, to, pack } = readArguments();
  const { database } = await openConfiguredDatabase(stops, say);
  const named = await resolveInstitutionCode(code, database);
  const institutionId = await getInstitution(named, database);
  const began = performance.now();
  const { packs, pages } = await replayHistory(database, { institutionId, fromDay: from, toDay: to, pack });
  const found = { contacts: 0, refused: 0, doubted: 0, lifted: 0 };
  const [byRule, byAgent, byDay]: [Counts, Counts, Counts] = [new Map(), new Map(), new Map()];
  for await (const page of pages) {
    found.contacts += page.contacts;
    found.refused += page.refused;
    found.doubted += page.doubted;
    found.lifted += page.lifted;
    for (const finding of page.findings) {
      add(byRule, TABLES.rule(finding), finding.count);
      add(byAgent, TABLES.agent(finding), finding.count);
      add(byDay, TABLES.day(finding), finding.count);
    }
  }
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`${named}, ${from} to ${to}, by ${packs.join(', ')} (${seconds} s)`);
  say(
    `${found.contacts} contacts: ${found.refused} that a rule refuses, ${found.doubted} that rules only warn of, ${found.lifted} that an exception let through.`,
  );
  if (byRule.size === 0) return;
  const names = await usernames(institutionId, database);
  tell('By rule', byRule);
  tell('By agent', byAgent, (id) => names.get(id) ?? '-');
  tell('By day', byDay);
});
