import { serverText } from '@/i18n/serverText';
import type { LoginContext } from '@/machines/loginModel';
import { useIntl } from 'react-intl';

import * as styles from './loginParts.module.css';

type LoginAlertText = Pick<LoginContext, 'msg' | 'text' | 'code'>;

/** Value of `RESULT_CODES.wrongCredentials.code`. Copied because the labels of all codes are too large for the login entry. */
export const WRONG_CREDENTIALS = '11';

/** `RESULT_CODES.wrongCaptcha.code`. */
export const WRONG_CAPTCHA = '12';

/** Returns true if the server's message is more specific (time left, network refused). The specification words one response itself. */
const hasBetterWords = ({ msg, text, code }: LoginAlertText): boolean =>
  text !== null && !(msg === 'login.bad' && code === WRONG_CREDENTIALS);

/** Error message, announced at once. The region is always mounted: screen readers miss one that appears together with its text. */
export function LoginAlert({ told, help }: { readonly told: LoginAlertText; readonly help?: string | null }) {
  const { formatMessage, locale } = useIntl();
  const words = told.msg === null ? null : formatMessage({ id: told.msg });
  const shown = hasBetterWords(told) ? serverText(told.text ?? '', locale) : words;
  return (
    <div role="alert">
      {shown !== null && (
        <div className={styles['alert']}>
          <strong>{shown}</strong>
          {help !== undefined && help !== null && <span>{help}</span>}
        </div>
      )}
    </div>
  );
}
