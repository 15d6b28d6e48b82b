import { warmEncryptor } from '@/browser/session/encrypt';
import type { LoginContext } from '@/machines/loginContext';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

import { CaptchaField } from './CaptchaField';
import * as frame from './login.module.css';
import * as styles from './loginForm.module.css';
import { LoginAlert, WRONG_CAPTCHA } from './LoginAlert';
import { LoginField } from './LoginField';
import { CHECKED_FIELDS, checkFields, type FieldErrors, getInput, type LoginFields, readFields } from './loginFields';
import { isIn, type PlaceIn } from './loginPlace';
import { PasswordField } from './PasswordField';
import { SubmitButton } from './SubmitButton';
import { useFocusAfterFailure } from './useFocusAfterFailure';
import { useSubmitWhenLoaded } from './useSubmitWhenLoaded';

/** Props of the login form: its data and callbacks. */
export interface LoginFormProps {
  readonly place: PlaceIn<'form' | 'submitting'>;
  readonly context: LoginContext;
  /** The captcha's image as a data address, null until it has come. */
  readonly captchaImage: string | null;
  /** The identifier is called e-mail by the older client (LG-06). */
  readonly identifier: 'username' | 'email';
  readonly onSubmit: (fields: LoginFields) => void;
  readonly onRefreshCaptcha: () => void;
}

const ID_CARD_MOST = 64;

function focusFirst(form: HTMLFormElement, errors: FieldErrors): void {
  const first = CHECKED_FIELDS.find((field) => errors[field]);
  if (first) getInput(form, first)?.focus();
}

function useFocusUsername(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (form.current) getInput(form.current, 'username')?.focus();
  }, [form]);
}

/** User name, password, captcha and login account (LG-01). The inputs are uncontrolled: typed text never enters any state. */
export function LoginForm({ place, context, captchaImage, identifier, onSubmit, onRefreshCaptcha }: LoginFormProps) {
  const { formatMessage } = useIntl();
  const [errors, setErrors] = useState<FieldErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const busy = isIn(place, 'submitting');
  const { captchaDemanded } = context;

  useFocusUsername(form);
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
      <PasswordField error={errors.password} readOnly={busy} onFocus={warmEncryptor} />
      {captchaDemanded && (
        <CaptchaField
          image={captchaImage}
          place={place}
          error={errors.captcha}
          readOnly={busy}
          onRefresh={onRefreshCaptcha}
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
      <SubmitButton place={place} />
    </form>
  );
}
