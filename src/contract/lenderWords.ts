import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** Messages of the reference server for the lender interface (MI-01, MI-02). */
export const LENDER_WORDS = {
  notWaiting: {
    cn: '该事项已处理（{name}），请刷新列表',
    en: 'This waits no longer: it has been decided ({name}). The list shows what became of it',
    es: 'Esto ya no espera: ya se resolvió ({name}). La lista muestra el resultado',
  },
  notAssignable: {
    cn: '无法分配到该贷款：{why}',
    en: 'This cannot go to that loan: {why}',
    es: 'No se puede asignar a ese préstamo: {why}',
  },
  wrongSignature: {
    cn: '签名无效',
    en: 'The signature is wrong',
    es: 'La firma no es válida',
  },
  oldTime: {
    cn: '签名时间与服务器时间相差超过 {minutes} 分钟',
    en: "The signed time is more than {minutes} min away from the server's",
    es: 'La hora firmada se aparta más de {minutes} min de la del servidor',
  },
} as const satisfies Partial<Record<ResultName, Words>>;
