import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { RESULT_CODES, type ResultName } from '@/contract/resultCodes';
import type { Database } from '../../database/connect';
import { appUser } from '../../database/tables/organizationTables';
import { loginLog } from '../../database/tables/signInTables';
import { getSessionCookieName } from '../../security/session/sessionCookie';
import { endBrowserSession, getToken, openSession } from '../../security/session/sessions';
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

const LOCAL = '127.0.0.1';

/** Finds a user's newest sign-in of the seed: the demo day's entries in the audit log belong to it. */
async function findSignIn(database: Database, username: string) {
  const [found] = await database
    .select({ userId: appUser.id, institutionId: appUser.institutionId, loginLogId: loginLog.id })
    .from(appUser)
    .innerJoin(loginLog, eq(loginLog.userId, appUser.id))
    .where(and(eq(appUser.username, username), eq(loginLog.outcome, 'success')))
    .orderBy(desc(loginLog.id))
    .limit(1);
  if (!found) throw new Error(`${username} has never signed in`);
  return found;
}

/** Lets a demo user make calls at a time. The calls take the same way as a browser's, with all checks and records. */
export async function actAs(
  { app, database, settings, clock }: DemoServer,
  { username, at }: { readonly username: string; readonly at: Date },
  act: (send: SendCall) => Promise<void>,
): Promise<void> {
  clock.now = at;
  const user = await findSignIn(database, username);
  const sid = await database.transaction((tx) => openSession(tx, { ...user, faceCheck: 'none', ip: LOCAL, now: at }));
  const token = getToken(sid);
  let number = 0;
  const send: SendCall = async (path, body, expected = 'ok') => {
    number += 1;
    const headers = {
      cookie: `${getSessionCookieName(settings)}=${sid}`,
      'x-auth-token': token,
      'accept-language': 'es',
      'idempotency-key': `day-${username}-${at.getTime()}-${number}`,
    };
    const reply = await app.inject({ method: 'POST', url: `/prod/${path}`, headers, payload: body });
    const { code, msg } = reply.json<{ code: string; msg?: string }>();
    if (code !== RESULT_CODES[expected].code) throw new Error(`${path} of ${username}: ${code} ${msg ?? ''}`);
  };
  await act(send);
  await database.transaction((tx) => endBrowserSession(tx, sid, { reason: 'logout', now: at }));
}
