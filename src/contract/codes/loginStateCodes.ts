import type { CodeTable, CodeValue } from './codeTable';

/** States of the login machine (machines/loginMachine) with their labels in the trail (TR-02). */
export const LOGIN_STATE = {
  'form.captchaLoading': {
    cn: '登录页：加载验证码',
    en: 'Form: captcha loading',
    es: 'Formulario: cargando el captcha',
  },
  'form.captchaFailed': { cn: '登录页：验证码加载失败', en: 'Form: no captcha', es: 'Formulario: sin captcha' },
  'form.editing': { cn: '登录页：填写', en: 'Form: filling in', es: 'Formulario: llenando' },
  'submitting.key': { cn: '获取加密密钥', en: 'Fetching the key', es: 'Obteniendo la clave' },
  'submitting.posting': { cn: '提交登录', en: 'Sending the login', es: 'Enviando el inicio de sesión' },
  'secondFactor.choosing': {
    cn: '第二因素：等待输入',
    en: 'Second factor: waiting for the user',
    es: 'Segundo factor: en espera del usuario',
  },
  'secondFactor.passkey': {
    cn: '第二因素：等待通行密钥',
    en: 'Second factor: waiting for the passkey',
    es: 'Segundo factor: en espera de la llave de acceso',
  },
  'secondFactor.verifying': {
    cn: '第二因素：验证中',
    en: 'Second factor: being verified',
    es: 'Segundo factor: verificando',
  },
  'passkey.requesting': { cn: '通行密钥登录：等待', en: 'Passkey: waiting', es: 'Llave de acceso: en espera' },
  'passkey.verifying': { cn: '通行密钥登录：验证中', en: 'Passkey: verifying', es: 'Llave de acceso: verificando' },
  'singleSignOn.starting': {
    cn: '企业账号：准备中',
    en: 'Company sign-in: starting',
    es: 'Cuenta corporativa: iniciando',
  },
  'singleSignOn.leaving': {
    cn: '企业账号：前往登录页',
    en: 'Company sign-in: leaving',
    es: 'Cuenta corporativa: saliendo',
  },
  'singleSignOn.returning': {
    cn: '企业账号：核验应答',
    en: 'Company sign-in: checking the answer',
    es: 'Cuenta corporativa: verificando la respuesta',
  },
  'camera.intro': { cn: '人脸核验：说明', en: 'Face check: introduction', es: 'Rostro: introducción' },
  'camera.requesting': {
    cn: '人脸核验：请求摄像头',
    en: 'Face check: asking for the camera',
    es: 'Rostro: pidiendo la cámara',
  },
  'camera.preview': { cn: '人脸核验：预览', en: 'Face check: preview', es: 'Rostro: vista previa' },
  'camera.drawing': { cn: '人脸核验：拍照', en: 'Face check: taking the picture', es: 'Rostro: tomando la foto' },
  'camera.verifying': { cn: '人脸核验：核验中', en: 'Face check: being judged', es: 'Rostro: verificando' },
  'camera.error': { cn: '人脸核验：摄像头出错', en: 'Face check: camera failed', es: 'Rostro: falló la cámara' },
  'provider.loading': { cn: '第三方核验：加载页面', en: 'Provider: page loading', es: 'Proveedor: cargando la página' },
  'provider.running': { cn: '第三方核验：进行中', en: 'Provider: check running', es: 'Proveedor: prueba en curso' },
  'provider.checking': {
    cn: '第三方核验：查询结果',
    en: 'Provider: asking for the result',
    es: 'Proveedor: pidiendo el resultado',
  },
  'provider.recheck': {
    cn: '第三方核验：等待重试',
    en: 'Provider: waiting to ask again',
    es: 'Proveedor: esperando reintento',
  },
  'authenticated.active': { cn: '已登录', en: 'Signed in', es: 'Sesión iniciada' },
  'authenticated.loggedOutDialog': {
    cn: '会话已结束提示',
    en: 'Session ended, page kept',
    es: 'Sesión terminada, página abierta',
  },
  'authenticated.leaving': { cn: '正在退出', en: 'Signing out', es: 'Cerrando la sesión' },
} as const satisfies CodeTable;

/** A state of the login machine. */
export type LoginStateCode = CodeValue<typeof LOGIN_STATE>;
