import type { LoginResponse } from '@/contract/entities/users/login';
import type { PasskeyRequestOptions } from '@/contract/entities/users/passkey';
import type { PasskeySignInRequest } from '@/contract/entities/users/passkeySignIn';
import { PASSKEY_CHALLENGE_MS } from '@/contract/ourLimits';
import type { OpenContext } from '../../../access/callContext';
import type { Transaction } from '../../../database/connect';
import { Refusal } from '../../../kernel/refusal';
import { isHttps } from '../../../security/session/sessionCookie';
import { isInstitutionAt } from '../../../security/session/institutionAddress';
import { isWhitelisted } from '../../../settings/clientAddress';
import type { Settings } from '../../../settings/settings';
import { admitUser, isUserEnabled, type SignInSignals, type SignInSuccess } from '../admitUser';
import { type AttemptRule, countAttempt, deleteAttempts, type LoginOutcome } from '../loginAttemptStore';
import { getLog, getMinutesUntil, getSignInRule, refuseManyTries } from '../signInGuard';
import { readBrowserSignals, replyToSignIn } from '../signInReply';
import { bindBrowser } from '../singleSignOn/startSingleSignOn';
import { findSignInUser, readSignInSettings, type SignInSettings, type SignInUser } from '../signInStore';
import { acceptSignCount, listFactors, type StoredFactor } from './factorStore';
import { createSignInChallenge, takeSignInChallenge } from './passkeySignInStore';
import {
  type ClientData,
  getRelyingParty,
  PASSKEY_TIMEOUT_MS,
  type PasskeyRefusal,
  readClientData,
  readUserHandle,
  verifyPasskey,
} from './passkeys';

/** Reason in the audit log why a passkey alone does not sign in. */
type SignInRefusal = PasskeyRefusal | 'userNotVerified' | 'userDisabled';

/** Name of the HttpOnly cookie that binds challenges to a browser. */
const getChallengeCookieName = (settings: Settings): string =>
  isHttps(settings) ? '__Host-saldo_passkey' : 'saldo_passkey';

/** Returns the options with which the browser requests any passkey of the app. */
export const startPasskeySignIn = async (context: OpenContext): Promise<PasskeyRequestOptions> => {
  const { inOwnTransaction, settings, now, ip } = context;
  await context.limit('passkeyChallenge', ip);
  const { id: rpId } = getRelyingParty(context);
  const cookie = { name: getChallengeCookieName(settings), lifetimeMs: PASSKEY_CHALLENGE_MS };
  const challenge = await inOwnTransaction(async (tx) => {
    if (!(await readSignInSettings(tx)).passkeyOffered) throw new Refusal('wrongCredentials');
    return createSignInChallenge(tx, bindBrowser(context, cookie), now);
  });
  return { challenge, rpId, timeout: PASSKEY_TIMEOUT_MS, userVerification: 'required', allowCredentials: [] };
};

/** Sign-in with the signals of its browser. */
type SignInAttempt = PasskeySignInRequest & SignInSignals & { readonly browser: string | undefined };

/** User whom the handle of a passkey names, with this passkey. */
interface PasskeyOwner {
  readonly user: SignInUser | undefined;
  readonly factor: StoredFactor | undefined;
}

/** Finds the user and the passkey; at the address of another institution the passkey is unknown. */
const findOwner = async (
  tx: Transaction,
  { id, userHandle }: PasskeySignInRequest,
  addressCode: string | undefined,
): Promise<PasskeyOwner> => {
  const owner = readUserHandle(userHandle);
  const found = owner && (await findSignInUser(tx, { id: owner.userId }));
  const user = found?.user.institutionId === owner?.institutionId ? found : undefined;
  if (owner === undefined || user === undefined) return { user: undefined, factor: undefined };
  const isAtAddress = await isInstitutionAt(tx, owner.institutionId, addressCode);
  const factors = isAtAddress ? await listFactors(tx, owner) : [];
  return { user, factor: factors.find(({ credentialId }) => credentialId === id) };
};

/** Attempt whose signature is to be verified. */
interface OpenAttempt {
  readonly user: SignInUser;
  readonly factor: StoredFactor;
  readonly client: ClientData;
  readonly settings: SignInSettings;
  readonly guard: { readonly rule: AttemptRule; readonly number: number };
}

/** Records a refusal. The answer is that of a wrong password, so that it reveals neither users nor settings. */
const refuse = async (
  tx: Transaction,
  {
    attempt,
    user,
    ...why
  }: { attempt: SignInAttempt; user: SignInUser | undefined } & (
    { readonly reason: SignInRefusal } | { readonly outcome: LoginOutcome }
  ),
  context: OpenContext,
): Promise<Refusal> => {
  const [outcome, reason] = 'reason' in why ? (['wrongPasskey', why.reason] as const) : [why.outcome];
  await getLog(tx, attempt, context)(outcome, user, reason);
  return new Refusal('wrongCredentials');
};

/** Checks address, challenge and lock, and counts the attempt. Returned instead of thrown, so that counts and logs are committed. */
const passGate = async (
  tx: Transaction,
  attempt: SignInAttempt,
  context: OpenContext,
): Promise<OpenAttempt | Refusal> => {
  const { now, ip } = context;
  const settings = await readSignInSettings(tx);
  const { user, factor } = await findOwner(tx, attempt, context.settings.addressCode);
  if (!isWhitelisted(ip, settings.whitelist)) {
    await getLog(tx, attempt, context)('addressRefused', user);
    return new Refusal('addressRefused');
  }
  const client = readClientData(attempt.clientDataJSON);
  if (client === undefined) return refuse(tx, { attempt, user, reason: 'passkeyWrong' }, context);
  const { browser, deviceMarks } = attempt;
  const isCurrent = await takeSignInChallenge(tx, { challenge: client.challenge, browser }, now);
  if (!isCurrent) return refuse(tx, { attempt, user, reason: 'passkeyExpired' }, context);
  if (user === undefined || factor === undefined) {
    return refuse(tx, { attempt, user, reason: 'passkeyUnknown' }, context);
  }
  // Only attempts with a passkey of the user count, because handles can be guessed and would lock others out.
  const identifier = { username: user.user.username };
  const rule = await getSignInRule(tx, { identifier, user, deviceMarks, ip }, now);
  const { allowed, number, windowEnd } = await countAttempt(tx, rule, now);
  if (allowed) return { user, factor, client, settings, guard: { rule, number } };
  await getLog(tx, attempt, context)('locked', user);
  return new Refusal('locked', { minutes: getMinutesUntil(windowEnd, now) });
};

const settle = async (
  tx: Transaction,
  {
    attempt,
    open,
    verified,
  }: { attempt: SignInAttempt; open: OpenAttempt; verified: Awaited<ReturnType<typeof verifyPasskey>> },
  context: OpenContext,
): Promise<SignInSuccess | Refusal> => {
  const { user, factor, settings, guard } = open;
  const because = (reason: SignInRefusal) => refuse(tx, { attempt, user, reason }, context);
  if (typeof verified === 'string') return because(verified);
  if (!verified.isUserVerified) return because('userNotVerified');
  if (!isUserEnabled(user)) return because('userDisabled');
  if (!settings.configOf(user.user.institutionId).passkey) {
    return refuse(tx, { attempt, user, outcome: 'methodRefused' }, context);
  }
  const isNext = await acceptSignCount(tx, factor, { count: verified.count, now: context.now });
  if (!isNext) return because('passkeyCounter');
  await deleteAttempts(tx, guard.rule, guard.number);
  return admitUser(tx, attempt, { user, settings, clock: context, by: { kind: 'passkey' } });
};

/** Signs a user in with a passkey alone and writes the login response (LG-09). Each step is committed separately. */
export const finishPasskeySignIn = async (
  request: PasskeySignInRequest,
  context: OpenContext,
): Promise<LoginResponse> => {
  const { inOwnTransaction, reply, settings } = context;
  const browser = reply.cookie(getChallengeCookieName(settings));
  const signals = { client: 'main', proof: 'passkey', ...readBrowserSignals(context) } as const;
  const attempt: SignInAttempt = { ...request, ...signals, browser };
  const owner = readUserHandle(request.userHandle);
  await refuseManyTries({ ...attempt, identifier: owner && { id: owner.userId } }, context);
  const open = await inOwnTransaction((tx) => passGate(tx, attempt, context));
  if (open instanceof Refusal) throw open;
  const verified = await verifyPasskey(request, open.factor, { client: open.client, party: getRelyingParty(context) });
  const outcome = await inOwnTransaction((tx) => settle(tx, { attempt, open, verified }, context));
  if (outcome instanceof Refusal) throw outcome;
  return replyToSignIn(outcome, context);
};
