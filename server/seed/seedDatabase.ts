import { Readable } from 'node:stream';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { importCasesWith } from '../modules/import/importFacade';
import { OperatorError } from '../kernel/operatorError';
import { hashPassword } from '../security/passwords';
import type { Database } from '../database/connect';
import { chineseWorld } from './chineseWorld';
import { mexicanWorld } from './mexicanWorld';
import { peruvianWorld } from './peruvianWorld';
import { seededRandom } from './random';
import { seedBoard } from './seedBoard';
import { seedCaseRows } from './seedCaseRows';
import { seedCodes } from './seedCodes';
import { seedComplaints } from './seedComplaints';
import { seedLongBook } from './seedLongBook';
import { seedMaterial } from './seedMaterial';
import { seedBehaviour } from './seedBehaviour';
import { seedInstitutions } from './seedInstitutions';
import { seedAnnouncements, seedNotices } from './seedMessages';
import { seedOrganisation } from './seedOrganisation';
import { seedOtherLoans } from './seedOtherLoans';
import { seedSchedule } from './seedSchedule';
import type { QueueCode } from './seedQueues';
import { seedSystem } from './seedSystem';
import { seedTemplates } from './seedTemplates';
import { seedTrail } from './seedTrail';
import type { SeedUser } from './seedUsers';
import { SEED_PASSWORD, seedUsers } from './seedUsers';
import type { World } from './world';
import { writeHistory } from './writeHistory';
import type { SeedConnection } from './seedConnection';
import { seedSharedContacts } from './seedSharedContacts';

/** How much synthetic data an empty database gets. */
export interface SeedOptions {
  /** Cases of all institutions together. */
  readonly cases: number;
  readonly now: Date;
  /** NODE_ENV=production: refused. */
  readonly production: boolean;
  /** Told how many of the cases are done. */
  readonly onProgress?: (done: number) => void;
}

interface Seeding extends SeedOptions {
  readonly client: pg.PoolClient;
  readonly tx: SeedConnection;
  readonly passwordHash: string;
}

const WORLDS: readonly World[] = [mexicanWorld, chineseWorld, peruvianWorld];
// Servers that start side by side on an empty database: one seeds, the others wait and find it done.
const SEED_LOCK = 7_221_504_319;

/** Whoever tries the product signs in as this one first. */
const SHOWN_AGENT = 'agent';
/** A few cases to try a start with need no ten thousand rows each of an address book and a call list. */
const ENOUGH_FOR_LONG_BOOK = 100;

const shareOf = (world: World, cases: number): number => Math.round(cases * world.share);

function agentsByQueue(users: readonly SeedUser[]): Record<QueueCode, string[]> {
  const of = (code: QueueCode): string[] => users.filter(({ queue }) => queue === code).map(({ username }) => username);
  return { S1: of('S1'), S2: of('S2'), S3: of('S3'), S4: of('S4'), M3: of('M3') };
}

async function seedInstitution(world: World, before: number, seeding: Seeding): Promise<number> {
  const { client, tx, now, passwordHash, onProgress } = seeding;
  const cases = shareOf(world, seeding.cases);
  // Of its own, so that one institution's size changes nothing in another.
  const random = seededRandom(WORLDS.indexOf(world) + 20_240_501);
  const users = seedUsers(world, cases, random);
  const organisation = await seedOrganisation(tx, { world, users, passwordHash, cases, random, now });
  const rows = seedCaseRows({ world, cases, agents: agentsByQueue(users), random, now });
  await importCasesWith(client, { source: Readable.from(rows), institution: world.institution.code, now });
  // Nobody else can have counted rows that are not committed yet, and without counts the plans are bad.
  await client.query('analyze borrower, loan, task, contact');
  const { institutionId } = organisation;
  await seedSharedContacts(tx, institutionId);
  await seedTemplates(tx, world, institutionId);
  const shownAgentId = organisation.users.find(({ username }) => username === SHOWN_AGENT)?.id;
  await writeHistory(tx, {
    world,
    random,
    now,
    institutionId,
    shownAgentId,
    onProgress: (done) => onProgress?.(before + done),
  });
  await seedCodes(tx, { institutionId, now });
  await seedOtherLoans(tx, { institutionId, world, now });
  const material = { institutionId, world, random, now, shownAgentId };
  await seedMaterial(tx, material);
  if (cases >= ENOUGH_FOR_LONG_BOOK) await seedLongBook(tx, material);
  await seedAnnouncements(tx, { world, organisation, random, now });
  await seedComplaints(tx, { institutionId, world, users: organisation.users, now });
  await seedSystem(tx, { world, organisation, now });
  await seedSchedule(tx, { institutionId, users: organisation.users, world, now });
  await seedBoard(tx, { institutionId, world, now });
  const { timeZone } = world.institution;
  await seedBehaviour(tx, { institutionId, timeZone, now });
  await seedTrail(tx, { institutionId, users: organisation.users, timeZone, now });
  return before + cases;
}

async function seedWith(seeding: Seeding): Promise<boolean> {
  const { client, tx, now } = seeding;
  await client.query(
    "begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local work_mem = '128MB'",
  );
  await client.query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
  const { rowCount } = await client.query('select 1 from institution limit 1');
  if (rowCount !== 0) return false;
  let done = 0;
  for (const world of WORLDS) done = await seedInstitution(world, done, seeding);
  await seedInstitutions(tx, seeding);
  await seedNotices(tx, now);
  return true;
}

/** Fills an empty database with synthetic data, the same for the same day; all or nothing. Returns false, and changes nothing, where there is an institution already. */
export async function seedDatabase(database: Database, options: SeedOptions): Promise<boolean> {
  if (options.production) throw new OperatorError('Synthetic data is never loaded with NODE_ENV=production.');
  const passwordHash = await hashPassword(SEED_PASSWORD);
  const client = await database.$client.connect();
  const tx = drizzle({ client, casing: 'snake_case' });
  try {
    const isSeeded = await seedWith({ ...options, client, tx, passwordHash });
    await client.query('commit');
    if (isSeeded) await client.query('analyze');
    return isSeeded;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}
