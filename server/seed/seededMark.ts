import { and, count, desc, eq, gt, isNull, like } from 'drizzle-orm';
import type { Database } from '../database/connect';
import { appUser, systemSetting } from '../database/tables/organizationTables';
import { OperatorError } from '../kernel/operatorError';
import { verifyPassword } from '../security/passwords';
import type { SeedConnection } from './seedConnection';
import { SEED_PASSWORD } from './seedUsers';

const KEY = 'seeded';
const HASHES_LOOKED_AT = 3;

/** Marks the database as one of synthetic data, for as long as it exists. */
export const markAsSeeded = async (tx: SeedConnection, now: Date): Promise<void> => {
  await tx.insert(systemSetting).values({ institutionId: null, key: KEY, value: now.toISOString() });
};

/** Returns true if the database contains synthetic data. */
export const isMarked = async (database: Database): Promise<boolean> =>
  (await database.$count(systemSetting, and(isNull(systemSetting.institutionId), eq(systemSetting.key, KEY)))) > 0;

// Detects databases from before the mark: all seeded users share one hash including its salt, which never happens with real passwords.
const sharesSeedPassword = async (database: Database): Promise<boolean> => {
  const shared = await database
    .select({ hash: appUser.passwordHash })
    .from(appUser)
    .where(like(appUser.passwordHash, '$argon2%'))
    .groupBy(appUser.passwordHash)
    .having(gt(count(), 1))
    .orderBy(desc(count()))
    .limit(HASHES_LOOKED_AT);
  const fits = await Promise.all(shared.map(({ hash }) => verifyPassword(hash, SEED_PASSWORD)));
  return fits.includes(true);
};

/** Refuses a seeded database in production, because the passwords of synthetic logins are public (ASVS 6.3.2). */
export const refuseSeeded = async (database: Database): Promise<void> => {
  if (!(await isMarked(database)) && !(await sharesSeedPassword(database))) return;
  throw new OperatorError(
    'This database holds synthetic data, whose password everybody knows: production needs one of its own (DATABASE_URL, or another DATA_DIR).',
  );
};
