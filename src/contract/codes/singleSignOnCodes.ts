import type { CodeTable, CodeValue } from './codeTable';

/** Ways of signing in of an institution with an OpenID provider (not in the specification). */
export const SINGLE_SIGN_ON_MODE = {
  off: { cn: '仅密码', en: 'Password only', es: 'Solo contraseña' },
  both: { cn: '密码或企业账号', en: 'Password or company account', es: 'Contraseña o cuenta corporativa' },
  only: { cn: '仅企业账号', en: 'Company account only', es: 'Solo cuenta corporativa' },
} as const satisfies CodeTable;

export type SingleSignOnMode = CodeValue<typeof SINGLE_SIGN_ON_MODE>;

/** Reasons why a sign-in with a company account fails, for the login log and the trail. Each is also a result of the server. */
export const SINGLE_SIGN_ON_FAILURE = {
  ssoOff: { cn: '企业账号登录未启用', en: 'Company sign-in is off', es: 'Inicio de sesión corporativo desactivado' },
  ssoUnknown: {
    cn: '企业账号：非本浏览器发起的登录',
    en: 'Company sign-in: not started in this browser',
    es: 'Cuenta corporativa: no se inició en este navegador',
  },
  ssoUsed: {
    cn: '企业账号：重复的登录应答',
    en: 'Company sign-in: answer used before',
    es: 'Cuenta corporativa: respuesta ya utilizada',
  },
  ssoExpired: {
    cn: '企业账号：登录已超时',
    en: 'Company sign-in: started too long ago',
    es: 'Cuenta corporativa: iniciado hace demasiado tiempo',
  },
  ssoDenied: {
    cn: '企业账号：提供方拒绝',
    en: 'Company sign-in: refused by the provider',
    es: 'Cuenta corporativa: rechazado por el proveedor',
  },
  ssoCode: {
    cn: '企业账号：授权码无效',
    en: 'Company sign-in: code not accepted',
    es: 'Cuenta corporativa: código no aceptado',
  },
  ssoClient: {
    cn: '企业账号：客户端凭据无效',
    en: 'Company sign-in: client not accepted',
    es: 'Cuenta corporativa: aplicación no aceptada',
  },
  ssoAway: {
    cn: '企业账号：提供方无响应',
    en: 'Company sign-in: provider not reachable',
    es: 'Cuenta corporativa: proveedor no disponible',
  },
  ssoBroken: {
    cn: '企业账号：提供方应答无效',
    en: 'Company sign-in: invalid answer of the provider',
    es: 'Cuenta corporativa: respuesta no válida del proveedor',
  },
  ssoAddress: {
    cn: '企业账号：提供方地址不允许',
    en: 'Company sign-in: address of the provider not allowed',
    es: 'Cuenta corporativa: dirección del proveedor no permitida',
  },
  ssoIssuer: {
    cn: '企业账号：签发方不符',
    en: 'Company sign-in: wrong issuer',
    es: 'Cuenta corporativa: emisor incorrecto',
  },
  ssoAudience: {
    cn: '企业账号：受众不符',
    en: 'Company sign-in: wrong audience',
    es: 'Cuenta corporativa: audiencia incorrecta',
  },
  ssoNonce: {
    cn: '企业账号：nonce 不符',
    en: 'Company sign-in: wrong nonce',
    es: 'Cuenta corporativa: nonce incorrecto',
  },
  ssoSignature: {
    cn: '企业账号：签名无效',
    en: 'Company sign-in: wrong signature',
    es: 'Cuenta corporativa: firma incorrecta',
  },
  ssoAlgorithm: {
    cn: '企业账号：签名算法不允许',
    en: 'Company sign-in: algorithm not allowed',
    es: 'Cuenta corporativa: algoritmo no permitido',
  },
  ssoTime: {
    cn: '企业账号：令牌过期或时钟不符',
    en: 'Company sign-in: expired, or clocks differ',
    es: 'Cuenta corporativa: vencido o relojes distintos',
  },
  ssoNotLinked: {
    cn: '企业账号：无对应用户',
    en: 'Company sign-in: no user for the account',
    es: 'Cuenta corporativa: cuenta sin usuario',
  },
  ssoOnly: {
    cn: '密码登录已停用，须用企业账号',
    en: 'Password refused: company sign-in only',
    es: 'Contraseña rechazada: solo cuenta corporativa',
  },
} as const satisfies CodeTable;

/** Reasons why a user is not confirmed by another sign-in at the company, besides those of a sign-in. */
export const COMPANY_CONFIRMATION_FAILURE = {
  ssoOtherUser: {
    cn: '企业账号：以其他账号登录',
    en: 'Company sign-in: another account',
    es: 'Cuenta corporativa: otra cuenta',
  },
  ssoNoAuthTime: {
    cn: '企业账号：未提供登录时间',
    en: 'Company sign-in: time of authentication missing',
    es: 'Cuenta corporativa: falta la hora de autenticación',
  },
  ssoNotAgain: {
    cn: '企业账号：未重新登录',
    en: 'Company sign-in: not authenticated again',
    es: 'Cuenta corporativa: sin nueva autenticación',
  },
  ssoNotCompany: {
    cn: '企业账号：会话以密码登录',
    en: 'Company sign-in: session was opened with a password',
    es: 'Cuenta corporativa: la sesión se abrió con contraseña',
  },
} as const satisfies CodeTable;

/** Results of a confirmation by another sign-in at the company, for the trail. */
export const COMPANY_CONFIRMATION_RESULT = {
  passed: { cn: '通过', en: 'Passed', es: 'Superada' },
  ...SINGLE_SIGN_ON_FAILURE,
  ...COMPANY_CONFIRMATION_FAILURE,
} as const satisfies CodeTable;

/** Reason why a user is not confirmed by another sign-in at the company. */
export type CompanyConfirmationFailure = CodeValue<typeof COMPANY_CONFIRMATION_FAILURE>;

/** Reason why a sign-in with a company account fails. */
export type SingleSignOnFailure = CodeValue<typeof SINGLE_SIGN_ON_FAILURE>;
