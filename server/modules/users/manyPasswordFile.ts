import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { addBehaviour } from '../monitoring/monitoringFacade';
import { getPassword } from './manyPasswords';
import { ownOperation, usersWithGivenPassword } from './manyUsersStore';
import { type PasswordRow, passwordSheet } from './passwordSheet';

/** Returns the unused one-time passwords of one of the caller's operations; the download is recorded (US-01, MO-01). */
export async function manyPasswordFile({ id }: { readonly id: string }, context: CallerContext) {
  const { tx, caller, now, ip: socketIp } = context;
  const operation = await ownOperation(id, context);
  if (operation.finishedAt === null) throw new Refusal('wrongState');
  const users = operation.wish.salt === undefined ? [] : await usersWithGivenPassword(operation, context);
  if (users.length === 0) throw new Refusal('notFound');
  const rows: PasswordRow[] = [];
  for (const user of users) rows.push({ ...user, ...(await getPassword(operation, user.id, tx)) });
  const detail = `one-time passwords, ${rows.length} rows, xlsx`;
  await addBehaviour(tx, { caller, type: 'exportList', loanNo: null, detail, ip: null, socketIp, now });
  return passwordSheet(rows, context);
}
