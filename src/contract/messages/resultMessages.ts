import type { Language, LocalizedText } from '../language';
import { LENDER_MESSAGES, LAW_MESSAGES, LIMIT_MESSAGES, PROMISE_MESSAGES } from './lawMessages';
import { FACTOR_MESSAGES } from './factorMessages';
import { MANAGEMENT_MESSAGES } from './managementMessages';
import { CHANNEL_MESSAGES } from './channelMessages';
import { SINGLE_SIGN_ON_MESSAGES } from './singleSignOnMessages';
import type { ResultName } from '../resultCodes';

/** Messages of the reference server for each result (§8). Separate from the codes, which the app needs without the texts. */
export const RESULT_MESSAGES: Readonly<Record<ResultName, LocalizedText>> = {
  ok: { cn: '成功', en: 'Success', es: 'Correcto' },
  expired: {
    cn: '登录已失效，请重新登录',
    en: 'Your session has ended. Please log in again',
    es: 'La sesión ha terminado. Inicie sesión de nuevo',
  },
  ended: {
    cn: '您已被强制退出，请重新登录',
    en: 'You have been signed out. Please log in again',
    es: 'Se ha cerrado su sesión. Inicie sesión de nuevo',
  },
  none: { cn: '暂无数据', en: 'Nothing to show', es: 'Nada que mostrar' },
  invalidInput: {
    cn: '请检查填写内容：{fields}',
    en: 'Please check what you entered: {fields}',
    es: 'Revise los datos ingresados: {fields}',
  },
  wrongCredentials: {
    cn: '用户名或密码错误',
    en: 'Wrong password or username',
    es: 'Usuario o contraseña incorrectos',
  },
  wrongCaptcha: {
    cn: '验证码错误或已过期',
    en: 'The captcha is wrong or has expired',
    es: 'El captcha es incorrecto o ha vencido',
  },
  locked: {
    cn: '尝试次数过多，请在 {minutes} 分钟后重试',
    en: 'Too many attempts. Try again in {minutes} min',
    es: 'Demasiados intentos. Inténtelo de nuevo en {minutes} min',
  },
  tooMany: {
    cn: '请求过于频繁，请在 {seconds} 秒后重试',
    en: 'Too many requests. Try again in {seconds} s',
    es: 'Demasiadas solicitudes. Inténtelo de nuevo en {seconds} s',
  },
  addressRefused: {
    cn: '当前网络不允许登录，请联系管理员',
    en: 'Signing in from this network is not allowed. Ask your administrator',
    es: 'No se permite iniciar sesión desde esta red. Consulte al administrador',
  },
  passwordKeyExpired: {
    cn: '登录超时，请重试',
    en: 'The sign-in took too long. Please try again',
    es: 'El inicio de sesión tardó demasiado. Inténtelo de nuevo',
  },
  livenessPending: {
    cn: '请先完成人脸验证',
    en: 'Finish the face check first',
    es: 'Termine primero la verificación facial',
  },
  livenessFailed: {
    cn: '活体检测未通过，请重试',
    en: 'Liveness check failed, please retry',
    es: 'La prueba de vida ha fallado, inténtelo de nuevo',
  },
  livenessThreeTimes: {
    cn: '人脸识别错误三次，请重新登录',
    en: 'Face recognition wrong three times, log in again',
    es: 'Reconocimiento facial erróneo tres veces, inicie sesión de nuevo',
  },
  notFound: {
    cn: '未找到，可能已转移给他人',
    en: 'Not found. It may have been moved to somebody else',
    es: 'No encontrado. Puede que se haya asignado a otra persona',
  },
  notAllowed: { cn: '您没有此权限', en: 'You are not allowed to do this', es: 'No tiene permiso para hacer esto' },
  outOfDate: {
    cn: '内容已在别处更新，请查看最新内容后重试',
    en: 'This was changed elsewhere. Look at the newest version and try again',
    es: 'Se ha modificado en otro lugar. Revise la última versión e inténtelo de nuevo',
  },
  keyReused: {
    cn: '该操作已以不同内容提交过',
    en: 'This action was already sent with other content',
    es: 'Esta acción ya se envió con otro contenido',
  },
  stillRunning: {
    cn: '操作仍在处理中，请稍后查看结果',
    en: 'This action is still running. Look at its result in a moment',
    es: 'La acción sigue en curso. Consulte el resultado en un momento',
  },
  wrongState: {
    cn: '案件当前状态不允许此操作',
    en: 'The case is not in a state that allows this',
    es: 'El estado del caso no permite esta acción',
  },
  tooLarge: { cn: '内容过大', en: 'That is too large', es: 'Es demasiado grande' },
  amountNotBelowDue: {
    cn: '还款金额需小于应还金额',
    en: 'The repayment amount needs to be less than the amount due',
    es: 'El monto debe ser menor que el adeudado',
  },
  deductionOpen: {
    cn: '该贷款有一笔扣款仍在处理中，请等待结果',
    en: 'A deduction of this loan is still open. Wait for its result',
    es: 'Hay un cargo de este préstamo en curso. Espere el resultado',
  },
  deductionRepeated: {
    cn: '刚刚已扣除相同金额，请先查看扣款记录',
    en: 'The same amount was deducted moments ago. Look at the deduction record first',
    es: 'El mismo monto se cargó hace un momento. Revise antes el registro de cargos',
  },
  noDeductionAccount: {
    cn: '该贷款没有可扣款的账户',
    en: 'This loan has no account to deduct from',
    es: 'Este préstamo no tiene cuenta de cargo',
  },
  smsAccountLimit: {
    cn: '您今日的短信数量已用完',
    en: 'You have used up your messages of today',
    es: 'Ha agotado sus mensajes de hoy',
  },
  smsCaseLimit: {
    cn: '该案件今日的短信数量已用完',
    en: 'This case has had all its messages of today',
    es: 'Este caso ya agotó sus mensajes de hoy',
  },
  smsTooLong: {
    cn: '短信最多 {most} 个字符',
    en: 'A message has at most {most} characters',
    es: 'Un mensaje tiene como máximo {most} caracteres',
  },
  lineBusy: {
    cn: '您正在通话中，请先挂断',
    en: 'You are on a call already. Hang up first',
    es: 'Ya está en una llamada. Cuelgue primero',
  },
  codeStillGood: {
    cn: '该渠道已有一个有效的还款码，请先确认是否替换',
    en: 'A code for another amount is still good at this channel. Use it, or have it replaced',
    es: 'En este canal sigue vigente un código por otro monto. Úselo o pida reemplazarlo',
  },
  smsHoldsLink: {
    cn: '自拟短信不能包含链接或电话号码，请删除：{link}',
    en: 'A message you write yourself cannot contain a link or a phone number. Remove: {link}',
    es: 'Un mensaje redactado por usted no puede incluir enlaces ni teléfonos. Elimine: {link}',
  },
  smsForeignNumber: {
    cn: '只能向以下国家的号码发送短信：{countries}',
    en: 'Messages by hand go to valid numbers of these countries only: {countries}',
    es: 'Solo se envían mensajes a números válidos de estos países: {countries}',
  },
  ...LAW_MESSAGES,
  ...LIMIT_MESSAGES,
  ...MANAGEMENT_MESSAGES,
  ...CHANNEL_MESSAGES,
  ...SINGLE_SIGN_ON_MESSAGES,
  ...PROMISE_MESSAGES,
  ...LENDER_MESSAGES,
  ...FACTOR_MESSAGES,
  confirmFirst: {
    cn: '请先确认您的密码，然后重试',
    en: 'Confirm your own password first, then try again',
    es: 'Confirme primero su contraseña y vuelva a intentarlo',
  },
  databaseAway: {
    cn: '数据库暂无响应，未保存任何内容，请稍后重试',
    en: 'The database does not answer. Nothing was recorded; please try again in a moment',
    es: 'La base de datos no responde. No se ha guardado nada; inténtelo de nuevo en un momento',
  },
  busy: {
    cn: '系统繁忙，请在 {seconds} 秒后重试',
    en: 'The system is busy. Try again in {seconds} s',
    es: 'El sistema está ocupado. Inténtelo de nuevo en {seconds} s',
  },
  diskFull: {
    cn: '服务器磁盘已满，未保存任何内容，请通知系统管理员',
    en: "The server's disk is full: nothing was recorded. Please tell your administrator",
    es: 'El disco del servidor está lleno: no se ha guardado nada. Avise a su administrador',
  },
  moving: {
    cn: '贵机构正在迁移到另一台服务器：可以查看，但未保存任何内容，请在 {seconds} 秒后重试',
    en: 'Your institution is moving to another server. Nothing was recorded, and you can keep reading. Try again in {seconds} s',
    es: 'Su institución se está trasladando a otro servidor. No se ha guardado nada, y puede seguir consultando. Inténtelo de nuevo en {seconds} s',
  },
  systemError: {
    cn: '系统错误，请稍后重试',
    en: 'System error. Please try again in a moment',
    es: 'Error del sistema. Inténtelo de nuevo en un momento',
  },
};

/** Returns the message of a result in a language, with its {places} filled in. */
export function formatResultMessage(
  name: ResultName,
  language: Language,
  places: Record<string, string | number> = {},
): string {
  return RESULT_MESSAGES[name][language].replaceAll(/\{(\w+)\}/g, (_, place: string) => String(places[place] ?? ''));
}
