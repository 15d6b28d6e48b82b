import type { CodeValue, CodeTable } from './codeTable';

/** Results of a sign-in, including the face check (TR-02, §5 login logs). The codes are not in the specification. */
export const SIGN_IN_RESULT = {
  livenessFailed: { cn: '活体检测失败', en: 'Liveness failed', es: 'Prueba de vida fallida' },
  livenessPending: { cn: '活体检测未完成', en: 'Liveness not finished', es: 'Prueba de vida sin terminar' },
  livenessPassed: { cn: '活体检测通过', en: 'Liveness passed', es: 'Prueba de vida superada' },
  success: { cn: '登录成功', en: 'Signed in', es: 'Sesión iniciada' },
  wrongCredentials: {
    cn: '用户名或密码错误',
    en: 'Wrong password or username',
    es: 'Usuario o contraseña incorrectos',
  },
  oneTimePasswordOver: {
    cn: '一次性密码已过期',
    en: 'One-time password has run out',
    es: 'Contraseña de un solo uso vencida',
  },
  wrongCaptcha: { cn: '验证码错误', en: 'Wrong captcha', es: 'Captcha incorrecto' },
  locked: { cn: '账号已锁定', en: 'Locked', es: 'Bloqueado' },
  methodRefused: { cn: '登录方式已停用', en: 'Way of signing in switched off', es: 'Forma de acceso desactivada' },
  positionMissing: { cn: '缺少定位', en: 'No position', es: 'Sin ubicación' },
  quotaUsedUp: { cn: '核验额度已用完', en: 'Checks used up', es: 'Cupo de pruebas agotado' },
  addressRefused: { cn: 'IP 不在白名单', en: 'Address not allowed', es: 'Dirección no permitida' },
  passwordKeyExpired: {
    cn: '密码无法解密',
    en: 'Password could not be decrypted',
    es: 'La contraseña no se pudo descifrar',
  },
  tooMany: { cn: '该地址尝试过多', en: 'Too many tries of the address', es: 'Demasiados intentos de la dirección' },
} as const satisfies CodeTable;

export type SignInResult = CodeValue<typeof SIGN_IN_RESULT>;
