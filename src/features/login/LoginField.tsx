import { type ComponentProps, type ReactNode, useId, type KeyboardEvent, useState, lazy, Suspense } from 'react';
import type { LoginContext } from '@/machines/loginModel';
import { useIntl } from 'react-intl';
import * as styles from './loginForm.module.css';
import { type FieldError, type LoginStatePath, readFields } from './loginFields';
import { PASSWORD_MAX_AT_LOGIN } from '@/contract/ourLimits';
import * as parts from './loginParts.module.css';

interface LoginFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: FieldError | undefined;
  /** Content inside the field's frame, after the text. */
  readonly within?: ReactNode;
  /** Content outside the field's frame. */
  readonly beside?: ReactNode;
}

/** A labelled input with its error under it, in the language of the moment (LG-02). */
export function LoginField({ label, hint, error, within, beside, ...input }: LoginFieldProps) {
  const id = useId();
  const { formatMessage } = useIntl();
  const below = error ? formatMessage({ id: error.id }, error.values) : hint;
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <div className={styles['fieldRow']}>
        <div className={styles['inputFrame']} data-invalid={error !== undefined}>
          <input
            {...input}
            id={id}
            aria-invalid={error !== undefined}
            aria-describedby={below === undefined ? undefined : `${id}-below`}
          />
          {within}
        </div>
        {beside}
      </div>
      <div id={`${id}-below`} className={error ? styles['fieldError'] : styles['fieldHint']}>
        {below}
      </div>
    </div>
  );
}

/** An eye, crossed out when what is shown would be hidden by a click. */
function EyeIcon({ crossed }: { readonly crossed: boolean }) {
  return (
    <svg viewBox="0 0 24 24" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden>
      <path d="M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12Z" />
      <circle cx="12" cy="12" r="3" />
      {crossed && <path d="M4 20 20 4" strokeLinecap="round" />}
    </svg>
  );
}

interface PasswordFieldProps {
  readonly error: FieldError | undefined;
  readonly readOnly: boolean;
  readonly onFocus: () => void;
}

/** Password field, hidden by default. Its text exists only in the input element. */
export function PasswordField({ error, readOnly, onFocus }: PasswordFieldProps) {
  const { formatMessage } = useIntl();
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const noteCapsLock = (event: KeyboardEvent): void => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <LoginField
      name="password"
      type={shown ? 'text' : 'password'}
      label={formatMessage({ id: 'login.password' })}
      hint={capsLock ? formatMessage({ id: 'login.password.capsLock' }) : undefined}
      error={error}
      readOnly={readOnly}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      // One character more than allowed, so that a longer password causes an error instead of silent truncation.
      maxLength={PASSWORD_MAX_AT_LOGIN + 1}
      required
      onFocus={onFocus}
      onKeyUp={noteCapsLock}
      within={
        <button
          type="button"
          className={styles['eye']}
          aria-label={formatMessage({ id: shown ? 'login.password.hide' : 'login.password.show' })}
          onClick={() => setShown(!shown)}
        >
          <EyeIcon crossed={shown} />
        </button>
      }
    />
  );
}

const CAPTCHA_MOST = 16;

interface CaptchaFieldProps {
  readonly image: string | null;
  readonly place: LoginStatePath;
  readonly error: FieldError | undefined;
  readonly readOnly: boolean;
  readonly onRefresh: () => void;
}

/** The captcha's text and its image, which a click exchanges (LG-03). */
export function CaptchaField({ image, place, error, readOnly, onRefresh }: CaptchaFieldProps) {
  const { formatMessage } = useIntl();
  const isOver = error?.id === 'login.captcha.wait' && place !== 'form.captchaLoading';
  return (
    <LoginField
      name="captcha"
      label={formatMessage({ id: 'login.captchaText' })}
      error={isOver ? undefined : error}
      readOnly={readOnly}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={CAPTCHA_MOST}
      required
      beside={<CaptchaImage image={image} place={place} disabled={readOnly} onRefresh={onRefresh} />}
    />
  );
}

interface CaptchaImageProps {
  readonly image: string | null;
  readonly place: LoginStatePath;
  readonly disabled: boolean;
  readonly onRefresh: () => void;
}

function CaptchaImage({ image, place, disabled, onRefresh }: CaptchaImageProps) {
  const { formatMessage } = useIntl();
  const loading = place === 'form.captchaLoading';
  const hint = formatMessage({ id: 'login.captcha.refresh' });
  const words = formatMessage({ id: loading ? 'login.captcha.loading' : 'login.captcha.reload' });
  const hasImage = image !== null && place !== 'form.captchaFailed';
  return (
    <button
      type="button"
      className={styles['captcha']}
      title={hint}
      disabled={disabled}
      aria-busy={loading}
      onClick={onRefresh}
    >
      {hasImage ? <img src={image} alt={formatMessage({ id: 'login.captcha.image' })} draggable={false} /> : words}
      {hasImage && <span className={parts['onlyHeard']}>{hint}</span>}
    </button>
  );
}

const getWords = (place: LoginStatePath) => {
  if (place === 'submitting.key') return 'login.submitting.key';
  return place === 'submitting.posting' ? 'login.submitting.posting' : 'login.submit';
};

interface SubmitButtonProps {
  readonly place: LoginStatePath;
  /** Other ways of signing in, each where an institution offers it. */
  readonly offered: Pick<LoginContext, 'passkeyOffered' | 'singleSignOnOffered'>;
  readonly onPasskey: () => void;
  readonly onSingleSignOn: (name: string) => void;
}

const PasskeyButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "passkeySignIn" */ './PasskeyButton')).PasskeyButton,
}));

/** Login button that shows the progress of the attempt, and buttons of the other ways of signing in. It stays focusable while busy, so that the focus is not lost. */
export function SubmitButton({ place, offered, onPasskey, onSingleSignOn }: SubmitButtonProps) {
  const { formatMessage } = useIntl();
  const id = getWords(place);
  const busy = id !== 'login.submit';
  return (
    <>
      <button type="submit" className={`${parts['primary']} ${parts['wide']}`} aria-disabled={busy} aria-busy={busy}>
        {busy && <span className={parts['spinner']} />}
        {formatMessage({ id })}
      </button>
      <output className={parts['onlyHeard']}>{busy && formatMessage({ id })}</output>
      {offered.passkeyOffered && (
        <Suspense fallback={<span className={`${parts['secondary']} ${parts['wide']}`} aria-hidden />}>
          <PasskeyButton disabled={busy} onPasskey={onPasskey} />
        </Suspense>
      )}
      {offered.singleSignOnOffered && <SingleSignOnButton disabled={busy} onName={onSingleSignOn} />}
    </>
  );
}

interface SingleSignOnButtonProps {
  readonly disabled: boolean;
  /** Receives the name in the form, which leads to the institution. */
  readonly onName: (name: string) => void;
}

/** Starts the sign-in with a company account. */
function SingleSignOnButton({ disabled, onName }: SingleSignOnButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <button
      type="button"
      className={`${parts['secondary']} ${parts['wide']}`}
      disabled={disabled}
      onClick={({ currentTarget: { form } }) => form && onName(readFields(form).username)}
    >
      {formatMessage({ id: 'login.sso' })}
    </button>
  );
}
