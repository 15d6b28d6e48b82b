import type { CodeValue, CodeTable } from './codeTable';

/** By what people name themselves at sign-in (§3 Login request keeps both): the main client's username, the older client's e-mail. */
export const SIGN_IN_METHOD = {
  username: { cn: '用户名', en: 'Username', es: 'Usuario' },
  email: { cn: '邮箱', en: 'E-mail', es: 'Correo electrónico' },
} as const satisfies CodeTable;

/** A way of signing in. */
export type SignInMethod = CodeValue<typeof SIGN_IN_METHOD>;
