import type { CodeValue, CodeTable } from './codeTable';
import { SINGLE_SIGN_ON_FAILURE } from './singleSignOnCodes';

/** Identifiers used at sign-in (the login request of §3 has both): the main client's username, the older client's e-mail. */
export const SIGN_IN_METHOD = {
  username: { cn: '用户名', en: 'Username', es: 'Usuario' },
  email: { cn: '邮箱', en: 'E-mail', es: 'Correo electrónico' },
} as const satisfies CodeTable;

/** A way of signing in. */
export type SignInMethod = CodeValue<typeof SIGN_IN_METHOD>;

/** Results of a sign-in, including the face check (TR-02, §5 login logs). The codes are not in the specification. */
export const SIGN_IN_RESULT = {
  factorPending: {
    cn: '第二因素验证未完成',
    en: 'Second factor not finished',
    es: 'Segundo factor sin terminar',
  },
  wrongFactor: { cn: '第二因素错误', en: 'Wrong second factor', es: 'Segundo factor incorrecto' },
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
  wrongPasskey: { cn: '通行密钥无效', en: 'Wrong passkey', es: 'Llave de acceso incorrecta' },
  wrongCaptcha: { cn: '验证码错误', en: 'Wrong captcha', es: 'Captcha incorrecto' },
  locked: { cn: '账号已锁定', en: 'Locked', es: 'Bloqueado' },
  methodRefused: {
    cn: '登录方式已停用',
    en: 'Way of signing in switched off',
    es: 'Forma de iniciar sesión desactivada',
  },
  positionMissing: { cn: '缺少定位', en: 'No position', es: 'Sin ubicación' },
  quotaUsedUp: { cn: '核验额度已用完', en: 'Checks used up', es: 'Cupo de pruebas agotado' },
  addressRefused: { cn: 'IP 不在白名单', en: 'Address not allowed', es: 'Dirección no permitida' },
  passwordKeyExpired: {
    cn: '密码无法解密',
    en: 'Password could not be decrypted',
    es: 'La contraseña no se pudo descifrar',
  },
  tooMany: { cn: '该地址尝试过多', en: 'Too many tries of the address', es: 'Demasiados intentos de la dirección' },
  ...SINGLE_SIGN_ON_FAILURE,
} as const satisfies CodeTable;

export type SignInResult = CodeValue<typeof SIGN_IN_RESULT>;

/** Events of the login machine (machines/loginEvents) with their labels in the trail (TR-02). */
export const LOGIN_EVENT = {
  CAPTCHA_OK: { cn: '验证码已显示', en: 'Captcha shown', es: 'Captcha mostrado' },
  CAPTCHA_FAIL: { cn: '验证码获取失败', en: 'Captcha failed', es: 'Falló el captcha' },
  CAPTCHA_REFRESH: { cn: '换一张验证码', en: 'New captcha asked for', es: 'Pidió otro captcha' },
  SUBMIT: { cn: '提交表单', en: 'Form submitted', es: 'Formulario enviado' },
  KEY_OK: { cn: '密钥已取得', en: 'Key received', es: 'Clave recibida' },
  KEY_FAIL: { cn: '密钥获取失败', en: 'Key failed', es: 'Falló la clave' },
  LOGIN_OK: { cn: '密码正确', en: 'Password accepted', es: 'Contraseña aceptada' },
  LOGIN_NO: { cn: '登录被拒绝', en: 'Login refused', es: 'Inicio de sesión rechazado' },
  FACTOR_CODE: { cn: '提交动态码', en: 'Code submitted', es: 'Código enviado' },
  PASSKEY: { cn: '选择通行密钥', en: 'Passkey chosen', es: 'Eligió la llave de acceso' },
  PASSKEY_OK: { cn: '通行密钥已应答', en: 'Passkey answered', es: 'La llave de acceso respondió' },
  PASSKEY_CANCELED: { cn: '通行密钥已取消', en: 'Passkey canceled', es: 'Canceló la llave de acceso' },
  PASSKEY_FAIL: { cn: '通行密钥无法使用', en: 'Passkey failed', es: 'Falló la llave de acceso' },
  FACTOR_OK: { cn: '第二因素通过', en: 'Second factor accepted', es: 'Segundo factor aceptado' },
  FACTOR_NO: { cn: '第二因素未通过', en: 'Second factor refused', es: 'Segundo factor rechazado' },
  SSO: { cn: '选择企业账号登录', en: 'Company sign-in chosen', es: 'Eligió la cuenta corporativa' },
  SSO_READY: {
    cn: '已取得企业登录地址',
    en: 'Address of the company sign-in received',
    es: 'Dirección corporativa recibida',
  },
  RETURNED: { cn: '从企业登录返回', en: 'Back from the company sign-in', es: 'Volvió del proveedor de su empresa' },
  START: { cn: '开始核验', en: 'Check started', es: 'Verificación iniciada' },
  CAM_OK: { cn: '摄像头已开启', en: 'Camera on', es: 'Cámara encendida' },
  CAM_DENIED: { cn: '摄像头权限被拒', en: 'Camera denied', es: 'Cámara denegada' },
  CAM_FAIL: { cn: '摄像头启动失败', en: 'Camera did not start', es: 'La cámara no arrancó' },
  CAM_LOST: { cn: '摄像头中断', en: 'Camera lost', es: 'Cámara perdida' },
  HIDDEN: { cn: '页面被隐藏', en: 'Page hidden', es: 'Página oculta' },
  CAPTURE: { cn: '按下拍照', en: 'Picture taken', es: 'Foto tomada' },
  PHOTO: { cn: '照片已生成', en: 'Picture ready', es: 'Foto lista' },
  DRAW_FAIL: { cn: '照片生成失败', en: 'Picture failed', es: 'Falló la foto' },
  VERIFY: { cn: '核验结果', en: 'Verdict on the face', es: 'Veredicto del rostro' },
  RETRY: { cn: '重试', en: 'Tried again', es: 'Reintentó' },
  FRAME_READY: { cn: '第三方页面已就绪', en: "Provider's page ready", es: 'Página del proveedor lista' },
  PROVIDER_DONE: { cn: '第三方核验完成', en: 'Provider finished', es: 'El proveedor terminó' },
  PROVIDER_CODE: { cn: '第三方返回代码', en: 'Code from the provider', es: 'Código del proveedor' },
  BACK: { cn: '返回', en: 'Went back', es: 'Volvió atrás' },
  LEAVE: { cn: '离开页面', en: 'Left the page', es: 'Salió de la página' },
  FORCED: { cn: '被强制退出', en: 'Forced out', es: 'Salida forzada' },
  LANG: { cn: '切换语言', en: 'Language chosen', es: 'Idioma elegido' },
  LOGOUT: { cn: '点击退出', en: 'Log out clicked', es: 'Pulsó cerrar sesión' },
  LOGOUT_DONE: { cn: '已退出', en: 'Logged out', es: 'Sesión cerrada' },
  PEER_LOGOUT: { cn: '在其他标签页退出', en: 'Logged out in another tab', es: 'Cerró sesión en otra pestaña' },
  STAY: { cn: '留在页面', en: 'Stayed on the page', es: 'Se quedó en la página' },
  RELOGIN: { cn: '重新登录', en: 'Chose to log in again', es: 'Eligió volver a entrar' },
  RESTORED: { cn: '会话已恢复', en: 'Session restored', es: 'Sesión restaurada' },
  NET_FAIL: { cn: '无法连接服务器', en: 'No server', es: 'Sin servidor' },
  TIMEOUT: { cn: '超时', en: 'Timed out', es: 'Tiempo agotado' },
} as const satisfies CodeTable;

/** Face checks after the password (§2 Login): none, our camera screen, or the provider's page. */
export const FACE_CHECK = {
  none: { cn: '无', en: 'None', es: 'Ninguna' },
  camera: { cn: '摄像头人脸检测', en: 'Face check with the camera', es: 'Rostro con la cámara' },
  provider: { cn: '服务商活体检测页面', en: "Provider's liveness page", es: 'Página de prueba de vida' },
} as const satisfies CodeTable;

export type FaceCheckKind = CodeValue<typeof FACE_CHECK>;

/** Kinds of second factors that a user can set up (ASVS 6.3.3). The codes are not in the specification. */
export const FACTOR_KIND = {
  totp: { cn: '身份验证器应用', en: 'Authenticator app', es: 'Aplicación de autenticación' },
  passkey: { cn: '通行密钥', en: 'Passkey', es: 'Llave de acceso' },
} as const satisfies CodeTable;

/** A kind of second factor. */
export type FactorKind = CodeValue<typeof FACTOR_KIND>;

/** Proofs of a second factor that are typed: a code of an authenticator app, or a recovery code. */
export const CODE_PROOF = {
  totp: FACTOR_KIND.totp,
  recovery: { cn: '恢复码', en: 'Recovery code', es: 'Código de recuperación' },
} as const satisfies CodeTable;

/** Proofs of a second factor at sign-in: one of the user's factors, or a recovery code. */
export const FACTOR_PROOF = { ...FACTOR_KIND, ...CODE_PROOF } as const satisfies CodeTable;

/** A proof of a second factor. */
export type FactorProof = CodeValue<typeof FACTOR_PROOF>;

/** Kinds of checks that are counted (§2 face comparison and liveness quotas): on the provider's page, and with our camera screen. */
export const CHECK_KIND = {
  liveness: {
    cn: '活体检测（服务商页面）',
    en: "Liveness (provider's page)",
    es: 'Prueba de vida (página del proveedor)',
  },
  face: { cn: '人脸比对（摄像头）', en: 'Face (camera)', es: 'Rostro (cámara)' },
} as const satisfies CodeTable;

/** A kind of check that is counted. */
export type CheckKind = CodeValue<typeof CHECK_KIND>;
