import type {
  addInstitutionRequest,
  InstitutionAccount,
  institutionAccountQuery,
  OneTimePassword,
} from '@/contract/entities/users/institution';
import { isWatcher } from '@/contract/grants';
import type * as z from 'zod/mini';
import { runAsServiceRole } from '../../database/callTransaction';
import type { Transaction } from '../../database/connect';
import type { CallerContext } from '../../access/callContext';
import { FORCED } from '../../live/endEverySession';
import { Refusal } from '../../kernel/refusal';
import { createOneTimePassword, getOneTimePasswordExpiry } from '../../security/createOneTimePassword';
import { hashPassword } from '../../security/passwords';
import { addTrail } from '../../security/trail/trailStore';
import { endSessionsOfUser } from '../../security/session/sessions';
import { writeUserHistory } from '../users/usersFacade';
import {
  getAccount,
  getAccounts,
  addAdministrator,
  addInstitution,
  getInstitutionBelow,
  findFieldsInUse,
  setOneTimePassword,
  lockTree,
} from './institutionStore';
import { serializeAccount } from './institutionWire';
import { getDigits } from './firstAdministrator';

type AddInstitutionInput = z.output<typeof addInstitutionRequest>;
type AccountQuery = z.output<typeof institutionAccountQuery>;

const addBoth = async (
  tx: Transaction,
  { added, passwordHash }: { added: AddInstitutionInput; passwordHash: string },
  { caller, now }: CallerContext,
): Promise<number> => {
  const { code, name, currency, timeZone, administrator } = added;
  // Under the lock, so that of two simultaneous requests with one code the second is refused.
  await lockTree(tx);
  const parent = await getInstitutionBelow(tx, added.parentId, caller.institutionId);
  const fields = await findFieldsInUse(tx, { code, ...administrator });
  if (fields.length > 0) throw new Refusal('institutionTaken', {}, { fields });
  const place = { parentId: parent.id, createdAt: now };
  const id = await addInstitution(tx, {
    ...place,
    code,
    name,
    currency,
    currencyDigits: getDigits(currency),
    timeZone,
  });
  const made = { creatorId: caller.userId, creatorName: caller.name, createdAt: now, updatedAt: now };
  const password = { passwordHash, oneTimePasswordUntil: getOneTimePasswordExpiry(now) };
  await addAdministrator(tx, { ...administrator, ...made, ...password, institutionId: id });
  return id;
};

/** Creates an institution below another with its first administrator. Its one-time password is returned only once (IN-01). */
export async function addChildInstitution(
  added: AddInstitutionInput,
  context: CallerContext,
): Promise<{ id: string; administrator: OneTimePassword }> {
  const password = createOneTimePassword();
  const passwordHash = await hashPassword(password);
  const id = await runAsServiceRole(context.tx, (tx) => addBoth(tx, { added, passwordHash }, context));
  return { id: String(id), administrator: { username: added.administrator.username, password } };
}

/** Lists the accounts of a visible institution: their identity, and no other data of the institution (IN-01). */
export const showAccounts = (
  { institutionId, ...page }: AccountQuery,
  { tx, caller }: CallerContext,
): Promise<{ result: InstitutionAccount[]; totalCount: number }> =>
  runAsServiceRole(tx, async (own) => {
    const found = await getInstitutionBelow(own, institutionId, caller.institutionId);
    const { rows, totalCount } = await getAccounts(own, found.id, page);
    return { result: rows.map(serializeAccount), totalCount };
  });

/** Records a reset by a parent institution in the institution itself: with the user and in the audit log (IN-01, TR-02). */
async function tellReset(
  own: Transaction,
  { id: userId, institutionId }: { readonly id: number; readonly institutionId: number },
  { caller, now }: CallerContext,
): Promise<void> {
  const isFromAbove = institutionId !== caller.institutionId;
  const change = { userIds: [userId], kind: isFromAbove ? 'passwordByParent' : 'passwordReset' } as const;
  await writeUserHistory(change, { tx: own, now, caller: { ...caller, institutionId } });
  const outcome = isFromAbove ? 'parent' : 'administrator';
  const detail = { byUserId: caller.userId };
  await addTrail(own, { institutionId, userId, loginLogId: null, event: 'passwordReset', outcome, detail, now });
}

/** Sets a one-time password for an account, returned only once, and signs the account out everywhere (IN-01). */
export async function resetAccountPassword(userId: string, context: CallerContext): Promise<OneTimePassword> {
  const { tx, caller, now, publish } = context;
  const password = createOneTimePassword();
  const passwordHash = await hashPassword(password);
  return runAsServiceRole(tx, async (own) => {
    const account = await getAccount(own, userId);
    if (account === undefined) throw new Refusal('notFound');
    await getInstitutionBelow(own, String(account.institutionId), caller.institutionId);
    // An owner changes their own password and has to know the old one.
    if (account.id === caller.userId) throw new Refusal('notAllowed');
    if (isWatcher(account.role)) throw new Refusal('operatorOnly');
    await setOneTimePassword(own, account.id, { passwordHash, now });
    await endSessionsOfUser(own, account.id, { reason: 'administrator', now });
    await tellReset(own, account, context);
    publish({ institutionId: account.institutionId, userIds: [account.id] }, FORCED);
    return { username: account.username, password };
  });
}
