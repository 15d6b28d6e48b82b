import { and, eq, inArray, or } from 'drizzle-orm';
import { getEffectivePermissions } from '@/contract/grants';
import type { Transaction } from '../../database/connect';
import { appUser, institution } from '../../database/tables/organizationTables';
import type { Caller } from '../../kernel/caller';
import { permissionOverridesSql, getOverrides } from '../../security/session/grantMarks';

/** Columns of a user that determine the permission to decide. */
export type ApprovalDecider = Pick<Caller, 'userId' | 'groupId' | 'role' | 'permissions'>;

interface Where {
  readonly institutionId: number;
  /** Group of its case. */
  readonly groupId: number | null;
}

/** Lists the enabled administrators of an institution, and the leaders of a group of it. */
export async function listLeading({ institutionId, groupId }: Where, tx: Transaction): Promise<ApprovalDecider[]> {
  const leads = groupId === null ? undefined : and(eq(appUser.role, 'leader'), eq(appUser.groupId, groupId));
  const rows = await tx
    .select({
      userId: appUser.id,
      groupId: appUser.groupId,
      role: appUser.role,
      sendSms: appUser.sendSms,
      longAging: appUser.longAging,
      grantMarks: permissionOverridesSql,
    })
    .from(appUser)
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .where(
      and(
        eq(appUser.institutionId, institutionId),
        eq(appUser.enabled, true),
        or(inArray(appUser.role, ['admin']), leads),
      ),
    );
  return rows.map(({ grantMarks: marks, ...user }) => ({
    ...user,
    permissions: getEffectivePermissions(user, getOverrides(marks)),
  }));
}
