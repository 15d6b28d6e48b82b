import { randomInt } from 'node:crypto';

/** Without signs that are taken for one another when they are read out or copied by hand. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789';
/** 12 of 56 signs: 69 bits, within the 8 to 14 characters of a password (§5). */
const LENGTH = 12;

/** A password that the server makes for somebody: shown once, kept as a hash only, good until its user sets another (US-01). */
export const oneTimePassword = (): string =>
  Array.from({ length: LENGTH }, () => SIGNS[randomInt(SIGNS.length)] ?? '').join('');
