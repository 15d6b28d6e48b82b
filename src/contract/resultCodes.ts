import type { Language, Words } from './language';

/**
 * The codes that the reference server puts in an envelope, with the message it sends (§8).
 * '00', '200', '02', '-1' and '-2' are the specification's; the others are ours.
 */
export const RESULT_CODES = {
  ok: { code: '00', words: { cn: '成功', en: 'Success', es: 'Correcto' } },
  expired: {
    code: '02',
    words: {
      cn: '登录已失效，请重新登录',
      en: 'Your session has ended. Please log in again',
      es: 'La sesión ha terminado. Inicie sesión de nuevo',
    },
  },
  ended: {
    code: '-1',
    words: {
      cn: '您已被强制退出，请重新登录',
      en: 'You have been signed out. Please log in again',
      es: 'Se ha cerrado su sesión. Inicie sesión de nuevo',
    },
  },
  none: { code: '-2', words: { cn: '暂无数据', en: 'Nothing to show', es: 'Nada que mostrar' } },
  invalidInput: {
    code: '10',
    words: {
      cn: '请检查填写内容：{fields}',
      en: 'Please check what you entered: {fields}',
      es: 'Revise los datos introducidos: {fields}',
    },
  },
  wrongCredentials: {
    code: '11',
    words: { cn: '用户名或密码错误', en: 'Wrong password or username', es: 'Usuario o contraseña incorrectos' },
  },
  wrongCaptcha: {
    code: '12',
    words: {
      cn: '验证码错误或已过期',
      en: 'The captcha is wrong or has expired',
      es: 'El captcha es incorrecto o ha caducado',
    },
  },
  locked: {
    code: '13',
    words: {
      cn: '尝试次数过多，请在 {minutes} 分钟后重试',
      en: 'Too many attempts. Try again in {minutes} min',
      es: 'Demasiados intentos. Inténtelo de nuevo en {minutes} min',
    },
  },
  tooMany: {
    code: '14',
    words: {
      cn: '请求过于频繁，请在 {seconds} 秒后重试',
      en: 'Too many requests. Try again in {seconds} s',
      es: 'Demasiadas solicitudes. Inténtelo de nuevo en {seconds} s',
    },
  },
  addressRefused: {
    code: '15',
    words: {
      cn: '当前网络不允许登录，请联系管理员',
      en: 'Signing in from this network is not allowed. Ask your administrator',
      es: 'No se permite iniciar sesión desde esta red. Consulte al administrador',
    },
  },
  passwordKeyExpired: {
    code: '16',
    words: {
      cn: '登录超时，请重试',
      en: 'The sign-in took too long. Please try again',
      es: 'El inicio de sesión tardó demasiado. Inténtelo de nuevo',
    },
  },
  livenessPending: {
    code: '17',
    words: { cn: '请先完成人脸验证', en: 'Finish the face check first', es: 'Termine primero la verificación facial' },
  },
  livenessFailed: {
    code: '18',
    words: {
      cn: '活体检测未通过，请重试',
      en: 'Liveness check failed, please retry',
      es: 'La prueba de vida ha fallado, inténtelo de nuevo',
    },
  },
  livenessThreeTimes: {
    code: '19',
    words: {
      cn: '人脸识别错误三次，请重新登录',
      en: 'Face recognition wrong three times, log in again',
      es: 'Reconocimiento facial erróneo tres veces, inicie sesión de nuevo',
    },
  },
  notFound: {
    code: '20',
    words: {
      cn: '未找到，可能已转移给他人',
      en: 'Not found. It may have been moved to somebody else',
      es: 'No encontrado. Puede que se haya asignado a otra persona',
    },
  },
  notAllowed: {
    code: '21',
    words: { cn: '您没有此权限', en: 'You are not allowed to do this', es: 'No tiene permiso para hacer esto' },
  },
  outOfDate: {
    code: '22',
    words: {
      cn: '内容已在别处更新，请查看最新内容后重试',
      en: 'This was changed elsewhere. Look at the newest version and try again',
      es: 'Se ha modificado en otro lugar. Revise la última versión e inténtelo de nuevo',
    },
  },
  keyReused: {
    code: '23',
    words: {
      cn: '该操作已以不同内容提交过',
      en: 'This action was already sent with other content',
      es: 'Esta acción ya se envió con otro contenido',
    },
  },
  stillRunning: {
    code: '24',
    words: {
      cn: '操作仍在处理中，请稍后查看结果',
      en: 'This action is still running. Look at its result in a moment',
      es: 'La acción sigue en curso. Consulte el resultado en un momento',
    },
  },
  wrongState: {
    code: '25',
    words: {
      cn: '案件当前状态不允许此操作',
      en: 'The case is not in a state that allows this',
      es: 'El estado del caso no permite esta acción',
    },
  },
  tooLarge: { code: '26', words: { cn: '内容过大', en: 'That is too large', es: 'Es demasiado grande' } },
  systemError: {
    code: '99',
    words: {
      cn: '系统错误，请稍后重试',
      en: 'System error. Please try again in a moment',
      es: 'Error del sistema. Inténtelo de nuevo en un momento',
    },
  },
} as const satisfies Record<string, { code: string; words: Words }>;

/** The name of a result of the reference server. */
export type ResultName = keyof typeof RESULT_CODES;

const SUCCESS: readonly string[] = ['00', '200'];
const SESSION_END: readonly string[] = ['02', '-1'];

/** '00' and '200', as text or number, mean success (§8). */
export const isSuccess = (code: unknown): boolean => SUCCESS.includes(String(code));

/** '02' and '-1', as text or number, end the session; -2 does not (§8). */
export const isSessionEnd = (code: unknown): boolean => SESSION_END.includes(String(code));

/** The message of a result in a language, its {places} filled in. */
export function resultMessage(
  name: ResultName,
  language: Language,
  places: Record<string, string | number> = {},
): string {
  return RESULT_CODES[name].words[language].replaceAll(/\{(\w+)\}/g, (_, place: string) => String(places[place] ?? ''));
}

/** Codes of the provider's page that cancel the sign-in (§4). */
export const PROVIDER_CANCEL_CODES: readonly string[] = ['400', '401', '403', '404', '408', '409', '410'];
