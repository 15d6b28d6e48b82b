import type { SQL } from 'drizzle-orm';
import { and, type AnyColumn, eq, or, sql } from 'drizzle-orm';
import type { Role } from '@/contract/codes/userCodes';
import { task } from '../database/tables/caseTables';
import type { MaybePlaceholder } from '../database/preparedQuery';
import type { Caller } from '../kernel/caller';

/** Viewer of cases; in a prepared query, placeholders replace the ids. */
export type TaskScope = Pick<Caller, 'role'> & {
  readonly [Name in 'institutionId' | 'userId']: MaybePlaceholder<Caller[Name]>;
} & {
  readonly groupId: MaybePlaceholder<number> | null;
};

/** Columns that hold the institution, group and agent of a case, in any table. */
export type CaseAgentColumns = Readonly<Record<'institutionId' | 'groupId' | 'agentId', AnyColumn>>;

const ofInstitution = (caller: TaskScope, by: CaseAgentColumns): SQL => eq(by.institutionId, caller.institutionId);
const ofAgent = (caller: TaskScope, by: CaseAgentColumns): SQL => eq(by.agentId, caller.userId);

/** Condition for the cases that a caller holds. */
export const selectOwnTasks = (caller: TaskScope, by: CaseAgentColumns = task): SQL | undefined =>
  and(ofInstitution(caller, by), ofAgent(caller, by));

const ofGroup = (caller: TaskScope, by: CaseAgentColumns): SQL | undefined =>
  caller.groupId === null ? ofAgent(caller, by) : or(eq(by.groupId, caller.groupId), ofAgent(caller, by));

const VISIBLE: Readonly<Record<Role, (caller: TaskScope, by: CaseAgentColumns) => SQL | undefined>> = {
  member: selectOwnTasks,
  leader: (caller, by) => and(ofInstitution(caller, by), ofGroup(caller, by)),
  admin: ofInstitution,
  auditor: ofInstitution,
};

/**
 * Condition for the cases that a caller may see (RO-01). Members see theirs, leaders the group's, administrators and auditors the
 * institution's. Belongs in the WHERE of every query on cases.
 */
export const selectVisibleTasks = (caller: TaskScope, by: CaseAgentColumns = task): SQL | undefined =>
  VISIBLE[caller.role](caller, by);

/** Returns true if the caller sees all cases of an institution, rather than a subset small enough to read whole. */
export const hasInstitutionScope = ({ role }: Pick<Caller, 'role'>): boolean => VISIBLE[role] === ofInstitution;

/** Caller of a prepared query shared by all callers of the same kind. `kind` belongs in the query's name; `numbers` are its values. */
export const parameterizeCaller = ({
  role,
  institutionId,
  userId,
  groupId,
}: Caller): { readonly kind: string; readonly places: TaskScope; readonly numbers: Record<string, number | null> } => ({
  kind: groupId === null ? role : `${role}_of_group`,
  places: {
    role,
    institutionId: sql.placeholder('institutionId'),
    userId: sql.placeholder('userId'),
    groupId: groupId === null ? null : sql.placeholder('groupId'),
  },
  numbers: { institutionId, userId, groupId },
});
