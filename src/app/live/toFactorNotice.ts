import { readLanguage } from '@/browser/stored/language';
import type { LocalizedText } from '@/contract/language';

import { noticeShown } from '../notices/noticesSlice';

/** Long enough to be read after a break from the screen, in milliseconds. */
const SHOWN_MS = 10 * 60_000;

const CHANGED: LocalizedText = {
  cn: '您账号的两步验证已在别处变更。如非本人操作，请立即修改密码并结束其他会话',
  en: 'The second factor of your account was changed elsewhere. If it was not you, change your password and end the other sessions',
  es: 'El segundo factor de su cuenta se modificó en otro lugar. Si no fue usted, cambie su contraseña y cierre las demás sesiones',
};

/** Notifies a user of a change of the second factors in another session (ASVS 6.3.7). */
export const toFactorNotice = () =>
  noticeShown({ tone: 'error', words: { text: CHANGED[readLanguage()] }, forMs: SHOWN_MS });
