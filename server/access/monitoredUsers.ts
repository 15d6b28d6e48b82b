import { sql, type SQL } from 'drizzle-orm';
import type { Caller } from '../kernel/caller';

/** Whose behaviour a caller may see, of `app_user u`: a leader the own group, administrators and auditors the institution (MO-01). */
export function monitored({ role, institutionId, groupId }: Pick<Caller, 'role' | 'institutionId' | 'groupId'>): SQL {
  const inHouse = sql`u.institution_id = ${institutionId}`;
  if (role === 'admin' || role === 'auditor') return inHouse;
  return groupId === null ? sql`false` : sql`(${inHouse} and u.group_id = ${groupId})`;
}
