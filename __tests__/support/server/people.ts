import { toMinorUnits } from '@/contract/minor';
import type { Role } from '@/contract/codes/userCodes';
import type { Permission } from '@/contract/permissions';
import type { Database } from '../../../server/database/connect';
import { permissionGrant } from '../../../server/database/tables/userTables';
import { appUser, institution, userGroup } from '../../../server/database/tables/organizationTables';
import { loginLog } from '../../../server/database/tables/signInTables';
import { openSession, getToken } from '../../../server/security/session/sessions';

const only = <Row>(rows: Row[]): Row => {
  const [row] = rows;
  if (row === undefined) throw new Error('no row came back');
  return row;
};

let number = 0;
const next = (): number => (number += 1);

/** A new institution; amounts in MXN, its day that of Mexico City. */
export const makeInstitution = async (database: Database): Promise<number> => {
  const code = `I${next()}`;
  const rows = await database
    .insert(institution)
    .values({ code, name: code, currency: 'MXN', timeZone: 'America/Mexico_City' })
    .returning();
  return only(rows).id;
};

/** A new group of an institution. */
export const makeGroup = async (database: Database, institutionId: number): Promise<number> =>
  only(
    await database
      .insert(userGroup)
      .values({ institutionId, name: `G${next()}` })
      .returning(),
  ).id;

/** A new user, nobody's leader unless the role says so; cannot sign in by password. */
export const makeUser = async (
  database: Database,
  user: {
    institutionId: number;
    role?: Role;
    groupId?: number;
    ranked?: boolean;
    dailyTarget?: number;
    longAging?: boolean;
    sendSms?: boolean;
    res?: boolean;
  },
): Promise<number> => {
  const name = `user${next()}`;
  const row = {
    role: 'member' as const,
    ...user,
    dailyTarget: toMinorUnits(user.dailyTarget ?? 0),
    username: name,
    email: `${name}@example.test`,
    name,
    passwordHash: 'none',
  };
  return only(await database.insert(appUser).values(row).returning()).id;
};

/** Grants a user permissions in addition to the role's, as an administrator does. */
export const giveTo = (
  database: Database,
  { institutionId, userId }: { readonly institutionId: number; readonly userId: number },
  permissions: readonly Permission[],
) =>
  database
    .insert(permissionGrant)
    .values(permissions.map((permission) => ({ institutionId, userId, permission, allowed: true })));

/** Headers of a signed-in browser, for every call of both clients. */
export interface SignedIn {
  readonly userId: number;
  readonly sessionId: number;
  readonly sid: string;
  readonly token: string;
  readonly headers: {
    readonly cookie: string;
    readonly 'x-auth-token': string;
    readonly token: string;
    readonly 'accept-language': string;
  };
}

/** Opens a session for a user without the sign-in form; `half` waits for the camera check (LV-09). */
export const signInAs = async (
  database: Database,
  userId: number,
  { half = false, now = new Date() } = {},
): Promise<SignedIn> => {
  const user = only((await database.select().from(appUser)).filter(({ id }) => id === userId));
  const { institutionId } = user;
  const seen = { userId, institutionId, ip: '127.0.0.1' };
  const sid = await database.transaction(async (tx) => {
    const log = only(
      await tx
        .insert(loginLog)
        .values({ ...seen, client: 'main', outcome: 'success', veins: 'test', createdAt: now })
        .returning(),
    );
    return openSession(tx, {
      ...seen,
      loginLogId: log.id,
      faceCheck: half ? 'camera' : 'none',
      factorPending: false,
      now,
    });
  });
  const sessions = await database.$client.query<{ id: string }>(
    'select max(id) as id from session where user_id = $1',
    [userId],
  );
  const token = getToken(sid);
  return {
    userId,
    sid,
    token,
    sessionId: Number(only(sessions.rows).id),
    headers: { cookie: `saldo_sid=${sid}`, 'x-auth-token': token, token, 'accept-language': 'en' },
  };
};
