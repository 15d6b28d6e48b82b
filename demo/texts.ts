import type { LocalizedText } from '@/contract/language';

/** Roles offered on the sign-in page, by username. */
export const ROLES: Readonly<Record<string, LocalizedText>> = {
  agent: { cn: '催收员', en: 'Agent', es: 'Gestor' },
  leader: { cn: '组长', en: 'Leader', es: 'Supervisor' },
  admin: { cn: '管理员', en: 'Administrator', es: 'Administrador' },
  auditor: { cn: '审计员', en: 'Auditor', es: 'Auditor' },
  face: { cn: '催收员（人脸核验）', en: 'Agent with face check', es: 'Gestor con verificación facial' },
};

export const LOG_IN_AS: LocalizedText = {
  cn: '演示：选择登录身份',
  en: 'Demo: log in as',
  es: 'Demostración: iniciar sesión como',
};

export const UNSUPPORTED: LocalizedText = {
  cn: '演示版需要 Service Worker。请使用较新的浏览器，通过 https 或 localhost 打开。',
  en: 'The demo needs a service worker. Open it over https or on localhost, in a current browser.',
  es: 'La demostración necesita un service worker. Ábrala por https o en localhost, con un navegador actual.',
};

export const NOT_IN_DEMO: LocalizedText = {
  cn: '演示版不支持此操作。请启动带服务器的 Saldo 后再试。',
  en: 'The demo cannot do this. Start Saldo with its server to try it.',
  es: 'La demostración no puede hacer esto. Inicie Saldo con su servidor para probarlo.',
};

export const WRONG_CAPTCHA: LocalizedText = {
  cn: '演示版的验证码是 0000。',
  en: 'The captcha of the demo is 0000.',
  es: 'El captcha de la demostración es 0000.',
};

export const UNKNOWN_USER: LocalizedText = {
  cn: '演示版没有此用户。请使用下方的按钮。',
  en: 'The demo has no such user. Use the buttons below.',
  es: 'La demostración no tiene ese usuario. Use los botones de abajo.',
};

export const SESSION_ENDED: LocalizedText = { cn: '请重新登录。', en: 'Log in again.', es: 'Inicie sesión de nuevo.' };
