import type { CallerContext } from '../../../access/callContext';
import { refuseUnconfirmed } from '../../../access/refuseUnconfirmed';
import { Refusal } from '../../../kernel/refusal';
import { requireApprovalForDeciders } from '../requireApprovalForDeciders';
import { insertUsers } from '../systemUserStore';
import { writeUserHistory } from '../userHistoryStore';
import { lockUserNames } from '../../../security/lockUserNames';
import { checkUserSheet, type UploadedSheet } from './checkUserSheet';
import { serializePreview } from './userSheetWire';
import { toMinor } from '../../../values/money';
import type { SheetRow } from './readUserSheet';
import { stripNul } from '../../../values/cellText';

type SheetUser = NonNullable<SheetRow['user']>;

/** Limit of PostgreSQL: 65,535 values per statement. */
const ROWS_A_STATEMENT = 500;

const newUser = ({ group, queue, affiliatedSystem, dailyTarget, ...user }: SheetUser, digits: number) => ({
  ...user,
  name: stripNul(user.name),
  products: user.products.map(stripNul),
  groupId: group,
  queueId: queue,
  affiliatedSystem: affiliatedSystem === '' ? null : stripNul(affiliatedSystem),
  dailyTarget: toMinor(dailyTarget, digits),
});

/** Adds all users of a spreadsheet, or none if it has errors; the refusal contains the errors (US-02). */
export async function addUserSheet(sent: UploadedSheet, context: CallerContext): Promise<{ userIds: string[] }> {
  await lockUserNames(context);
  const sheet = await checkUserSheet(sent, context);
  const users = sheet.rows.flatMap(({ user }) => user ?? []);
  const isWhole = users.length > 0 && sheet.faults.length === 0 && users.length === sheet.rows.length;
  if (!isWhole) throw new Refusal('invalidInput', { fields: sent.fileName }, serializePreview(sheet));
  if (users.some(({ role }) => role === 'admin')) refuseUnconfirmed(context.caller, context.now);
  await requireApprovalForDeciders(users, { what: 'create', whom: users.map(({ username }) => username) }, context);
  const columns = users.map((user) => newUser(user, context.caller.currencyDigits));
  const userIds: number[] = [];
  for (let at = 0; at < columns.length; at += ROWS_A_STATEMENT) {
    userIds.push(...(await insertUsers(columns.slice(at, at + ROWS_A_STATEMENT), context)));
  }
  await writeUserHistory({ userIds, kind: 'created' }, context);
  return { userIds: userIds.map(String) };
}
