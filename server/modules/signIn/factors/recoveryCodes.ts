import { randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@/contract/ourLimits';
import type { Transaction } from '../../../database/connect';
import { hashPassword, verifyPassword } from '../../../security/passwords';
import { findRecoveryCode, type FactorOwner, type HashedRecoveryCode } from './factorStore';

/** Without I, L, O and U, which are misread or form words (Crockford's base 32). */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
/** Characters of a group; the first group finds the code and is stored. The other three have 60 random bits. */
const GROUP_LENGTH = 4;

const createGroup = (): string =>
  Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('');

const createCode = (): string => Array.from({ length: GROUPS }, createGroup).join('-');

const getPrefix = (code: string): string => code.slice(0, GROUP_LENGTH);

/** Creates recovery codes that differ in their first group. */
export const createRecoveryCodes = (): string[] => {
  const codes = new Map<string, string>();
  while (codes.size < RECOVERY_CODES) {
    const code = createCode();
    codes.set(getPrefix(code), code);
  }
  return [...codes.values()];
};

/** Hashes recovery codes for storage, like passwords (ASVS 6.5.2). */
export const hashRecoveryCodes = (codes: readonly string[]): Promise<HashedRecoveryCode[]> =>
  Promise.all(codes.map(async (code) => ({ prefix: getPrefix(code), codeHash: await hashPassword(code) })));

/** Restores the form in which a code was created: upper case, with hyphens, and without letters that look like digits. */
const normalizeCode = (typed: string): string => {
  const letters = typed
    .toUpperCase()
    .replaceAll(/[^\dA-Z]/g, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return (letters.match(new RegExp(`.{1,${GROUP_LENGTH}}`, 'g')) ?? []).join('-');
};

/** Returns the number of the unused recovery code that was typed; undefined if it is none of the user's. */
export const matchRecoveryCode = async (
  tx: Transaction,
  owner: FactorOwner,
  typed: string,
): Promise<number | undefined> => {
  const code = normalizeCode(typed);
  const found = await findRecoveryCode(tx, owner, getPrefix(code));
  return (await verifyPassword(found?.codeHash, code)) ? found?.id : undefined;
};
