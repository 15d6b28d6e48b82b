import { sql } from 'drizzle-orm';
import { addDays, toCalendarDay } from '../values/toCalendarDay';
import { closeDailyScores } from '../modules/board/boardFacade';
import type { SeedConnection } from './seedConnection';
import type { Country } from './countries/country';
import { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { importCasesWith } from '../modules/import/importFacade';
import { OperatorError } from '../kernel/operatorError';
import { hashPassword } from '../security/passwords';
import type { Database } from '../database/connect';
import { china } from './countries/china';
import { mexico } from './countries/mexico';
import { peru } from './countries/peru';
import { createRandom } from './random';
import { seedCaseRows } from './seedCaseRows';
import { seedCodes, seedLongBook, seedExtensions, seedFollowUps, seedOtherLoans } from './seedExtras';
import { seedComplaints } from './seedComplaints';
import { seedHolds } from './seedHolds';
import { seedLaw } from './seedLaw';
import { seedMaterial } from './material/seedMaterial';
import { seedBehavior } from './seedBehavior';
import { seedInstitutions } from './seedInstitutions';
import { seedAnnouncements, seedNotices } from './seedMessages';
import { seedOrganization } from './seedOrganization';
import { seedSchedule } from './seedSchedule';
import type { QueueCode } from './seedQueues';
import { seedQuotas } from './seedQuotas';
import { seedSystem } from './seedSystem';
import { seedTemplates } from './seedTemplates';
import { seedTrail } from './seedTrail';
import { type SeedUser, SEED_PASSWORD, seedUsers } from './seedUsers';
import { writeHistory } from './stories/writeHistory';
import { markAsSeeded } from './seededMark';

/** Days before the present one of which the dashboard has a history. */
const HISTORY_DAYS = 30;

/** Calculates the figures of an institution's last thirty days like the nightly job (DB-01). */
export async function seedBoard(
  tx: SeedConnection,
  { institutionId, country, now }: { institutionId: number; country: Country; now: Date },
): Promise<void> {
  // Autovacuum cannot analyze uncommitted rows, and without statistics the query plans are bad.
  await tx.execute(sql`analyze collection_log, pay_log`);
  const { timeZone } = country.institution;
  const to = addDays(toCalendarDay(now, timeZone), -1);
  await closeDailyScores(tx, { id: institutionId, timeZone }, { from: addDays(to, 1 - HISTORY_DAYS), to, now });
}

/** Gives every twelfth borrower a contact of the previous borrower of the same agent, so that contacts are shared (link by phone). */
export const seedSharedContacts = async (tx: SeedConnection, institutionId: number): Promise<void> => {
  await tx.execute(sql`
    with held as (
      select borrower_id, lag(borrower_id) over mine as before, row_number() over mine as place
      from task where institution_id = ${institutionId} and agent_id is not null
      window mine as (partition by agent_id order by id)
    )
    insert into contact (institution_id, borrower_id, relation, name, phone)
    select ${institutionId}::bigint, h.borrower_id, 'R06', c.name, c.phone
    from held h join lateral (
      select * from contact where institution_id = ${institutionId} and borrower_id = h.before and relation <> 'R01' order by id limit 1
    ) as c on true
    where h.place % 12 = 3 and h.before <> h.borrower_id
    order by h.borrower_id, c.id`);
};

/** Amount of synthetic data for an empty database. */
export interface SeedOptions {
  /** Number of cases in all institutions. */
  readonly cases: number;
  readonly now: Date;
  /** NODE_ENV=production: refused. */
  readonly production: boolean;
  /** Called with the number of completed cases. */
  readonly onProgress?: (done: number) => void;
}

interface Seeding extends SeedOptions {
  readonly client: pg.PoolClient;
  readonly tx: SeedConnection;
  readonly passwordHash: string;
}

const COUNTRIES: readonly Country[] = [mexico, china, peru];
// Servers that start side by side on an empty database: one seeds, the others wait and find it done.
const SEED_LOCK = 7_221_504_319;

/** First account for people who try the product. */
const SHOWN_AGENT = 'agent';
/** Number of cases from which the long address book and call list are created; a small trial does not need them. */
const ENOUGH_FOR_LONG_BOOK = 100;

const getShare = (country: Country, cases: number): number => Math.round(cases * country.share);

function agentsByQueue(users: readonly SeedUser[]): Record<QueueCode, string[]> {
  const of = (code: QueueCode): string[] => users.filter(({ queue }) => queue === code).map(({ username }) => username);
  return { S1: of('S1'), S2: of('S2'), S3: of('S3'), S4: of('S4'), M3: of('M3') };
}

async function seedInstitution(country: Country, before: number, seeding: Seeding): Promise<number> {
  const { client, tx, now, passwordHash, onProgress } = seeding;
  const cases = getShare(country, seeding.cases);
  // Separate generator, so that one institution's size does not change another's data.
  const random = createRandom(COUNTRIES.indexOf(country) + 20_240_501);
  const users = seedUsers(country, cases, random);
  const organisation = await seedOrganization(tx, { country, users, passwordHash, cases, random, now });
  const rows = seedCaseRows({ country, cases, agents: agentsByQueue(users), random, now });
  await importCasesWith(client, { source: Readable.from(rows), institution: country.institution.code, now });
  // Autovacuum cannot analyze uncommitted rows, and without statistics the query plans are bad.
  await client.query('analyze borrower, loan, task, contact');
  const { institutionId } = organisation;
  await seedSharedContacts(tx, institutionId);
  await seedTemplates(tx, country, institutionId);
  const shownAgentId = organisation.users.find(({ username }) => username === SHOWN_AGENT)?.id;
  await writeHistory(tx, {
    country,
    random,
    now,
    institutionId,
    shownAgentId,
    onProgress: (done) => onProgress?.(before + done),
  });
  const { timeZone } = country.institution;
  await seedFollowUps(tx, { institutionId, timeZone, now, remark: country.followUpRemark });
  await seedExtensions(tx, { institutionId, now });
  await seedCodes(tx, { institutionId, now });
  await seedOtherLoans(tx, { institutionId, country, now });
  const material = { institutionId, country, random, now, shownAgentId };
  await seedMaterial(tx, material);
  if (cases >= ENOUGH_FOR_LONG_BOOK) await seedLongBook(tx, material);
  await seedAnnouncements(tx, { country, organisation, random, now });
  await seedComplaints(tx, { institutionId, country, users: organisation.users, now });
  await seedHolds(tx, { institutionId, country, users: organisation.users, now });
  await seedSystem(tx, { country, organisation, now });
  await seedLaw(tx, { country, organisation, now });
  await seedSchedule(tx, { institutionId, users: organisation.users, country, now });
  await seedBoard(tx, { institutionId, country, now });
  await seedBehavior(tx, { institutionId, timeZone, now });
  await seedTrail(tx, { institutionId, users: organisation.users, timeZone, now });
  await seedQuotas(tx, { organisation, now });
  return before + cases;
}

async function seedWith(seeding: Seeding): Promise<boolean> {
  const { client, tx, now } = seeding;
  await client.query(
    "begin; set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local work_mem = '128MB'",
  );
  await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
  const { rowCount } = await client.query('select 1 from institution limit 1');
  if (rowCount !== 0) return false;
  let done = 0;
  for (const country of COUNTRIES) done = await seedInstitution(country, done, seeding);
  await seedInstitutions(tx, seeding);
  await seedNotices(tx, now);
  await markAsSeeded(tx, now);
  return true;
}

/**
 * Seeds an empty database with synthetic data in one transaction; reproducible for the same day. Returns false without changes if there
 * is an institution already.
 */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<boolean> {
  if (options.production) throw new OperatorError('Synthetic data is never loaded with NODE_ENV=production.');
  const passwordHash = await hashPassword(SEED_PASSWORD);
  const client = await database.$client.connectForGood();
  const tx = drizzle({ client, casing: 'snake_case' });
  try {
    const isSeeded = await seedWith({ ...options, client, tx, passwordHash });
    await client.query('commit');
    // Separate transaction, because the earlier time limits ended with the last one.
    if (isSeeded) await client.query('begin; set local statement_timeout = 0; analyze; commit');
    return isSeeded;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
