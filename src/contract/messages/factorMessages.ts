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
} as const satisfies Partial<Record<ResultName, LocalizedText>>;
