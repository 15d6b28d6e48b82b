import { getTableName } from 'drizzle-orm';
import type { Pool } from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from '../database/connect';
import { rateUse } from '../database/tables/signInTables';
import { Refusal } from '../kernel/refusal';

/** Rates of one address are counted in windows of this length. */
const ADDRESS_WINDOW_MS = 5 * 60_000;
/** Sign-ins per address in a window; a whole office may share an address. */
export const LOGINS_PER_ADDRESS = 300;
/** Captchas per address in a window. */
export const CAPTCHAS_PER_ADDRESS = 600;
/** Password keys per address in a window. */
const PASSWORD_KEYS_PER_ADDRESS = 600;
/** Face checks per user in FACE_CHECK_WINDOW_MS. */
export const FACE_CHECKS_PER_USER = 30;
/** See FACE_CHECKS_PER_USER. */
const FACE_CHECK_WINDOW_MS = 60 * 60_000;
/** Proofs of a second factor per sign-in in FACTOR_WINDOW_MS; limits the audit entries about a locked one. */
const FACTOR_PROOFS_PER_SESSION = 30;
/** See FACTOR_PROOFS_PER_SESSION. */
const FACTOR_WINDOW_MS = 15 * 60_000;
/** Calls with audit rows per user in TRAIL_WINDOW_MS. */
const TRAIL_CALLS_PER_USER = 120;
/** See TRAIL_CALLS_PER_USER. */
const TRAIL_WINDOW_MS = 10 * 60_000;
/** Maximum attempts of one user to set a password in OWN_PASSWORD_WINDOW_MS. */
const OWN_PASSWORD_TRIES = 10;
/** See OWN_PASSWORD_TRIES. */
const OWN_PASSWORD_WINDOW_MS = 15 * 60_000;

/** Signed calls per address in a window; each may contain a thousand events. */
const LENDER_CALLS_PER_ADDRESS = 600;
/** Calls with a wrong signature per address in a window. */
export const WRONG_SIGNATURES_PER_ADDRESS = 600;

/** Calls per API key in API_KEY_WINDOW_MS. */
export const CALLS_PER_API_KEY = 600;
/** See CALLS_PER_API_KEY. */
const API_KEY_WINDOW_MS = 60_000;

/** Rate limits: per address for public calls, per user for face checks. */
const RATES = {
  login: { most: LOGINS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  /** Not a limit of the caller: limits the audit entries about the limit above. */
  loginRefusedTold: { most: 1, windowMs: ADDRESS_WINDOW_MS },
  /** Starts and returns of company sign-ins. */
  singleSignOn: { most: LOGINS_PER_ADDRESS * 2, windowMs: ADDRESS_WINDOW_MS },
  captcha: { most: CAPTCHAS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  /** Challenges of sign-ins with passkeys. */
  passkeyChallenge: { most: CAPTCHAS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  passwordKey: { most: PASSWORD_KEYS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  faceCheck: { most: FACE_CHECKS_PER_USER, windowMs: FACE_CHECK_WINDOW_MS },
  secondFactor: { most: FACTOR_PROOFS_PER_SESSION, windowMs: FACTOR_WINDOW_MS },
  ownPassword: { most: OWN_PASSWORD_TRIES, windowMs: OWN_PASSWORD_WINDOW_MS },
  lenderCall: { most: LENDER_CALLS_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  wrongSignature: { most: WRONG_SIGNATURES_PER_ADDRESS, windowMs: ADDRESS_WINDOW_MS },
  trail: { most: TRAIL_CALLS_PER_USER, windowMs: TRAIL_WINDOW_MS },
  apiKey: { most: CALLS_PER_API_KEY, windowMs: API_KEY_WINDOW_MS },
} as const;

/** Name of a rate limit. */
export type RateName = keyof typeof RATES;

const limiter = (pool: Pool, rate: RateName): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    // A migration created the table, because an operator's database user may lack the right.
    tableCreated: true,
    tableName: getTableName(rateUse),
    keyPrefix: rate,
    points: RATES[rate].most,
    duration: RATES[rate].windowMs / 1000,
  });

const makeLimiters = ({ $client: pool }: Database): Record<RateName, RateLimiterPostgres> => ({
  login: limiter(pool, 'login'),
  loginRefusedTold: limiter(pool, 'loginRefusedTold'),
  singleSignOn: limiter(pool, 'singleSignOn'),
  captcha: limiter(pool, 'captcha'),
  passkeyChallenge: limiter(pool, 'passkeyChallenge'),
  passwordKey: limiter(pool, 'passwordKey'),
  faceCheck: limiter(pool, 'faceCheck'),
  secondFactor: limiter(pool, 'secondFactor'),
  ownPassword: limiter(pool, 'ownPassword'),
  lenderCall: limiter(pool, 'lenderCall'),
  wrongSignature: limiter(pool, 'wrongSignature'),
  trail: limiter(pool, 'trail'),
  apiKey: limiter(pool, 'apiKey'),
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
 * Counts one use across all servers of the database; beyond the limit, refuses with the remaining time. Counts immediately on a separate
 * connection, regardless of the call's outcome. Uses the machine's clock, because the library accepts no other. Account locks follow the
 * call's clock instead: store/loginAttemptStore.
 */
export const refuseTooMany = async (database: Database, rate: RateName, of: string | number): Promise<void> => {
  try {
    await getLimiters(database)[rate].consume(of);
  } catch (over) {
    // Any other error is a database fault, which must not bypass the limit.
    if (!(over instanceof RateLimiterRes)) throw over;
    throw new Refusal('tooMany', { seconds: Math.max(1, Math.ceil(over.msBeforeNext / 1000)) });
  }
};
