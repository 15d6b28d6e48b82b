import type { LocalizedText } from '../language';
import type { ResultName } from '../resultCodes';

/** Messages of the reference server about the second factor (§8). */
export const FACTOR_MESSAGES = {
  factorPending: {
    cn: '请先完成第二因素验证',
    en: 'Confirm your second factor first',
    es: 'Confirme primero su segundo factor',
  },
  wrongFactor: {
    cn: '验证码错误、已过期或已使用，请输入新的验证码',
    en: 'The code is wrong, has expired or was already used. Enter a new one',
    es: 'El código es incorrecto, venció o ya se usó. Ingrese uno nuevo',
  },
  secondFactorFirst: {
    cn: '您的机构要求启用两步验证，请先设置',
    en: 'Your institution requires a second factor. Set one up first',
    es: 'Su institución exige un segundo factor. Configúrelo primero',
  },
  lastFactor: {
    cn: '您的机构要求启用两步验证，请先添加另一种方式再移除此项',
    en: 'Your institution requires a second factor. Add another one before you remove this one',
    es: 'Su institución exige un segundo factor. Agregue otro antes de eliminar este',
  },
  passkeyExpired: {
    cn: '通行密钥请求已过期或已使用，请重试',
    en: 'The request for the passkey has expired or was already used. Try again',
    es: 'La solicitud de la llave de acceso venció o ya se usó. Inténtelo de nuevo',
  },
  passkeyOrigin: {
    cn: '该通行密钥用于其他网址，请从常用网址打开 Saldo 后重试',
    en: 'The passkey was used for another address. Open Saldo at its usual address and try again',
    es: 'La llave de acceso se usó para otra dirección. Abra Saldo en su dirección habitual e inténtelo de nuevo',
  },
  passkeyUnknown: {
    cn: '该通行密钥不属于您的账号，请使用其他验证方式',
    en: 'The passkey does not belong to your account. Use another second factor',
    es: 'La llave de acceso no pertenece a su cuenta. Use otro segundo factor',
  },
  passkeyWrong: {
    cn: '无法验证该通行密钥，请重试或使用其他验证方式',
    en: 'The passkey could not be verified. Try again or use another second factor',
    es: 'No se pudo verificar la llave de acceso. Inténtelo de nuevo o use otro segundo factor',
  },
  passkeyCounter: {
    cn: '该通行密钥可能已被复制，请使用其他验证方式，并在账号中移除它',
    en: 'The passkey may have been copied. Use another second factor and remove the passkey from your account',
    es: 'La llave de acceso pudo haberse copiado. Use otro segundo factor y elimine la llave de su cuenta',
  },
  passkeyTaken: {
    cn: '该通行密钥已被添加，请使用其他通行密钥',
    en: 'The passkey has already been added. Use another one',
    es: 'La llave de acceso ya se agregó. Use otra',
  },
} as const satisfies Partial<Record<ResultName, LocalizedText>>;
