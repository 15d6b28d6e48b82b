import { sql, type SQL } from 'drizzle-orm';
import type { Caller } from '../kernel/caller';

/**
 * Condition on `app_user u`: users whose activity a caller may see. Leaders see their group, administrators and auditors the institution
 * (MO-01).
 */
export function monitored({ role, institutionId, groupId }: Pick<Caller, 'role' | 'institutionId' | 'groupId'>): SQL {
  const inHouse = sql`u.institution_id = ${institutionId}`;
  if (role === 'admin' || role === 'auditor') return inHouse;
  return groupId === null ? sql`false` : sql`(${inHouse} and u.group_id = ${groupId})`;
}
