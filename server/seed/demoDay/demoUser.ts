import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import type { Database, Transaction } from '../../database/connect';
import { appUser } from '../../database/tables/organizationTables';
import { loginLog } from '../../database/tables/signInTables';
import { writeLoginLog } from '../../modules/signIn/signInFacade';
import { getSessionCookieName } from '../../security/session/sessionCookie';
import { endBrowserSession, getToken, openSession } from '../../security/session/sessions';
import { endSessionBySid } from '../../security/session/endedSessionStore';
import { hashToken } from '../../security/session/sessionToken';
import { addTrail } from '../../security/trail/trailStore';
import type { Settings } from '../../settings/settings';

/** Server with a clock that can be set. */
export interface DemoServer {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly settings: Settings;
  readonly clock: { now: Date };
}

/** Sends a call as a demo user. Throws unless the server answers with the expected result. */
export type SendCall = (path: string, body: object, expected?: ResultName) => Promise<void>;

interface DemoUser {
  readonly userId: number;
  readonly institutionId: number;
  readonly loginLogId: number;
  readonly ip: string;
  /** Fingerprint of the device. */
  readonly veins: string;
}

/** Finds a user with the newest sign-in of the seed and its device. */
async function findUser(database: Database, username: string): Promise<DemoUser> {
  const [found] = await database
    .select({
      userId: appUser.id,
      institutionId: appUser.institutionId,
      loginLogId: loginLog.id,
      ip: loginLog.ip,
      veins: loginLog.veins,
    })
    .from(appUser)
    .innerJoin(loginLog, eq(loginLog.userId, appUser.id))
    .where(and(eq(appUser.username, username), eq(loginLog.outcome, 'success')))
    .orderBy(desc(loginLog.id))
    .limit(1);
  if (!found) throw new Error(`${username} has never signed in`);
  return found;
}

/** Records a new sign-in in the login log and the audit trail. */
async function recordSignIn(tx: Transaction, user: DemoUser, now: Date): Promise<DemoUser> {
  const { userId, institutionId, ip, veins } = user;
  const owner = { userId, institutionId };
  const outcome = 'success';
  const loginLogId = await writeLoginLog(tx, { ...owner, outcome, client: 'main', ip, veins, createdAt: now });
  await addTrail(tx, { ...owner, loginLogId, event: 'signIn', outcome, detail: { client: 'main', ip }, now });
  return { ...user, loginLogId };
}

/** Returns a function that sends calls with the session of a user. */
function createSend({ app, settings }: DemoServer, username: string, sid: string): SendCall {
  const headers = {
    cookie: `${getSessionCookieName(settings)}=${sid}`,
    'x-auth-token': getToken(sid),
    'accept-language': 'es',
  };
  return async (path, body, expected = 'ok') => {
    const sent = { ...headers, 'idempotency-key': randomUUID() };
    const reply = await app.inject({ method: 'POST', url: `/prod/${path}`, headers: sent, payload: body });
    const { code, msg } = reply.json<{ code: string; msg?: string }>();
    if (code !== RESULT_CODES[expected].code) throw new Error(`${path} of ${username}: ${code} ${msg ?? ''}`);
  };
}

/**
 * Lets a demo user make calls now, or at a past time. The calls take the same way as a browser's, with all checks and records. A session of
 * the past belongs to the newest sign-in of the seed and leaves no entry in the audit trail, whose times only increase.
 */
export async function actAs(
  server: DemoServer,
  { username, past }: { readonly username: string; readonly past?: Date },
  act: (send: SendCall) => Promise<void>,
): Promise<void> {
  const { database, clock } = server;
  const present = clock.now;
  const now = past ?? present;
  const found = await findUser(database, username);
  const sid = await database.transaction(async (tx) => {
    const { userId, institutionId, loginLogId, ip } = past ? found : await recordSignIn(tx, found, now);
    return openSession(tx, { userId, institutionId, loginLogId, ip, faceCheck: 'none', factorPending: false, now });
  });
  clock.now = now;
  await act(createSend(server, username, sid));
  clock.now = present;
  const end = { reason: 'logout', now } as const;
  await database.transaction(async (tx) => {
    await (past ? endSessionBySid(tx, hashToken(sid), end) : endBrowserSession(tx, sid, end));
  });
}
