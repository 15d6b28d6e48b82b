import type { CodeValue, CodeTable } from './codeTable';

/** Identifiers used at sign-in (the login request of §3 has both): the main client's username, the older client's e-mail. */
export const SIGN_IN_METHOD = {
  username: { cn: '用户名', en: 'Username', es: 'Usuario' },
  email: { cn: '邮箱', en: 'E-mail', es: 'Correo electrónico' },
} as const satisfies CodeTable;

/** A way of signing in. */
export type SignInMethod = CodeValue<typeof SIGN_IN_METHOD>;
