import { DatabaseUnavailable, isConnectionFault } from '../database/connectionFault';
import type { Call, Client } from '@/contract/call';
import { loginCalls } from '@/contract/calls/users/loginCalls';
import { menuCalls } from '@/contract/calls/users/menuCalls';
import { olderLoginCalls } from '@/contract/calls/older/olderLoginCalls';
import { ownAccountCalls } from '@/contract/calls/users/ownAccountCalls';
import { secondFactorCalls } from '@/contract/calls/users/secondFactorCalls';
import { AUTH_HEADER, TOKEN_HEADER } from '@/contract/headers';
import { hasPermission } from '@/contract/permissions';
import type { ResultName } from '@/contract/resultCodes';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../kernel/caller';
import { Refusal } from '../kernel/refusal';
import { findKeyCaller, hasBearer, type KeyFinding } from '../security/session/apiKeyCaller';
import { refuseUnconfirmed } from '../access/refuseUnconfirmed';
import { refuseTooMany } from '../security/rateLimits';
import { getSessionCookieName } from '../security/session/sessionCookie';
import type { SessionLookUp } from '../security/session/sessionMemory';
import { findCaller, type Credentials } from '../security/session/sessions';
import { hashToken } from '../security/session/sessionToken';
import type { AppContext } from '../access/appContext';
import { getCallAddress, getHeader } from './callRequest';
import { recordCaller, refuseMoving } from './callOutcome';
import { getRequestSettings } from './requestSettings';

/** Asks a question of the database, and once more when its connection broke: the next one may be good. */
export const retryAfterDisconnect = async <T>(ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask();
  } catch (error) {
    if (!isConnectionFault(error)) throw error;
  }
  try {
    return await ask();
  } catch (error) {
    // Reads are safe to repeat, whether or not something was committed.
    throw isConnectionFault(error) ? new DatabaseUnavailable('nothingDone', { cause: error }) : error;
  }
};

/** The header in which each client sends the session's token (AP-02). */
const TOKEN_HEADER_OF: Readonly<Record<Client, string>> = { main: AUTH_HEADER, older: TOKEN_HEADER };

const SAME_ORIGIN = 'same-origin';
// 'none' is an address typed by hand.
const NOT_FROM_ELSEWHERE: readonly (string | undefined)[] = [undefined, SAME_ORIGIN, 'none'];

/** Refuses cross-site requests, which would carry the caller's cookies. */
export const refuseOtherSites = (request: FastifyRequest): void => {
  if (!NOT_FROM_ELSEWHERE.includes(getHeader(request, 'sec-fetch-site'))) throw new Refusal('notAllowed');
};

// A new tab has no token yet, only the cookie that a page writes when it has finished a login (RT-09).
const tokenIn = (row: Call, request: FastifyRequest): string | undefined => {
  const own = getHeader(request, TOKEN_HEADER_OF[row.client]);
  const isNewTab = row === loginCalls.currentUser && getHeader(request, 'sec-fetch-site') === SAME_ORIGIN;
  return own === undefined && isNewTab ? getHeader(request, TOKEN_HEADER) : own;
};

/** Decides what the former credentials allow after the face check has passed: fetching the new token, and signing out (LV-08). */
const formerGoodFor = (row: Call): Credentials['former'] => {
  if (row === loginCalls.out) return 'tokenAndCookie';
  return row === loginCalls.currentUser ? 'token' : 'none';
};

/** Calls that are allowed with a one-time password before the user has set a new one (US-01). Signing out is allowed without this list. */
const BEFORE_OWN_PASSWORD: readonly Call[] = [
  ownAccountCalls.ownPassword,
  loginCalls.currentUser,
  menuCalls.asideMenu,
  olderLoginCalls.currentUser,
  olderLoginCalls.menu,
];

/** Calls that are allowed before the user has set up a required second factor (ASVS 6.3.3). */
const BEFORE_SECOND_FACTOR: readonly Call[] = [
  ...BEFORE_OWN_PASSWORD,
  ownAccountCalls.confirmPassword,
  ownAccountCalls.startCompanyConfirmation,
  ownAccountCalls.finishCompanyConfirmation,
  secondFactorCalls.list,
  secondFactorCalls.addTotp,
  secondFactorCalls.confirmTotp,
  secondFactorCalls.addPasskey,
  secondFactorCalls.confirmPasskey,
];

const mayMake = ({ who }: Call, caller: Caller): boolean => {
  // These are calls about the caller's own account, which a program does not have.
  if (who === 'signedIn') return caller.apiKeyId === undefined;
  return who !== 'anyone' && who !== 'halfSession' && hasPermission(caller, who);
};

/** Returns why a caller must do something else first: an open check, a one-time password, a required second factor. */
const getUnfinished = (row: Call, caller: Caller): ResultName | undefined => {
  if (caller.sessionState === 'half') return caller.factorPending ? 'factorPending' : 'livenessPending';
  if (caller.mustChangePassword && !BEFORE_OWN_PASSWORD.includes(row)) return 'ownPasswordFirst';
  return caller.secondFactorFirst && !BEFORE_SECOND_FACTOR.includes(row) ? 'secondFactorFirst' : undefined;
};

/** Refuses a call that its caller may not make, or not yet. */
export const refuseUnlessPermitted = (row: Call, caller: Caller, now: Date): void => {
  if (row.who === 'anyone' || row.who === 'halfSession') return;
  const unfinished = getUnfinished(row, caller);
  if (unfinished !== undefined) throw new Refusal(unfinished);
  if (!mayMake(row, caller)) throw new Refusal('notAllowed');
  if (caller.isMoving && row.method !== 'GET') throw refuseMoving();
  if (row.confirmed) refuseUnconfirmed(caller, now);
};

/** Finds the program by its API key, whatever session the request names (docs/api-keys.md). */
export const findProgram = async (
  request: FastifyRequest,
  { database, now, settings }: AppContext,
): Promise<Caller> => {
  const authorization = getHeader(request, 'authorization');
  const { addressCode } = getRequestSettings(request, settings);
  const credentials = { authorization, address: getCallAddress(request), addressCode, now: now() };
  const finding: KeyFinding = { tx: database, limit: (rate, of) => refuseTooMany(database, rate, of) };
  const caller = await retryAfterDisconnect(() => findKeyCaller(finding, credentials));
  recordCaller(request, caller);
  return caller;
};

/** Finds the program and checks the key's scopes. */
const findPermittedProgram = async (row: Call, request: FastifyRequest, appContext: AppContext): Promise<Caller> => {
  const caller = await findProgram(request, appContext);
  // Refused here, because refuseUnlessPermitted leaves it to the face check.
  if (row.who === 'halfSession') throw new Refusal('notAllowed');
  refuseUnlessPermitted(row, caller, appContext.now());
  return caller;
};

/**
 * Finds the caller by the API key, else by the session's cookie and token, and checks the permission; undefined for public calls.
 */
export const findPermittedCaller = async (
  row: Call,
  request: FastifyRequest,
  appContext: AppContext,
): Promise<Caller | undefined> => {
  if (row.who === 'anyone') return undefined;
  if (hasBearer(getHeader(request, 'authorization'))) return findPermittedProgram(row, request, appContext);
  const { database, sessions, settings } = appContext;
  const sid = request.cookies[getSessionCookieName(settings)];
  const credentials = {
    sid,
    token: tokenIn(row, request),
    former: formerGoodFor(row),
    address: getCallAddress(request),
    addressCode: getRequestSettings(request, settings).addressCode,
    mayHaveEnded: row.afterEnd === true,
    now: appContext.now(),
  };
  const permitted = async (bySid: SessionLookUp): Promise<Caller> => {
    const found = await retryAfterDisconnect(() => findCaller({ database, bySid }, credentials));
    if ('refusal' in found) throw new Refusal(found.refusal);
    recordCaller(request, found.caller);
    refuseUnlessPermitted(row, found.caller, credentials.now);
    return found.caller;
  };
  const isRecent = sid !== undefined && sessions.holds(hashToken(sid));
  if (!isRecent) return permitted(sessions.lookUp);
  return permitted(sessions.recall).catch((error: unknown) => {
    // Never refuses by cached data, because a permission may have been granted since.
    if (error instanceof Refusal) return permitted(sessions.lookUp);
    throw error;
  });
};
