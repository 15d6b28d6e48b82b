import { sendFlagColumns } from '../../database/sendFlagColumns';
import { eq, sql } from 'drizzle-orm';
import { getEffectivePermissions } from '@/contract/grants';
import type { Transaction } from '../../database/connect';
import { appUser, institution } from '../../database/tables/organizationTables';
import type { Caller } from '../../kernel/caller';
import { findApiKeyOfAccount } from './apiKeyStore';
import { toKeyCaller } from './apiKeyCaller';
import { CALLER_INSTITUTION } from './callerInstitution';
import { permissionOverridesSql, getOverrides } from './grantMarks';

/** Unused session number. */
const NO_SESSION = 0;

/**
 * Returns the current user as the caller for background work after the call, without a session. Undefined if the user or the institution
 * is disabled, or the API key of a program is no longer valid.
 */
export async function findCallerById(tx: Transaction, userId: number, now: Date): Promise<Caller | undefined> {
  const [row] = await tx
    .select({
      userId: appUser.id,
      kind: appUser.kind,
      institutionId: appUser.institutionId,
      groupId: appUser.groupId,
      role: appUser.role,
      name: appUser.name,
      username: appUser.username,
      ...sendFlagColumns,
      longAging: appUser.longAging,
      res: appUser.res,
      enabled: sql<boolean>`${appUser.enabled} and ${institution.enabled}`,
      mustChangePassword: appUser.mustChangePassword,
      grantMarks: permissionOverridesSql,
      ...CALLER_INSTITUTION,
    })
    .from(appUser)
    .innerJoin(institution, eq(institution.id, appUser.institutionId))
    .where(eq(appUser.id, userId));
  if (row?.kind === 'program') {
    const key = await findApiKeyOfAccount(tx, row);
    return key && toKeyCaller(key, now);
  }
  if (!row?.enabled) return undefined;
  const { kind: _kind, enabled: _enabled, grantMarks: marks, ...user } = row;
  const permissions = getEffectivePermissions(row, getOverrides(marks));
  return {
    ...user,
    permissions,
    secondFactorFirst: false,
    confirmsAtCompany: false,
    sessionId: NO_SESSION,
    sessionState: 'full',
    factorPending: false,
    confirmedAt: null,
  };
}
