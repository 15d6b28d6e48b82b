import { serverText } from '@/i18n/serverText';
import type { LoginContext } from '@/machines/loginContext';
import { useIntl } from 'react-intl';

import * as styles from './loginParts.module.css';

type Told = Pick<LoginContext, 'msg' | 'text' | 'code'>;

/** `RESULT_CODES.wrongCredentials.code`, without the words of all other codes, which the login entry has no room for. */
export const WRONG_CREDENTIALS = '11';

/** `RESULT_CODES.wrongCaptcha.code`. */
export const WRONG_CAPTCHA = '12';

/** The server's own words say more (time left, network refused) except for the one answer that the specification words itself. */
const hasBetterWords = ({ msg, text, code }: Told): boolean =>
  text !== null && !(msg === 'login.bad' && code === WRONG_CREDENTIALS);

/** What went wrong, read out at once. The region is always there: a screen reader misses one that appears with its text. */
export function LoginAlert({ told, help }: { readonly told: Told; readonly help?: string | null }) {
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
