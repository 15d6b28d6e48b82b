import { translateServerText } from '@/i18n/translateServerText';
import type { LoginContext } from '@/machines/loginModel';
import { useIntl } from 'react-intl';
import * as parts from './loginParts.module.css';
import { preloadEncryptor } from '@/browser/session/encrypt';
import { type RefObject, useEffect, useLayoutEffect, useRef, type SubmitEvent, useState } from 'react';
import { findFirstForm, takeOver } from './firstForm';
import { CaptchaField, LoginField, PasswordField, SubmitButton } from './LoginField';
import * as frame from './login.module.css';
import {
  type FieldErrors,
  getInput,
  CHECKED_FIELDS,
  checkFields,
  type LoginFields,
  readFields,
  type LoginStatePath,
  isUnder,
  type PathsUnder,
} from './loginFields';
import * as styles from './loginForm.module.css';

type LoginAlertText = Pick<LoginContext, 'msg' | 'text' | 'code'>;

/** Value of `RESULT_CODES.wrongCredentials.code`. Copied because the labels of all codes are too large for the login entry. */
export const WRONG_CREDENTIALS = '11';

/** `RESULT_CODES.wrongCaptcha.code`. */
export const WRONG_CAPTCHA = '12';

/** Returns true if the server's message is more specific (time left, network refused). A refusal without a reason is worded here: the server's text names a password. */
const hasBetterWords = ({ msg, text, code }: LoginAlertText): boolean =>
  text !== null && !(code === WRONG_CREDENTIALS && (msg === 'login.bad' || msg === 'factor.refused'));

/** Error message, announced at once. The region is always mounted: screen readers miss one that appears together with its text. */
export function LoginAlert({ told, help }: { readonly told: LoginAlertText; readonly help?: string | null }) {
  const { formatMessage, locale } = useIntl();
  const words = told.msg === null ? null : formatMessage({ id: told.msg });
  const shown = hasBetterWords(told) ? translateServerText(told.text ?? '', locale) : words;
  return (
    <div role="alert">
      {shown !== null && (
        <div className={parts['alert']}>
          <strong>{shown}</strong>
          {help !== undefined && help !== null && <span>{help}</span>}
        </div>
      )}
    </div>
  );
}

interface LoadingCaptcha {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly place: LoginStatePath;
  readonly captchaDemanded: boolean;
}

/**
 * Returns a function that remembers a submission made while the captcha is loading, and returns what to show at the field.
 * Once the captcha is there, its field is focused; where none is demanded, the form is submitted.
 */
function useSubmitWhenLoaded({ form, place, captchaDemanded }: LoadingCaptcha): () => FieldErrors {
  const isWaiting = useRef(false);
  useEffect(() => {
    if (place === 'form.captchaLoading' || !isWaiting.current || !form.current) return;
    isWaiting.current = false;
    if (captchaDemanded) getInput(form.current, 'captcha')?.focus();
    else form.current.requestSubmit();
  }, [form, place, captchaDemanded]);
  return () => {
    isWaiting.current = true;
    return { captcha: { id: 'login.captcha.wait' } };
  };
}

/** Clears the used captcha and focuses the faulty field; the text of a password is selected so that typing replaces it (LG-08). */
function readyForNextTry(form: HTMLFormElement, wasCaptcha: boolean): void {
  const captcha = getInput(form, 'captcha');
  if (captcha) captcha.value = '';
  if (wasCaptcha && captcha) {
    captcha.focus();
    return;
  }
  const password = getInput(form, 'password');
  password?.focus();
  password?.select();
}

/** Makes the form ready for the next try when an attempt has failed; a form that was never sent is left alone. */
function useFocusAfterFailure(form: RefObject<HTMLFormElement | null>, busy: boolean, wasCaptcha: boolean): void {
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !busy && form.current) readyForNextTry(form.current, wasCaptcha);
    wasBusy.current = busy;
  }, [busy, form, wasCaptcha]);
}

/** Props of the login form: its data and callbacks. */
export interface LoginFormProps {
  readonly place: PathsUnder<'form' | 'submitting'>;
  readonly context: LoginContext;
  /** The captcha's image as a data address, null until it has come. */
  readonly captchaImage: string | null;
  /** The identifier is called e-mail by the older client (LG-06). */
  readonly identifier: 'username' | 'email';
  readonly onSubmit: (fields: LoginFields) => void;
  readonly onRefreshCaptcha: () => void;
  /** The person wants to sign in with a company account; the name leads to the institution. */
  readonly onSingleSignOn: (name: string) => void;
  readonly onPasskey: () => void;
}

const ID_CARD_MOST = 64;

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = CHECKED_FIELDS.find((field) => errors[field]);
  if (first) getInput(form, first)?.focus();
}

/**
 * Focuses the user name, or continues with what was typed before the app ran. In the commit that replaces the page's form: a key
 * pressed before a later effect would be lost.
 */
function useFirstFocus(form: RefObject<HTMLFormElement | null>): void {
  const [first] = useState(findFirstForm);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (!form.current || isDone.current) return;
    isDone.current = true;
    getInput(form.current, 'username')?.focus();
    if (first) takeOver(first, form.current);
  }, [form, first]);
}

/** User name, password, captcha and login account (LG-01). The inputs are uncontrolled: typed text never enters any state. */
export function LoginForm({ place, context, captchaImage, identifier, onSubmit, ...on }: LoginFormProps) {
  const { formatMessage } = useIntl();
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const busy = isUnder(place, 'submitting');
  const { captchaDemanded } = context;

  useFirstFocus(form);
  const isLoading = place === 'form.captchaLoading';
  const submitLater = useSubmitWhenLoaded({ form, place, captchaDemanded });
  useFocusAfterFailure(form, busy, context.code === WRONG_CAPTCHA);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const fields = readFields(event.currentTarget);
    const found = checkFields(fields, captchaDemanded && !isLoading);
    setErrors(found);
    if (Object.keys(found).length > 0) focusFirst(event.currentTarget, found);
    else if (isLoading) setErrors(submitLater());
    else if (place === 'form.editing') onSubmit(fields);
  };

  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={submit} aria-labelledby="login-title">
      <h1 id="login-title" className={frame['title']}>
        {formatMessage({ id: 'login.title' })}
      </h1>
      <LoginAlert told={context} />
      <LoginField
        name="username"
        label={formatMessage({ id: identifier === 'email' ? 'login.email' : 'login.username' })}
        error={errors.username}
        readOnly={busy}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        required
      />
      <PasswordField error={errors.password} readOnly={busy} onFocus={preloadEncryptor} />
      {captchaDemanded && (
        <CaptchaField
          image={captchaImage}
          place={place}
          error={errors.captcha}
          readOnly={busy}
          onRefresh={on.onRefreshCaptcha}
        />
      )}
      <LoginField
        name="idCard"
        label={formatMessage({ id: 'login.idCard' })}
        hint={formatMessage({ id: 'login.idCard.hint' })}
        readOnly={busy}
        autoComplete="off"
        spellCheck={false}
        maxLength={ID_CARD_MOST}
      />
      <SubmitButton place={place} offered={context} {...on} />
    </form>
  );
}
