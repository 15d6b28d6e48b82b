import { isPerson } from '../../access/isVisibleUser';
import type { SQL } from 'drizzle-orm';
import { and, asc, count, eq, inArray, ne, or } from 'drizzle-orm';
import { union } from 'drizzle-orm/pg-core';
import type { Role } from '@/contract/codes/userCodes';
import { PERMISSIONS_OF_ROLE } from '@/contract/permissions';
import { matchesRow } from '../../database/matchesRow';
import { phoneCall } from '../../database/tables/callTables';
import { collectionLog, task } from '../../database/tables/caseTables';
import { complaint } from '../../database/tables/complaintTables';
import { appUser, userGroup } from '../../database/tables/organizationTables';
import { parseRowId } from '../../values/parseRowId';
import type { Caller } from '../../kernel/caller';
import { Refusal } from '../../kernel/refusal';
import type { ComplaintContext } from '../../access/selectVisibleComplaints';

/** User in a complaint. */
export type ComplaintPerson = Pick<typeof appUser.$inferSelect, 'id' | 'name' | 'username' | 'idCard'>;

const PERSON = { id: appUser.id, name: appUser.name, username: appUser.username, idCard: appUser.idCard };

const isRole = (role: string): role is Role => Object.hasOwn(PERMISSIONS_OF_ROLE, role);
const HANDLING_ROLES = Object.keys(PERMISSIONS_OF_ROLE)
  .filter(isRole)
  .filter((role) => PERMISSIONS_OF_ROLE[role].includes('complaints.handle'));

/** Leaders manage their own group, administrators the institution. */
const inScope = ({ role, groupId, userId, institutionId }: Caller): SQL | undefined => {
  const ofInstitution = eq(appUser.institutionId, institutionId);
  if (role === 'admin') return ofInstitution;
  const self = eq(appUser.id, userId);
  return and(ofInstitution, groupId === null ? self : or(self, eq(appUser.groupId, groupId)));
};

const handlers = (caller: Caller): SQL | undefined =>
  and(inScope(caller), eq(appUser.enabled, true), inArray(appUser.role, HANDLING_ROLES));

async function openCounts({ tx, caller }: ComplaintContext): Promise<ReadonlyMap<number | null, number>> {
  const rows = await tx
    .select({ id: complaint.handlerId, number: count() })
    .from(complaint)
    .where(and(eq(complaint.institutionId, caller.institutionId), ne(complaint.state, 'completed')))
    .groupBy(complaint.handlerId);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** Handler of complaints, with the number of open ones. */
export interface ComplaintHandlerRow {
  readonly id: number;
  readonly name: string;
  readonly groupName: string | null;
  readonly openCount: number;
}

/** Lists the users to whom the caller can allocate complaints, the least busy first. */
export async function listHandlers(context: ComplaintContext): Promise<ComplaintHandlerRow[]> {
  const rows = await context.tx
    .select({ id: appUser.id, name: appUser.name, groupName: userGroup.name })
    .from(appUser)
    .leftJoin(userGroup, matchesRow(userGroup, appUser.groupId))
    .where(handlers(context.caller))
    .orderBy(asc(appUser.name), asc(appUser.id));
  const open = await openCounts(context);
  return rows
    .map(({ id, name, groupName }) => ({ id, name, groupName, openCount: open.get(id) ?? 0 }))
    .toSorted((one, other) => one.openCount - other.openCount);
}

async function findPerson(userId: string, where: SQL | undefined, { tx }: ComplaintContext): Promise<ComplaintPerson> {
  const [row] = await tx
    .select(PERSON)
    .from(appUser)
    .where(and(eq(appUser.id, parseRowId(userId)), isPerson, where));
  if (!row) throw new Refusal('notFound');
  return row;
}

/** Finds a user to whom the caller can allocate complaints; others are refused as not found. */
export const findHandler = (userId: string, context: ComplaintContext): Promise<ComplaintPerson> =>
  findPerson(userId, handlers(context.caller), context);

/** Finds a user against whom the caller can issue a penalty: in their own scope, or the one whom the complaint is about. */
export const findPenalizedUser = (
  userId: string,
  accusedId: number | null,
  context: ComplaintContext,
): Promise<ComplaintPerson> => {
  const { caller } = context;
  const isAccused = accusedId === null ? undefined : eq(appUser.id, accusedId);
  return findPerson(
    userId,
    and(eq(appUser.institutionId, caller.institutionId), or(inScope(caller), isAccused)),
    context,
  );
};

/** Lists the users who have worked on cases: their holders, and authors of records and calls. */
export async function listStaff(
  taskIds: readonly number[],
  { tx, caller }: ComplaintContext,
): Promise<{ id: number; name: string }[]> {
  const ids = [...taskIds];
  const isOwn = ({ institutionId }: typeof task | typeof collectionLog | typeof phoneCall) =>
    eq(institutionId, caller.institutionId);
  const workers = union(
    tx
      .select({ id: task.agentId })
      .from(task)
      .where(and(isOwn(task), inArray(task.id, ids))),
    tx
      .select({ id: collectionLog.agentId })
      .from(collectionLog)
      .where(and(isOwn(collectionLog), inArray(collectionLog.taskId, ids))),
    tx
      .select({ id: phoneCall.agentId })
      .from(phoneCall)
      .where(and(isOwn(phoneCall), inArray(phoneCall.taskId, ids))),
  );
  return tx
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(and(eq(appUser.institutionId, caller.institutionId), isPerson, inArray(appUser.id, workers)))
    .orderBy(asc(appUser.name), asc(appUser.id));
}

/** Returns the name of a user of the institution; empty without such a user. */
export async function getName(userId: number, { tx, caller }: ComplaintContext): Promise<string> {
  const [row] = await tx
    .select({ name: appUser.name })
    .from(appUser)
    .where(and(eq(appUser.id, userId), eq(appUser.institutionId, caller.institutionId)));
  return row?.name ?? '';
}
