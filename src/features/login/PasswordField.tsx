import { PASSWORD_MAX_AT_LOGIN } from '@/contract/ourLimits';
import { type KeyboardEvent, useState } from 'react';
import { useIntl } from 'react-intl';

import { LoginField } from './LoginField';
import type { FieldError } from './loginFields';
import * as styles from './loginForm.module.css';

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
