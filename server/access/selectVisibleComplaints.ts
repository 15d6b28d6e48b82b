import type { SQL } from 'drizzle-orm';
import { and, eq, inArray, or } from 'drizzle-orm';
import type { Role } from '@/contract/codes/userCodes';
import { matchesRow } from '../database/matchesRow';
import type { Transaction } from '../database/connect';
import { task } from '../database/tables/caseTables';
import { complaint, complaintAllegation } from '../database/tables/complaintTables';
import { appUser } from '../database/tables/organizationTables';
import type { Caller } from '../kernel/caller';
import type { CallerContext } from './callContext';
import { selectVisibleTasks } from './selectVisibleTasks';

/** The part of a call's context that reading complaints needs. */
export type ComplaintContext = Pick<CallerContext, 'tx' | 'caller'>;

const onVisibleCases = (tx: Transaction, caller: Caller): SQL =>
  inArray(
    complaint.id,
    tx
      .select({ id: complaintAllegation.workOrderId })
      .from(complaintAllegation)
      .innerJoin(task, matchesRow(task, complaintAllegation.taskId))
      .where(selectVisibleTasks(caller)),
  );

const handledInGroup = (tx: Transaction, { groupId, institutionId }: Caller): SQL | undefined =>
  groupId === null
    ? undefined
    : inArray(
        complaint.handlerId,
        tx
          .select({ id: appUser.id })
          .from(appUser)
          .where(and(eq(appUser.institutionId, institutionId), eq(appUser.groupId, groupId))),
      );

const own = (tx: Transaction, caller: Caller): SQL | undefined =>
  or(eq(complaint.handlerId, caller.userId), onVisibleCases(tx, caller));

const WITHIN: Readonly<Record<Role, (tx: Transaction, caller: Caller) => SQL | undefined>> = {
  member: own,
  leader: (tx, caller) => or(own(tx, caller), handledInGroup(tx, caller)),
  admin: () => undefined,
  auditor: () => undefined,
};

/**
 * Condition for the complaints that a caller may see (CM-01). Members see those allocated to them or on their cases, leaders the
 * group's, administrators and auditors the institution's. Belongs in the WHERE of every query on complaints.
 */
export const selectVisibleComplaints = ({ tx, caller }: ComplaintContext): SQL | undefined =>
  and(eq(complaint.institutionId, caller.institutionId), WITHIN[caller.role](tx, caller));
