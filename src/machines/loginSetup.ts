import { CAPTCHA_MIN, FACE_FAILURES_ALLOWED, PASSWORD_MIN_AT_LOGIN } from '@/contract/limits';
import { TOTP_DIGITS } from '@/contract/ourLimits';
import { assign, setup } from 'xstate';
import type { LoginContext, LoginMessage, LoginEvent, LoginStateMeta } from './loginModel';

/** Codes from the provider's page that cancel the sign-in with 'liveness failed, please retry' (§4 face check). */
export const PROVIDER_CANCEL_CODES = ['400', '401', '403', '404', '408', '409', '410'] as const;

/** Returns true if a code from the provider's page ends the sign-in. Any other code is only recorded. */
const cancelsLogin = (code: unknown): boolean => PROVIDER_CANCEL_CODES.some((each) => each === String(code));

interface Situation {
  readonly context: LoginContext;
  readonly event: LoginEvent;
}

const getCode = (event: LoginEvent): string | null => ('code' in event ? event.code : null);

function getWords(event: LoginEvent): string | null {
  const words = 'msg' in event ? event.msg : 'text' in event ? event.text : undefined;
  return words === undefined || words === '' ? null : words;
}

/** Returns the message of a failure. If a firewall or a network's sign-in page responded, the message is identical in every state. */
const getMessage = (event: LoginEvent, msg: LoginMessage): LoginMessage =>
  event.type === 'NET_FAIL' && event.intercepted === true ? 'errors.intercepted' : msg;

const isSubmittable = ({ context, event }: Situation): boolean =>
  event.type === 'SUBMIT' &&
  event.usernameLength > 0 &&
  event.passwordLength >= PASSWORD_MIN_AT_LOGIN &&
  (!context.captchaDemanded || event.captchaLength >= CAPTCHA_MIN);

/** Returns true if a failed check was the last permitted one: by our own count, or by the server's. */
const isLastFailure = ({ context, event }: Situation): boolean =>
  event.type === 'VERIFY' && (event.exhausted === true || context.fails + 1 >= FACE_FAILURES_ALLOWED);

/** Returns the face check that remains after an accepted password or second factor. */
const getCheck = (event: LoginEvent): string | null =>
  event.type === 'LOGIN_OK' || event.type === 'FACTOR_OK' ? event.check : null;

const getProofs = (event: LoginEvent): LoginContext['proofs'] =>
  event.type === 'LOGIN_OK' ? (event.proofs ?? []) : [];

const getLogId = (event: LoginEvent): string | null =>
  event.type === 'LOGIN_OK' || event.type === 'RESTORED' ? (event.userLoginLogId ?? null) : null;

const SILENCE = { msg: null, text: null, code: null } as const;

/** Setup of the login machine: types, and guards and assignments by name. */
export const loginSetup = setup({
  types: {} as { context: LoginContext; events: LoginEvent; meta: LoginStateMeta },
  guards: {
    submittable: isSubmittable,
    isNamed: ({ event }) => event.type === 'SSO' && event.nameLength > 0,
    needsFactor: ({ event }) => getProofs(event).length > 0,
    hasCode: ({ event }) => event.type === 'FACTOR_CODE' && event.codeLength >= TOTP_DIGITS,
    needsNothing: ({ event }) => getCheck(event) === 'none',
    needsCamera: ({ event }) => getCheck(event) === 'camera',
    needsProvider: ({ event }) => getCheck(event) === 'provider',
    passed: ({ event }) => event.type === 'VERIFY' && event.pass,
    lastFailure: isLastFailure,
    hasPassed: ({ event }) => event.type === 'NET_FAIL' && event.passed === true,
    cancels: ({ event }) => event.type === 'PROVIDER_CODE' && cancelsLogin(event.code),
    hasSession: ({ context }) => context.hasSession,
    hasNoSession: ({ context }) => !context.hasSession,
  },
  actions: {
    /** Makes every pending result stale. */
    raiseEpoch: assign({ epoch: ({ context }) => context.epoch + 1 }),
    say: assign(({ event }, { msg }: { msg: LoginMessage }) => ({
      msg: getMessage(event, msg),
      text: getWords(event),
      code: getCode(event),
    })),
    /** A form that already shows a reason retains it, because the missing captcha image is visible anyway. */
    sayCaptcha: assign(({ context, event }) =>
      context.msg === null
        ? { msg: getMessage(event, 'login.captcha'), text: getWords(event), code: getCode(event) }
        : {},
    ),
    hush: assign(SILENCE),
    noteCode: assign({ code: ({ event }) => getCode(event) }),
    noteCaptcha: assign({
      captchaDemanded: ({ event }) => !(event.type === 'CAPTCHA_OK' && event.demanded === false),
      singleSignOnOffered: ({ event }) => event.type === 'CAPTCHA_OK' && event.singleSignOn === true,
      passkeyOffered: ({ event }) => event.type === 'CAPTCHA_OK' && event.passkey === true,
    }),
    setLanguage: assign({ lang: ({ context, event }) => (event.type === 'LANG' ? event.lang : context.lang) }),
    countFailure: assign({ fails: ({ context }) => context.fails + 1 }),
    gainSession: assign(({ event }) => ({ ...SILENCE, hasSession: true, fails: 0, loginLogId: getLogId(event) })),
    loseSession: assign({ hasSession: false, fails: 0, loginLogId: null, proofs: [] }),
    noteProofs: assign({ proofs: ({ event }) => getProofs(event) }),
    /** The proven factor is no longer pending. */
    passFactor: assign({ ...SILENCE, proofs: [] }),
  },
});

/** Transitions after an accepted login, whatever proved the identity: the second factor comes first, then the face check (§4 login flow). */
export const loginAccepted = [
  { guard: 'needsFactor', target: '#login.secondFactor', actions: ['gainSession', 'noteProofs'] },
  { guard: 'needsNothing', target: '#login.authenticated', actions: 'gainSession' },
  { guard: 'needsCamera', target: '#login.camera', actions: 'gainSession' },
  { guard: 'needsProvider', target: '#login.provider', actions: 'gainSession' },
] as const;
