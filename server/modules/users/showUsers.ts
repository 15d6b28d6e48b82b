import type { SystemUser, SystemUserInfo } from '@/contract/entities/users/systemUser';
import type { CallerContext } from '../../access/callContext';
import type { SystemUserFilters } from './systemUserFilterStore';
import { listGroupsOfUsers } from './provisioning/directoryGroupStore';
import { listUsers, getPhoto, getVisibleUser, type UserOrder } from './systemUserStore';
import { listUserHistory } from './userHistoryStore';
import { getSignInState } from './userSessionStore';
import { serializeSystemUser, serializeUserChange, serializeUserDetail } from './systemUserWire';

interface Page {
  readonly page: number;
  readonly size: number;
}

/** Returns a page of the users that the caller may see (US-01). */
export async function showUsers(
  query: SystemUserFilters & UserOrder & Page,
  context: CallerContext,
): Promise<{ result: SystemUser[]; totalCount: number }> {
  const { rows, totalCount } = await listUsers(query, context);
  return { result: rows.map((row) => serializeSystemUser(row, context.caller.currencyDigits)), totalCount };
}

/** Returns a user with picture, open sessions, lock and groups of the company directory (US-01). */
export async function showUser(id: string, context: CallerContext): Promise<SystemUserInfo> {
  const seen = await getVisibleUser(id, context);
  const photo = await getPhoto(seen.user.id, context);
  const signIn = await getSignInState(seen.user.id, context);
  const directoryGroups = await listGroupsOfUsers([seen.user.id], context);
  return serializeUserDetail({ seen, photo, signIn, directoryGroups }, context.caller.currencyDigits);
}

/** Lists the history of a user, newest first (US-01). */
export async function showUserHistory({ id, ...page }: Page & { readonly id: string }, context: CallerContext) {
  const { user } = await getVisibleUser(id, context);
  const { rows, totalCount } = await listUserHistory({ userId: user.id, ...page }, context);
  return { result: rows.map(serializeUserChange), totalCount };
}
