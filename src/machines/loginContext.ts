import type { Language } from '@/contract/language';
import { DEFAULT_LANGUAGE } from '@/contract/language';

/** Message ids of the login screens; the texts are in `src/i18n`. */
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
  lang: DEFAULT_LANGUAGE,
  loginLogId: null,
};
