import type { Language } from '@/contract/language';

interface PasswordFileWords {
  readonly sheet: string;
  readonly heading: readonly [string, string, string, string];
  readonly goodUntil: string;
  /** Replaces the password of a supervisor. */
  readonly byOperator: string;
}

/** Texts of the file of one-time passwords (US-03). */
export const PASSWORD_FILE_WORDS: Readonly<Record<Language, PasswordFileWords>> = {
  cn: {
    sheet: '一次性密码',
    heading: ['用户名', '姓名', '邮箱', '一次性密码'],
    goodUntil: '有效期至',
    byOperator: '由服务器运维人员生成',
  },
  en: {
    sheet: 'One-time passwords',
    heading: ['Username', 'Name', 'E-mail', 'One-time password'],
    goodUntil: 'Good until',
    byOperator: "Made by the server's operator",
  },
  es: {
    sheet: 'Contraseñas de un solo uso',
    heading: ['Usuario', 'Nombre', 'Correo', 'Contraseña de un solo uso'],
    goodUntil: 'Válida hasta',
    byOperator: 'La crea el operador del servidor',
  },
};
