import type { FaceCheckKind } from '@/contract/codes/signInCodes';
import type { Language } from '@/contract/language';
import { CAPTCHA_MIN, PASSWORD_MIN_AT_LOGIN } from '@/contract/limits';

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
  | { readonly type: 'CAPTCHA_OK'; readonly demanded?: boolean }
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
  | { readonly type: 'LOGIN_OK'; readonly check: LivenessCheck; readonly userLoginLogId: string | null }
  | { readonly type: 'LOGIN_NO'; readonly code: string; readonly msg: string }
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
  | { readonly type: 'LOGOUT_DONE' }
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
};

const known = (name: string, value: unknown): unknown =>
  typeof value === 'number' ? Math.min(value, KNOWN_UP_TO[name] ?? value) : value;

/**
 * Caps lengths at the limit that they are compared with, so that neither trail nor recording contains a password's length (TR-01, TR-03).
 */
export const capLengths = (event: LoginEvent): LoginEvent =>
  Object.fromEntries(Object.entries(event).map(([name, value]) => [name, known(name, value)])) as unknown as LoginEvent;
