import type { Transaction } from '../../database/connect';
import type { OpenContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { isWhitelisted } from '../../settings/clientAddress';
import { isOneTimePasswordOver } from '../../security/createOneTimePassword';
import { isInstitutionAt } from '../../security/session/institutionAddress';
import { verifyPassword } from '../../security/passwords';
import { QueueFull } from '../../kernel/createWorkQueue';
import { admitUser, isUserEnabled, type SignInSignals, type SignInSuccess } from './admitUser';
import { countAttempt, deleteAttempts, type AttemptRule } from './loginAttemptStore';
import { getLog, getMinutesUntil, getSignInRule, refuseManyTries } from './signInGuard';
import {
  readSignInSettings,
  type SignInSettings,
  findSignInUser,
  type UserIdentifier,
  type SignInUser,
} from './signInStore';
import { isCaptchaCorrect, type CaptchaAnswer, decryptPassword } from './signInKeys';

/** Credentials of a sign-in through either client (LG-05, LG-06). */
export interface SignInRequest extends CaptchaAnswer, SignInSignals {
  readonly identifier: UserIdentifier;
  readonly encryptedPassword: string;
  /** Login account (§2): if sent, it must be the one bound to the user, if one is bound (US-03). */
  readonly idCard?: string | null | undefined;
}

type SignInContext = Pick<OpenContext, 'now' | 'ip' | 'inOwnTransaction' | 'limit' | 'settings'>;

/** Number without an institution, so that an unknown name takes as long. */
const NO_INSTITUTION = 0;

/** Result of the checks before the password is verified. */
interface AdmittedAttempt {
  readonly user: SignInUser | undefined;
  /** The requested address belongs to the user's institution or to one above it. */
  readonly isAtAddress: boolean;
  readonly password: string;
  readonly settings: SignInSettings;
  readonly guard: { readonly rule: AttemptRule; readonly number: number };
}
/** Returned instead of thrown, so that counts and logs are committed. */
type Gate = AdmittedAttempt | { readonly refusal: Refusal };

/** Checks whitelist, captcha, encryption and lock, and counts the attempt, before the expensive password verification. */
const passGate = async (
  tx: Transaction,
  request: SignInRequest,
  clock: Pick<OpenContext, 'now' | 'ip' | 'settings'>,
): Promise<Gate> => {
  const { now, ip } = clock;
  const log = getLog(tx, request, clock);
  const settings = await readSignInSettings(tx);
  // The name's owner decides on which chain a refusal is recorded (TR-02); the response does not depend on it.
  const user = await findSignInUser(tx, request.identifier);
  const institutionId = user?.user.institutionId ?? NO_INSTITUTION;
  const isAtAddress = await isInstitutionAt(tx, institutionId, clock.settings.addressCode);
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
  if (counted.allowed) return { user, isAtAddress, password, settings, guard: { rule, number: counted.number } };
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

const secretsFit = async (
  { user, isAtAddress, password }: AdmittedAttempt,
  { idCard }: SignInRequest,
): Promise<boolean> => {
  try {
    const fits = await verifyPassword(user?.passwordHash, password);
    return fits && user !== undefined && isAtAddress && isUserEnabled(user) && idCardFits(idCard, user.user.idCard);
  } catch (error) {
    if (error instanceof QueueFull) throw new Refusal('tooMany', { seconds: 5 });
    throw error;
  }
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
    if (fits && user !== undefined && !isOver) {
      await deleteAttempts(tx, admitted.guard.rule, admitted.guard.number);
      return admitUser(tx, request, { user, settings: admitted.settings, clock: context, by: { kind: 'password' } });
    }
    // The administrator sees the exact reason; the response is the same for all, so that guessing reveals nothing.
    await getLog(tx, request, context)(fits && isOver ? 'oneTimePasswordOver' : 'wrongCredentials', user);
    return new Refusal('wrongCredentials');
  });
  if (outcome instanceof Refusal) throw outcome;
  return outcome;
};
