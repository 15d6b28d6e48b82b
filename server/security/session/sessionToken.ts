import { createHash, randomBytes } from 'node:crypto';

const BYTES = 32;

/** Generates an unguessable token: 256 bits of the system's randomness, 43 URL-safe characters. */
export const createToken = (): string => randomBytes(BYTES).toString('base64url');

/** Returns the SHA-256 of a token in hex, as stored in the database. A token has 256 random bits, so no salt is needed. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');
