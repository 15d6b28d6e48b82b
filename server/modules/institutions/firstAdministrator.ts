import { isPlaceZone } from '@/contract/rules';
import { newPassword } from '@/contract/schemas';
import * as z from 'zod/mini';
import type { Transaction } from '../../database/connect';
import { OperatorError } from '../../kernel/operatorError';
import { getOneTimePasswordExpiry } from '../../security/createOneTimePassword';
import { hashPassword } from '../../security/passwords';
import { listCodesWithAdministrator, findOrAddInstitution, isAccountInUse } from './firstAdministratorStore';
import { addAdministrator } from './institutionStore';

const short = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Institution and the administrator who will create all its other users. */
export const firstAdministrator = z.object({
  /** Code of the institution, by which an existing one is found. */
  institution: short(32),
  institutionName: short(100),
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  timeZone: z.string().check(z.refine(isPlaceZone)),
  username: short(64),
  email: z.email(),
  name: short(100),
  password: newPassword,
});

/** See firstAdministrator. */
export type FirstAdministrator = z.output<typeof firstAdministrator>;

/** Returns the minor units of one unit of a currency, as a power of ten. */
export const getDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

const refuseSecond = async (tx: Transaction, code: string): Promise<void> => {
  if (!(await listCodesWithAdministrator(tx)).includes(code)) return;
  throw new OperatorError(`Institution ${code} has an administrator already, who makes all other users in the app.`);
};

const institutionId = async (tx: Transaction, administrator: FirstAdministrator): Promise<number> => {
  const { institution: code, institutionName: name, currency, timeZone } = administrator;
  const found = await findOrAddInstitution(tx, { code, name, currency, currencyDigits: getDigits(currency), timeZone });
  if (found === undefined) throw new OperatorError(`Institution ${code} could not be made.`);
  return found;
};

const refuseNamesInUse = async (tx: Transaction, administrator: FirstAdministrator): Promise<void> => {
  if (!(await isAccountInUse(tx, administrator))) return;
  throw new OperatorError('The username or the e-mail address belongs to somebody already: choose another.');
};

/**
 * Creates an institution and its administrator with a one-time password; refuses an institution that already has one. Returns
 * the expiry of the password.
 */
export const createFirstAdministrator = async (
  tx: Transaction,
  administrator: FirstAdministrator,
  now: Date,
): Promise<Date> => {
  await refuseSecond(tx, administrator.institution);
  await refuseNamesInUse(tx, administrator);
  const { username, email, name, password } = administrator;
  const passwordHash = await hashPassword(password);
  const oneTimePasswordUntil = getOneTimePasswordExpiry(now);
  await addAdministrator(tx, {
    institutionId: await institutionId(tx, administrator),
    username,
    email,
    name,
    passwordHash,
    oneTimePasswordUntil,
  });
  return oneTimePasswordUntil;
};
