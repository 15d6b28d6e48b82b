import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** What the reference server says where a second person is needed (MI-09). */
export const APPROVAL_WORDS = {
  secondPerson: {
    cn: '已提交，等待另一位有权人员同意',
    en: "Asked: it waits for another person's yes",
    es: 'Solicitado: espera el sí de otra persona',
  },
  secondPersonAsked: {
    cn: '已有同类申请等待复核（{name}）。请先撤回或等待处理',
    en: 'Another request of this kind waits already ({name}). It has to be decided or taken back first',
    es: 'Ya hay otra solicitud de este tipo en espera ({name}). Primero debe decidirse o retirarse',
  },
  noSecondPerson: {
    cn: '此操作需另一人同意，但目前没有其他人有权同意',
    en: "This needs another person's yes, and nobody else may say it",
    es: 'Esto necesita el sí de otra persona, y no hay otra que pueda darlo',
  },
  ownRequest: {
    cn: '不能同意自己的申请',
    en: 'Nobody says yes to what they asked for, or to what is for themselves',
    es: 'Nadie acepta lo que pidió ni lo que es para sí',
  },
  askerGone: {
    cn: '申请人已停用或不再有此权限',
    en: 'Who asked for it is disabled or may not do it any more',
    es: 'Quien lo pidió está desactivado o ya no puede hacerlo',
  },
} as const satisfies Partial<Record<ResultName, Words>>;
