import type { Language } from '@/contract/language';
import { DEFAULT_LANGUAGE } from '@/contract/language';

/** Ids of the words that the login screens show; the words themselves are in `src/i18n`. */
export const LOGIN_MESSAGES = [
  'form.invalid',
  'login.bad',
  'login.captcha',
  'login.key',
  'login.noServer',
  'errors.intercepted',
  'login.ended',
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

/** What the login machine remembers; nothing in it must be kept from other eyes. */
export interface LoginContext {
  /** Face checks that failed since the password was accepted, 0 to 2. */
  readonly fails: number;
  /** Raised on entry to each state with an effect; a result with another stamp is ignored. */
  readonly epoch: number;
  /** What to tell the user, or nothing. */
  readonly msg: LoginMessage | null;
  /** The server's own words for it, in the user's language, where it sent some. */
  readonly text: string | null;
  /** The last result code of the server or of the provider's page. */
  readonly code: string | null;
  /** The server knows a session of ours, be it a half one. */
  readonly hasSession: boolean;
  /** The system configuration asks for a captcha. */
  readonly captchaDemanded: boolean;
  readonly lang: Language;
  /** The server's number of this sign-in, for the trail. */
  readonly loginLogId: string | null;
}

/** Before anything has happened. */
export const INITIAL_LOGIN_CONTEXT: LoginContext = {
  fails: 0,
  epoch: 0,
  msg: null,
  text: null,
  code: null,
  hasSession: false,
  captchaDemanded: true,
  lang: DEFAULT_LANGUAGE,
  loginLogId: null,
};
