import type { SQL } from 'drizzle-orm';
import { and, type AnyColumn, eq, or, sql } from 'drizzle-orm';
import type { Role } from '@/contract/codes/role';
import { task } from '../database/tables/caseTables';
import type { MaybePlaceholder } from '../database/preparedQuery';
import type { Caller } from '../kernel/caller';

/** Who looks at cases; in a query that is kept, places stand for the numbers. */
export type Looking = Pick<Caller, 'role'> & {
  readonly [Name in 'institutionId' | 'userId']: MaybePlaceholder<Caller[Name]>;
} & {
  readonly groupId: MaybePlaceholder<number> | null;
};

/** Whose cases are, in whichever table says so. */
export type HeldBy = Readonly<Record<'institutionId' | 'groupId' | 'agentId', AnyColumn>>;

const ofInstitution = (caller: Looking, by: HeldBy): SQL => eq(by.institutionId, caller.institutionId);
const ofAgent = (caller: Looking, by: HeldBy): SQL => eq(by.agentId, caller.userId);

/** The cases that a caller holds. */
export const ownTasks = (caller: Looking, by: HeldBy = task): SQL | undefined =>
  and(ofInstitution(caller, by), ofAgent(caller, by));

const ofGroup = (caller: Looking, by: HeldBy): SQL | undefined =>
  caller.groupId === null ? ofAgent(caller, by) : or(eq(by.groupId, caller.groupId), ofAgent(caller, by));

const VISIBLE: Readonly<Record<Role, (caller: Looking, by: HeldBy) => SQL | undefined>> = {
  member: ownTasks,
  leader: (caller, by) => and(ofInstitution(caller, by), ofGroup(caller, by)),
  admin: ofInstitution,
  auditor: ofInstitution,
};

/** The cases that a caller may see (RO-01): a member the own ones, a leader the group's, administrators and auditors the institution's. Stands in the WHERE of every query on cases. */
export const visibleTasks = (caller: Looking, by: HeldBy = task): SQL | undefined => VISIBLE[caller.role](caller, by);

/** Whether a caller sees an institution's cases, not only some that are few enough to be read whole. */
export const hasInstitutionScope = ({ role }: Pick<Caller, 'role'>): boolean => VISIBLE[role] === ofInstitution;

/** A caller in a query that is kept for all of the same kind: `kind` belongs in its name, and `numbers` are its values. */
export const placedCaller = ({
  role,
  institutionId,
  userId,
  groupId,
}: Caller): { readonly kind: string; readonly places: Looking; readonly numbers: Record<string, number | null> } => ({
  kind: groupId === null ? role : `${role}_of_group`,
  places: {
    role,
    institutionId: sql.placeholder('institutionId'),
    userId: sql.placeholder('userId'),
    groupId: groupId === null ? null : sql.placeholder('groupId'),
  },
  numbers: { institutionId, userId, groupId },
});
