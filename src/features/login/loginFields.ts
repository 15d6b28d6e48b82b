import { CAPTCHA_MIN, PASSWORD_MIN_AT_LOGIN } from '@/contract/limits';
import { PASSWORD_MAX_AT_LOGIN } from '@/contract/ourLimits';
import { isCaptcha, isLoginPassword, isUsername } from '@/contract/rules';

/** State of the login machine as one string: its path, such as `form.editing`. */
export type LoginStatePath =
  | `form.${'captchaLoading' | 'captchaFailed' | 'editing'}`
  | `submitting.${'key' | 'posting'}`
  | `passkey.${'requesting' | 'verifying'}`
  | `secondFactor.${'choosing' | 'passkey' | 'verifying'}`
  | `singleSignOn.${'starting' | 'leaving' | 'returning'}`
  | `camera.${'intro' | 'requesting' | 'preview' | 'drawing' | 'verifying' | 'error'}`
  | `provider.${'loading' | 'running' | 'checking' | 'recheck'}`
  | `authenticated.${'active' | 'loggedOutDialog' | 'leaving'}`;

/** The places of one part of the machine. */
export type PathsUnder<Part extends string> = Extract<LoginStatePath, `${Part}.${string}`>;

/** Returns true if a state is within a part of the machine. */
export const isUnder = <Part extends string>(place: LoginStatePath, part: Part): place is PathsUnder<Part> =>
  place.startsWith(`${part}.`);

/** Input of the login form: read on submission, passed on, never stored. */
export interface LoginFields {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly idCard: string;
}

/** The names of the form's inputs, in their order on the screen. */
export const LOGIN_FIELDS: readonly (keyof LoginFields)[] = ['username', 'password', 'captcha', 'idCard'];

/** The fields that can be wrong, in their order on the screen. */
export const CHECKED_FIELDS = ['username', 'password', 'captcha'] as const;

/** A field that can be wrong. */
type CheckedField = (typeof CHECKED_FIELDS)[number];

/** The id of a field's error and the figures in it: words come at display, so that they follow the language. */
export interface FieldError {
  readonly id:
    | 'login.username.required'
    | 'login.password.short'
    | 'login.password.long'
    | 'login.captcha.short'
    | 'login.captcha.wait';
  readonly values?: Readonly<Record<string, number>>;
}

/** The errors of a form, by field; empty when it may be sent. */
export type FieldErrors = Readonly<Partial<Record<CheckedField, FieldError>>>;

/** The input of a name, null where the form shows none. */
export const getInput = (form: HTMLElement, name: keyof LoginFields): HTMLInputElement | null =>
  form.querySelector<HTMLInputElement>(`input[name="${name}"]`);

const getText = (form: HTMLFormElement, name: keyof LoginFields): string => getInput(form, name)?.value ?? '';

/** Reads the fields out of the form. A password is taken as typed, spaces included. */
export const readFields = (form: HTMLFormElement): LoginFields => ({
  username: getText(form, 'username').trim(),
  password: getText(form, 'password'),
  captcha: getText(form, 'captcha').trim(),
  idCard: getText(form, 'idCard').trim(),
});

function passwordError(password: string): FieldError | null {
  if (!isLoginPassword(password)) return { id: 'login.password.short', values: { least: PASSWORD_MIN_AT_LOGIN } };
  if (password.length > PASSWORD_MAX_AT_LOGIN) {
    return { id: 'login.password.long', values: { most: PASSWORD_MAX_AT_LOGIN } };
  }
  return null;
}

/** Checks the fields against §5; a captcha only where one is demanded (LG-02, LG-12). */
export function checkFields(fields: LoginFields, captchaDemanded: boolean): FieldErrors {
  const password = passwordError(fields.password);
  const captchaShort = captchaDemanded && !isCaptcha(fields.captcha);
  return {
    ...(!isUsername(fields.username) && { username: { id: 'login.username.required' } }),
    ...(password && { password }),
    ...(captchaShort && { captcha: { id: 'login.captcha.short', values: { least: CAPTCHA_MIN } } }),
  };
}
