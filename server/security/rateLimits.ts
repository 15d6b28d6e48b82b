import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connect';
import { rateUse } from '../database/tables/signInTables';
import { Refusal } from '../kernel/refusal';

/** Rates of one address are counted in windows of this length. */
const ADDRESS_WINDOW_MS = 5 * 60_000;
/** Sign-ins of one address in a window; a whole office may stand behind it. */
export const LOGINS_PER_ADDRESS = 300;
/** Captchas that one address may ask for in a window. */
export const CAPTCHAS_PER_ADDRESS = 600;
/** Password keys that one address may ask for in a window. */
const PASSWORD_KEYS_PER_ADDRESS = 600;
/** Face checks that one user may make in FACE_CHECK_WINDOW_MS. */
export const FACE_CHECKS_PER_USER = 30;
/** See FACE_CHECKS_PER_USER. */
const FACE_CHECK_WINDOW_MS = 60 * 60_000;
/** Calls with such rows that a user may make within TRAIL_WINDOW_MS. */
const TRAIL_CALLS_PER_USER = 120;
/** See TRAIL_CALLS_PER_USER. */
const TRAIL_WINDOW_MS = 10 * 60_000;
/** How often one user may try to set a password in OWN_PASSWORD_WINDOW_MS. */
const OWN_PASSWORD_TRIES = 10;
/** See OWN_PASSWORD_TRIES. */
const OWN_PASSWORD_WINDOW_MS = 15 * 60_000;

/** Signed calls of one address in a window; each may bring a thousand events. */
const LENDER_CALLS_PER_ADDRESS = 600;
/** Signed calls with a wrong signature that one address may make in a window. */
export const WRONG_SIGNATURES_PER_ADDRESS = 600;

/** What is limited, and of whom: an address for what anybody may ask, a user for face checks. */
const RATES = {
  login: { most: LOGINS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  /** Not a limit of the caller: how often the trail is told that the one above was reached. */
  loginRefusedTold: { most: 1, windowMs: ADDRESS_WINDOW_MS },
  captcha: { most: CAPTCHAS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  passwordKey: { most: PASSWORD_KEYS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  faceCheck: { most: FACE_CHECKS_PER_USER, windowMs: FACE_CHECK_WINDOW_MS },
  ownPassword: { most: OWN_PASSWORD_TRIES, windowMs: OWN_PASSWORD_WINDOW_MS },
  lenderCall: { most: LENDER_CALLS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  wrongSignature: { most: WRONG_SIGNATURES_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  trail: { most: TRAIL_CALLS_PER_USER, windowMs: TRAIL_WINDOW_MS },
} as const;

/** One thing that is limited. */
export type RateName = keyof typeof RATES;

const limiter = (pool: Pool, rate: RateName): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    // A migration has made the table; the database user of an operator may lack the right.
    tableCreated: true,
    tableName: getTableName(rateUse),
    keyPrefix: rate,
    points: RATES[rate].most,
    duration: RATES[rate].windowMs / 1000,
  });

const makeLimiters = ({ $client: pool }: Database): Record<RateName, RateLimiterPostgres> => ({
  login: limiter(pool, 'login'),
  loginRefusedTold: limiter(pool, 'loginRefusedTold'),
  captcha: limiter(pool, 'captcha'),
  passwordKey: limiter(pool, 'passwordKey'),
  faceCheck: limiter(pool, 'faceCheck'),
  ownPassword: limiter(pool, 'ownPassword'),
  lenderCall: limiter(pool, 'lenderCall'),
  wrongSignature: limiter(pool, 'wrongSignature'),
  trail: limiter(pool, 'trail'),
});

const limitersByDatabase = new WeakMap<Database, ReturnType<typeof makeLimiters>>();

const getLimiters = (database: Database): ReturnType<typeof makeLimiters> => {
  const known = limitersByDatabase.get(database);
  if (known !== undefined) return known;
  const made = makeLimiters(database);
  limitersByDatabase.set(database, made);
  return made;
};

/**
 * Counts one use, shared by all servers of the database, and refuses it with the time left when there were too many.
 * It is counted on a connection of its own and at once, whatever becomes of the call, by the machine's clock: the
 * library takes no other. What has to go by the call's clock, the lock of an account, is store/loginAttemptStore.
 */
export const refuseTooMany = async (database: Database, rate: RateName, of: string | number): Promise<void> => {
  try {
    await getLimiters(database)[rate].consume(of);
  } catch (over) {
    // Anything else is a fault of the database, which must let nobody in.
    if (!(over instanceof RateLimiterRes)) throw over;
    throw new Refusal('tooMany', { seconds: Math.max(1, Math.ceil(over.msBeforeNext / 1000)) });
  }
};
