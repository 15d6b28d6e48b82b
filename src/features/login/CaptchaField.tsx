import { useIntl } from 'react-intl';

import * as styles from './loginForm.module.css';
import * as parts from './loginParts.module.css';
import { LoginField } from './LoginField';
import type { FieldError } from './loginFields';
import type { LoginPlace } from './loginPlace';

const CAPTCHA_MOST = 16;

interface CaptchaFieldProps {
  readonly image: string | null;
  readonly place: LoginPlace;
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
  readonly place: LoginPlace;
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
