import type { FaceCheckKind, FactorProof } from '@/contract/codes/signInCodes';
import type { Client } from '@/contract/call';
import type { ResultName } from '@/contract/resultCodes';
import type { Transaction } from '../../database/connect';
import type { OpenContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { isWhitelisted } from '../../settings/clientAddress';
import { isOneTimePasswordOver } from '../../security/createOneTimePassword';
import { withDevice } from '../../security/findKnownDevice';
import { verifyPassword } from '../../security/passwords';
import { isFactorRequired } from '../../security/session/factorDemand';
import { openSession } from '../../security/session/sessions';
import { QueueFull } from '../../kernel/createWorkQueue';
import { countAttempt, deleteAttempts, type AttemptRule, type LoginOutcome } from './loginAttemptStore';
import { getLog, getDeviceOwner, getMinutesUntil, getSignInRule, refuseManyTries } from './signInGuard';
import {
  readSignInSettings,
  type SignInSettings,
  findSignInUser,
  type UserIdentifier,
  type SignInAccount,
  type SignInUser,
} from './signInStore';
import { listProofs } from './factors/factorStore';
import { hasRemainingCheck } from './quotaStore';
import { isCaptchaCorrect, type CaptchaAnswer, decryptPassword } from './signInKeys';

/** Credentials of a sign-in through either client (LG-05, LG-06). */
export interface SignInRequest extends CaptchaAnswer {
  readonly client: Client;
  readonly identifier: UserIdentifier;
  readonly encryptedPassword: string;
  readonly veins: string;
  /** Login account (§2): if sent, it must be the one bound to the user, if one is bound (US-03). */
  readonly idCard?: string | null | undefined;
  readonly gps?: { readonly latitude: number; readonly longitude: number } | null | undefined;
  /** Cookie of the browser with the marks of its users. */
  readonly deviceMarks?: string | undefined;
  /** User-Agent of the browser. */
  readonly userAgent?: string | undefined;
}

/** A sign-in whose password was right. */
export interface SignInSuccess {
  readonly sid: string;
  readonly user: SignInAccount;
  readonly loginLogId: number;
  /** Check that must still be passed; until then the session is valid for nothing else (LV-09). */
  readonly faceCheck: FaceCheckKind;
  /** Proofs of a second factor of which one is required before the face check; empty if none is. */
  readonly proofs: readonly FactorProof[];
  /** The institution requires a second factor that the user has not set up. */
  readonly secondFactorFirst: boolean;
  /** Cookie that identifies the browser from now on; not before a pending second factor is proven. */
  readonly deviceMarks: string | undefined;
}

type Clock = Pick<OpenContext, 'now' | 'ip'>;
type SignInContext = Pick<OpenContext, 'now' | 'ip' | 'inOwnTransaction' | 'limit'>;

/** Result of the checks before the password is verified. */
interface AdmittedAttempt {
  readonly user: SignInUser | undefined;
  readonly password: string;
  readonly settings: SignInSettings;
  readonly guard: { readonly rule: AttemptRule; readonly number: number };
}
/** Returned instead of thrown, so that counts and logs are committed. */
type Gate = AdmittedAttempt | { readonly refusal: Refusal };

/** Checks whitelist, captcha, encryption and lock, and counts the attempt, before the expensive password verification. */
const passGate = async (tx: Transaction, request: SignInRequest, clock: Clock): Promise<Gate> => {
  const { now, ip } = clock;
  const log = getLog(tx, request, clock);
  const settings = await readSignInSettings(tx);
  // The name's owner decides on which chain a refusal is recorded (TR-02); the response does not depend on it.
  const user = await findSignInUser(tx, request.identifier);
  const refused = async (result: 'addressRefused' | 'wrongCaptcha' | 'passwordKeyExpired'): Promise<Gate> => {
    await log(result, user);
    return { refusal: new Refusal(result) };
  };
  if (!isWhitelisted(ip, settings.whitelist)) return refused('addressRefused');
  if (settings.captchaNeeded && !(await isCaptchaCorrect(tx, request, now))) return refused('wrongCaptcha');
  const password = await decryptPassword(tx, request.encryptedPassword, now);
  if (password === undefined) return refused('passwordKeyExpired');
  const { identifier, deviceMarks } = request;
  const rule = await getSignInRule(tx, { identifier, user, deviceMarks, ip }, now);
  const counted = await countAttempt(tx, rule, now);
  if (counted.allowed) return { user, password, settings, guard: { rule, number: counted.number } };
  await log('locked', user);
  return {
    refusal: new Refusal('locked', {
      minutes: getMinutesUntil(counted.windowEnd, now),
    }),
  };
};

const idCardFits = (entered: string | null | undefined, bound: string | null): boolean => {
  const card = (entered ?? '').trim().toLowerCase();
  return card === '' || bound === null || card === bound.toLowerCase();
};

const mayComeIn = ({ user, institution }: SignInAccount): boolean => user.enabled && institution.enabled;

const secretsFit = async ({ user, password }: AdmittedAttempt, { idCard }: SignInRequest): Promise<boolean> => {
  try {
    const fits = await verifyPassword(user?.passwordHash, password);
    return fits && user !== undefined && mayComeIn(user) && idCardFits(idCard, user.user.idCard);
  } catch (error) {
    if (error instanceof QueueFull) throw new Refusal('tooMany', { seconds: 5 });
    throw error;
  }
};

const getFaceCheck = ({ user }: SignInAccount, settings: SignInSettings): SignInSuccess['faceCheck'] => {
  if (user.faceCheck !== 'none') return user.faceCheck;
  const ofRole = settings.configOf(user.institutionId).faceCheck[user.role];
  if (ofRole !== 'none') return ofRole;
  return settings.methodOf(user.institutionId) === 'liveness' ? 'camera' : 'none';
};

/** Refusals by the institution's settings (SY-01), in order of precedence. */
const REFUSAL_OF = {
  addressRefused: 'addressRefused',
  methodRefused: 'signInMethodOff',
  positionMissing: 'positionNeeded',
  quotaUsedUp: 'checksUsedUp',
} as const satisfies Partial<Record<LoginOutcome, ResultName>>;

interface Allowed {
  readonly clock: Clock;
  readonly settings: SignInSettings;
  readonly user: SignInAccount;
  readonly faceCheck: SignInSuccess['faceCheck'];
}

const whyRefused = async (
  tx: Transaction,
  { client, gps }: SignInRequest,
  { clock, settings, user: { user }, faceCheck }: Allowed,
): Promise<keyof typeof REFUSAL_OF | undefined> => {
  const { institutionId, role } = user;
  const config = settings.configOf(institutionId);
  if (!isWhitelisted(clock.ip, settings.whitelistOf(institutionId))) return 'addressRefused';
  if (!config[client === 'main' ? 'username' : 'email']) return 'methodRefused';
  if (config.gps && !gps) return 'positionMissing';
  return (await hasRemainingCheck(tx, { institutionId, role, faceCheck })) ? undefined : 'quotaUsedUp';
};

const getPendingOutcome = (proofs: readonly FactorProof[], faceCheck: FaceCheckKind): LoginOutcome => {
  if (proofs.length > 0) return 'factorPending';
  return faceCheck === 'none' ? 'success' : 'livenessPending';
};

/** Opens the session of a user whom nothing refuses. */
const openAdmitted = async (
  tx: Transaction,
  request: SignInRequest,
  { clock, settings, user, faceCheck }: Allowed & { readonly user: SignInUser },
): Promise<SignInSuccess> => {
  const { ip, now } = clock;
  const { id: userId, institutionId, role } = user.user;
  const proofs = await listProofs(tx, { institutionId, userId });
  const factorPending = proofs.length > 0;
  const from = settings.configOf(institutionId).secondFactorFrom[role];
  const secondFactorFirst = !factorPending && isFactorRequired(from, user.institution.timeZone, now);
  const loginLogId = await getLog(tx, request, clock)(getPendingOutcome(proofs, faceCheck), user);
  const { userAgent } = request;
  const opened = { userId, institutionId, loginLogId, faceCheck, factorPending, ip, userAgent, now };
  const sid = await openSession(tx, opened);
  const { passwordHash } = user;
  const deviceMarks = factorPending
    ? undefined
    : withDevice(request.deviceMarks, await getDeviceOwner(tx, { userId, passwordHash }), now);
  return { sid, user, loginLogId, faceCheck, proofs, secondFactorFirst, deviceMarks };
};

const admit = async (
  tx: Transaction,
  request: SignInRequest,
  { clock, admitted, user }: { clock: Clock; admitted: AdmittedAttempt; user: SignInUser },
): Promise<SignInSuccess | Refusal> => {
  const log = getLog(tx, request, clock);
  await deleteAttempts(tx, admitted.guard.rule, admitted.guard.number);
  const faceCheck = getFaceCheck(user, admitted.settings);
  const reason = await whyRefused(tx, request, { clock, settings: admitted.settings, user, faceCheck });
  if (reason !== undefined) {
    await log(reason, user);
    return new Refusal(REFUSAL_OF[reason]);
  }
  return openAdmitted(tx, request, { clock, settings: admitted.settings, user, faceCheck });
};

/** Signs a user in through either client. Each step is committed separately, so that a refused attempt stays counted. */
export const signIn = async (request: SignInRequest, context: SignInContext): Promise<SignInSuccess> => {
  await refuseManyTries(request, context);
  const admitted = await context.inOwnTransaction((tx) => passGate(tx, request, context));
  if ('refusal' in admitted) throw admitted.refusal;
  const { user } = admitted;
  const fits = await secretsFit(admitted, request);
  const outcome = await context.inOwnTransaction(async (tx) => {
    const isOver = user !== undefined && isOneTimePasswordOver(user.user, context.now);
    if (fits && user !== undefined && !isOver) return admit(tx, request, { clock: context, admitted, user });
    // The administrator sees the exact reason; the response is the same for all, so that guessing reveals nothing.
    await getLog(tx, request, context)(fits && isOver ? 'oneTimePasswordOver' : 'wrongCredentials', user);
    return new Refusal('wrongCredentials');
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
