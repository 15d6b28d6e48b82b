import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createWorkQueue } from '../kernel/createWorkQueue';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 45 ms on a two-core machine. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Maximum number of sign-ins waiting for a hash worker; beyond it the server responds that it is busy. */
const MAX_WAITING = 200;

// Each running hash uses 19 MiB and one of Node's four pool threads, which files and DNS use as well.
const hashing = createWorkQueue({ running: Math.min(2, availableParallelism()), waiting: MAX_WAITING });

/** Hash that matches no password: the user cannot sign in with one before one is set. */
export const NO_PASSWORD = 'none';

let decoy: Promise<string> | undefined;
const decoyHash = (): Promise<string> => (decoy ??= hash(randomBytes(24), COST));

/** Hashes a password for storage (argon2id); never trims it nor changes its case. */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, COST));

/** Verifies a password against the stored hash. `undefined` (no such user) costs exactly the same work and returns false. */
export const verifyPassword = (stored: string | undefined, password: string): Promise<boolean> =>
  hashing.run(async () => {
    const fits = await verify(stored ?? (await decoyHash()), password).catch(() => false);
    return stored !== undefined && fits;
  });
