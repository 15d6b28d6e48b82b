import type { FaceCheckKind, FactorProof } from '@/contract/codes/signInCodes';
import { type Language, DEFAULT_LANGUAGE } from '@/contract/language';
import { CAPTCHA_MIN, PASSWORD_MIN_AT_LOGIN, REQUEST_TIMEOUT_MS } from '@/contract/limits';
import { PASSKEY_CHALLENGE_MS, TOTP_DIGITS } from '@/contract/ourLimits';

/** Face check after a correct password: none, our camera, or the provider's page (§4 login flow). */
type LivenessCheck = FaceCheckKind;

/** Facts about a face picture that may be recorded: size in bytes and pixels, recompression (§5), digest. */
export interface PhotoFacts {
  readonly bytes: number;
  readonly width: number;
  readonly height: number;
  readonly recompressed: boolean;
  readonly sha256: string;
}

/**
 * Events of a sign-in or a session. No event contains a password, a captcha, a token or a picture: they remain in the vault. `text` and
 * `msg` are messages of the server for the user.
 */
export type LoginEvent =
  | {
      readonly type: 'CAPTCHA_OK';
      readonly demanded?: boolean;
      readonly singleSignOn?: boolean;
      readonly passkey?: boolean;
    }
  | { readonly type: 'CAPTCHA_FAIL'; readonly code?: string; readonly text?: string }
  | { readonly type: 'CAPTCHA_REFRESH' }
  | {
      readonly type: 'SUBMIT';
      readonly usernameLength: number;
      readonly passwordLength: number;
      readonly captchaLength: number;
    }
  | { readonly type: 'KEY_OK' }
  | { readonly type: 'KEY_FAIL'; readonly code?: string; readonly text?: string }
  | {
      readonly type: 'LOGIN_OK';
      readonly check: LivenessCheck;
      readonly userLoginLogId: string | null;
      /** Proofs of a second factor of which one is required before the face check. */
      readonly proofs?: readonly FactorProof[];
    }
  | { readonly type: 'LOGIN_NO'; readonly code: string; readonly msg: string }
  | { readonly type: 'FACTOR_CODE'; readonly codeLength: number }
  | { readonly type: 'PASSKEY' }
  | { readonly type: 'PASSKEY_OK' }
  | { readonly type: 'PASSKEY_CANCELED' }
  | { readonly type: 'PASSKEY_FAIL' }
  | { readonly type: 'FACTOR_OK'; readonly check: LivenessCheck }
  | { readonly type: 'FACTOR_NO'; readonly code: string; readonly msg: string }
  | { readonly type: 'SSO'; readonly nameLength: number }
  | { readonly type: 'SSO_READY' }
  | { readonly type: 'RETURNED' }
  | { readonly type: 'START' }
  | { readonly type: 'CAM_OK' }
  | { readonly type: 'CAM_DENIED' }
  | { readonly type: 'CAM_FAIL' }
  | { readonly type: 'CAM_LOST' }
  | { readonly type: 'HIDDEN' }
  | { readonly type: 'CAPTURE' }
  | { readonly type: 'PHOTO'; readonly photo?: PhotoFacts }
  | { readonly type: 'DRAW_FAIL' }
  | { readonly type: 'VERIFY'; readonly pass: boolean; readonly exhausted?: boolean }
  | { readonly type: 'RETRY' }
  | { readonly type: 'FRAME_READY' }
  | { readonly type: 'PROVIDER_DONE' }
  | { readonly type: 'PROVIDER_CODE'; readonly code: string }
  | { readonly type: 'BACK' }
  | { readonly type: 'LEAVE' }
  | { readonly type: 'FORCED'; readonly code: string; readonly msg: string }
  | { readonly type: 'LANG'; readonly lang: Language }
  | { readonly type: 'LOGOUT' }
  /** With the address at which the company's provider ends its own session, if it offers one. */
  | { readonly type: 'LOGOUT_DONE'; readonly providerLogout?: string }
  | { readonly type: 'PEER_LOGOUT' }
  | { readonly type: 'STAY' }
  | { readonly type: 'RELOGIN' }
  | { readonly type: 'RESTORED'; readonly userLoginLogId?: string | null }
  | {
      readonly type: 'NET_FAIL';
      readonly code?: string;
      readonly text?: string;
      readonly passed?: boolean;
      /** A firewall or a network's sign-in page answered instead of the server. */
      readonly intercepted?: boolean;
    }
  | { readonly type: 'TIMEOUT' };

/** The name of an event. */
export type LoginEventType = LoginEvent['type'];

/** Event with the specified name. */
export type NamedLoginEvent<Type extends LoginEventType> = Extract<LoginEvent, { readonly type: Type }>;

const KNOWN_UP_TO: Readonly<Record<string, number>> = {
  usernameLength: 1,
  passwordLength: PASSWORD_MIN_AT_LOGIN,
  captchaLength: CAPTCHA_MIN,
  codeLength: TOTP_DIGITS,
  nameLength: 1,
};

const known = (name: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.min(value, KNOWN_UP_TO[name] ?? value) : value;

/**
 * Caps lengths at the limit that they are compared with, so that neither trail nor recording contains a password's length (TR-01, TR-03).
 */
export const capLengths = (event: LoginEvent): LoginEvent =>
  Object.fromEntries(Object.entries(event).map(([name, value]) => [name, known(name, value)])) as unknown as LoginEvent;

/** Timeout for the passkey, its request included: as long as its challenge lasts. */
const PASSKEY_TIMEOUT_MS = PASSKEY_CHALLENGE_MS;
/** Timeout for the camera's response. */
const CAMERA_TIMEOUT_MS = 20_000;
/** Timeout for drawing a face picture. */
const PHOTO_TIMEOUT_MS = 5000;
/** Timeout for loading the provider's page. */
const PROVIDER_LOAD_TIMEOUT_MS = 20_000;
/** Timeout for completing the provider's page. */
const PROVIDER_RUN_TIMEOUT_MS = 180_000;
/** Timeout for the answer of the server, which asks the company's provider for its metadata. */
const SSO_START_TIMEOUT_MS = 30_000;
/** Timeout for leaving the page. */
const SSO_LEAVE_TIMEOUT_MS = 20_000;
/** Maximum time that signing out waits for the server. */
const LOGOUT_TIMEOUT_MS = 5000;

/** Events that indicate only a failure. A crashed effect results in one of them. */
type LoginFailure = NamedLoginEvent<
  'NET_FAIL' | 'PASSKEY_FAIL' | 'CAM_FAIL' | 'CAM_LOST' | 'DRAW_FAIL' | 'TIMEOUT'
>['type'];

/** Side effect that a state runs while it is active. */
interface LoginEffectMeta {
  /** Milliseconds until TIMEOUT; null for a state that waits for the user. */
  readonly timeoutMs: number | null;
  /** Event that replaces a crash of the effect. */
  readonly failure: LoginFailure;
}

/** The effects by name. */
export const LOGIN_EFFECTS = {
  loadCaptcha: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  fetchKeyAndSignals: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  postLogin: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  usePasskey: { timeoutMs: PASSKEY_TIMEOUT_MS, failure: 'PASSKEY_FAIL' },
  requestPasskeySignIn: { timeoutMs: PASSKEY_TIMEOUT_MS, failure: 'PASSKEY_FAIL' },
  signInWithPasskey: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  verifyFactor: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  openCamera: { timeoutMs: CAMERA_TIMEOUT_MS, failure: 'CAM_FAIL' },
  holdCamera: { timeoutMs: null, failure: 'CAM_LOST' },
  takePhoto: { timeoutMs: PHOTO_TIMEOUT_MS, failure: 'DRAW_FAIL' },
  verifyPhoto: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  openFrame: { timeoutMs: PROVIDER_LOAD_TIMEOUT_MS, failure: 'TIMEOUT' },
  watchProvider: { timeoutMs: PROVIDER_RUN_TIMEOUT_MS, failure: 'TIMEOUT' },
  checkProvider: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  startSingleSignOn: { timeoutMs: SSO_START_TIMEOUT_MS, failure: 'NET_FAIL' },
  leaveForProvider: { timeoutMs: SSO_LEAVE_TIMEOUT_MS, failure: 'TIMEOUT' },
  finishSingleSignOn: { timeoutMs: REQUEST_TIMEOUT_MS, failure: 'NET_FAIL' },
  signOut: { timeoutMs: LOGOUT_TIMEOUT_MS, failure: 'NET_FAIL' },
} as const satisfies Record<string, LoginEffectMeta>;

/** The name of an effect. */
export type LoginEffectName = keyof typeof LOGIN_EFFECTS;

/** Resources to release when no active state holds them: secrets in the vault, the camera, the provider's frame. */
export type LoginResource =
  'credentials' | 'passkey' | 'singleSignOn' | 'ticket' | 'factor' | 'camera' | 'photo' | 'provider';

/** Metadata of a state in addition to its transitions. */
export interface LoginStateMeta {
  readonly effect?: LoginEffectName;
  readonly holds?: readonly LoginResource[];
}

/** Message ids of the login screens; the texts are in `src/i18n`. */
export const LOGIN_MESSAGES = [
  'form.invalid',
  'login.bad',
  'login.captcha',
  'login.key',
  'login.noServer',
  'errors.intercepted',
  'login.ended',
  'factor.invalid',
  'factor.bad',
  'factor.canceled',
  'factor.unusable',
  'factor.refused',
  'factor.passed',
  'sso.name',
  'sso.bad',
  'sso.stayed',
  'cam.denied',
  'cam.start',
  'cam.lost',
  'cam.draw',
  'face.retry',
  'face.unsent',
  'face.passed',
  'face.three',
  'face.cancel',
] as const;

/** One of the messages of the login screens. */
export type LoginMessage = (typeof LOGIN_MESSAGES)[number];

/** Context of the login machine. It contains no confidential data. */
export interface LoginContext {
  /** Face checks that failed since the password was accepted, 0 to 2. */
  readonly fails: number;
  /** Increases on entry to each state with an effect. A result with another epoch is ignored. */
  readonly epoch: number;
  /** Message for the user, or null. */
  readonly msg: LoginMessage | null;
  /** Message of the server in the user's language, if it sent one. */
  readonly text: string | null;
  /** Last result code of the server or of the provider's page. */
  readonly code: string | null;
  /** The server has a session for this tab, possibly with an open face check. */
  readonly hasSession: boolean;
  /** The system configuration requires a captcha. */
  readonly captchaDemanded: boolean;
  /** Proofs of a second factor that the user can choose from; empty if none is pending. */
  readonly proofs: readonly FactorProof[];
  /** Some institution offers the sign-in with a company account. */
  readonly singleSignOnOffered: boolean;
  /** Some institution accepts a passkey instead of password and captcha. */
  readonly passkeyOffered: boolean;
  readonly lang: Language;
  /** The server's number of this sign-in, for the trail. */
  readonly loginLogId: string | null;
}

/** Context before the first event. */
export const INITIAL_LOGIN_CONTEXT: LoginContext = {
  fails: 0,
  epoch: 0,
  msg: null,
  text: null,
  code: null,
  hasSession: false,
  captchaDemanded: true,
  proofs: [],
  singleSignOnOffered: false,
  passkeyOffered: false,
  lang: DEFAULT_LANGUAGE,
  loginLogId: null,
};
