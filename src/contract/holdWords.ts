import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** Messages of the reference server for cases with a hold from a complaint or a decision (CM-01, MI-10). */
export const HOLD_WORDS = {
  caseHeld: {
    cn: '该案件有未结投诉，已暂停作业',
    en: 'A complaint is open, the case is held',
    es: 'Hay una queja abierta: el caso está retenido',
  },
  caseOnHold: {
    cn: '该案件因“{kind}”暂停作业，直至解除',
    en: 'This case is held ({kind}) until the hold is lifted',
    es: 'El caso está retenido ({kind}) hasta que se levante la retención',
  },
  caseOnHoldUntil: {
    cn: '该案件因“{kind}”暂停作业，至 {day} 止',
    en: 'This case is held ({kind}) until the end of {day}',
    es: 'El caso está retenido ({kind}) hasta el final del {day}',
  },
  holdThere: {
    cn: '该案件已因“{kind}”暂停作业，请查看后再更改',
    en: 'This case is on hold already ({kind}). Look at that hold and change it',
    es: 'El caso ya está retenido ({kind}). Revise esa retención y modifíquela',
  },
  holdDay: {
    cn: '暂停须有截止日，从今天起最长 {most} 天；仅身故与破产可不设',
    en: 'A hold needs a last day, today or within {most} days. Only a death or an insolvency may go without',
    es: 'La retención necesita un último día, hoy o dentro de {most} días. Solo un fallecimiento o una insolvencia pueden no tenerlo',
  },
} as const satisfies Partial<Record<ResultName, Words>>;
