import type { CompanyConfirmationFailure, SingleSignOnFailure } from '../codes/singleSignOnCodes';
import type { LocalizedText } from '../language';

/** Messages for failures of the sign-in with a company account. */
export const SINGLE_SIGN_ON_MESSAGES: Readonly<
  Record<SingleSignOnFailure | CompanyConfirmationFailure | 'ssoNotProven', LocalizedText>
> = {
  ssoOff: {
    cn: '企业账号登录未启用，请使用用户名和密码登录',
    en: 'Company sign-in is not available. Sign in with your username and password',
    es: 'El inicio de sesión corporativo no está disponible. Inicie sesión con su usuario y contraseña',
  },
  ssoUnknown: {
    cn: '该登录不是在此浏览器中发起的，请重新点击“企业账号登录”',
    en: 'This sign-in was not started in this browser. Start the company sign-in again',
    es: 'El inicio de sesión no comenzó en este navegador. Vuelva a iniciar sesión con su cuenta corporativa',
  },
  ssoUsed: {
    cn: '该登录应答已使用过，请重新点击“企业账号登录”',
    en: 'This sign-in has already been used. Start the company sign-in again',
    es: 'Este inicio de sesión ya se utilizó. Vuelva a iniciar sesión con su cuenta corporativa',
  },
  ssoExpired: {
    cn: '登录超时，请重新点击“企业账号登录”',
    en: 'The sign-in took too long. Start the company sign-in again',
    es: 'El inicio de sesión tardó demasiado. Vuelva a iniciar sesión con su cuenta corporativa',
  },
  ssoDenied: {
    cn: '企业账号提供方拒绝了登录（{reason}），请重试或联系管理员',
    en: "Your company's sign-in refused the request ({reason}). Try again or contact your administrator",
    es: 'El proveedor de su empresa rechazó la solicitud ({reason}). Intente de nuevo o consulte al administrador',
  },
  ssoCode: {
    cn: '企业账号提供方未接受此次登录，请重新登录',
    en: "Your company's sign-in did not accept this attempt. Start it again",
    es: 'El proveedor de su empresa no aceptó este intento. Vuelva a iniciar sesión',
  },
  ssoClient: {
    cn: '企业账号提供方不认可 Saldo 的客户端凭据，请联系管理员',
    en: "Your company's sign-in does not accept Saldo's credentials. Contact your administrator",
    es: 'El proveedor de su empresa no acepta las credenciales de Saldo. Consulte al administrador',
  },
  ssoAway: {
    cn: '无法连接企业账号提供方，请稍后重试',
    en: "Your company's sign-in cannot be reached. Try again later",
    es: 'No se puede conectar con el proveedor de su empresa. Intente más tarde',
  },
  ssoBroken: {
    cn: '企业账号提供方的应答无效，请联系管理员',
    en: "Your company's sign-in sent an invalid answer. Contact your administrator",
    es: 'El proveedor de su empresa envió una respuesta no válida. Consulte al administrador',
  },
  ssoAddress: {
    cn: '不允许使用该企业账号提供方的地址，请联系管理员',
    en: "The address of your company's sign-in is not allowed. Contact your administrator",
    es: 'La dirección del proveedor de su empresa no está permitida. Consulte al administrador',
  },
  ssoIssuer: {
    cn: '登录应答来自其他提供方，已拒绝。请重新登录；如再次出现，请联系管理员',
    en: 'The answer came from another provider and was refused. Start again; if it happens again, contact your administrator',
    es: 'La respuesta vino de otro proveedor y se rechazó. Vuelva a iniciar sesión; si se repite, consulte al administrador',
  },
  ssoAudience: {
    cn: '登录应答是发给其他应用的，已拒绝。请联系管理员',
    en: 'The answer was meant for another application and was refused. Contact your administrator',
    es: 'La respuesta era para otra aplicación y se rechazó. Consulte al administrador',
  },
  ssoNonce: {
    cn: '登录应答不属于此次登录，已拒绝。请重新登录',
    en: 'The answer does not belong to this sign-in and was refused. Start again',
    es: 'La respuesta no corresponde a este inicio de sesión y se rechazó. Vuelva a iniciar sesión',
  },
  ssoSignature: {
    cn: '登录应答的签名无效，已拒绝。请联系管理员',
    en: 'The signature of the answer is wrong; it was refused. Contact your administrator',
    es: 'La firma de la respuesta es incorrecta y se rechazó. Consulte al administrador',
  },
  ssoAlgorithm: {
    cn: '登录应答使用了不允许的签名算法，已拒绝。请联系管理员',
    en: 'The answer is signed in a way that is not allowed and was refused. Contact your administrator',
    es: 'La respuesta está firmada de una forma no permitida y se rechazó. Consulte al administrador',
  },
  ssoTime: {
    cn: '登录应答已过期，或服务器时钟不一致，已拒绝。请重试；如再次出现，请联系管理员',
    en: 'The answer has expired, or the clocks of the servers differ. Try again; if it happens again, contact your administrator',
    es: 'La respuesta venció o los relojes de los servidores no coinciden. Intente de nuevo; si se repite, consulte al administrador',
  },
  ssoNotLinked: {
    cn: '该企业账号没有对应的 Saldo 用户，请联系管理员',
    en: 'There is no Saldo user for this company account. Contact your administrator',
    es: 'No hay un usuario de Saldo para esta cuenta corporativa. Consulte al administrador',
  },
  ssoOnly: {
    cn: '您所在机构只允许企业账号登录，请点击“企业账号登录”',
    en: 'Your institution signs in with company accounts only. Use the company sign-in',
    es: 'Su institución solo permite cuentas corporativas. Inicie sesión con la suya',
  },
  ssoNotProven: {
    cn: '请先由一名管理员以企业账号登录，再停用密码登录',
    en: 'An administrator must sign in with a company account before the password can be switched off',
    es: 'Un administrador debe entrar con su cuenta corporativa antes de desactivar la contraseña',
  },
  ssoOtherUser: {
    cn: '您在企业登录页使用了其他账号。请使用当前账号重新登录',
    en: 'You used another account at your company. Sign in again with your own account',
    es: 'Usó otra cuenta en su empresa. Vuelva a iniciar sesión con su propia cuenta',
  },
  ssoNoAuthTime: {
    cn: '企业账号提供方未说明您的登录时间，无法确认身份。请管理员为您设置密码，再用密码确认',
    en: "Your company's sign-in does not report when you signed in, so it cannot confirm you. Ask an administrator for a password and confirm with it",
    es: 'El proveedor de su empresa no informa cuándo inició sesión, por lo que no puede confirmar su identidad. Pida una contraseña al administrador y confirme con ella',
  },
  ssoNotAgain: {
    cn: '企业账号提供方未要求您重新登录。请重试，并在企业登录页重新登录；如再次出现，请联系管理员',
    en: "Your company's sign-in did not ask you to sign in again. Try again; if it happens again, contact your administrator",
    es: 'El proveedor de su empresa no le pidió iniciar sesión de nuevo. Intente otra vez; si se repite, consulte al administrador',
  },
  ssoNotCompany: {
    cn: '您是用密码登录的，请用密码确认',
    en: 'You signed in with your password. Confirm with your password',
    es: 'Inició sesión con su contraseña. Confirme con su contraseña',
  },
};
