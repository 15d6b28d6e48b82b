import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** Messages of the reference server for records, promises and extensions (MI-07, MI-08). */
export const PROMISE_WORDS = {
  planAboveLimits: {
    cn: '您的分期方案最长 {days} 天，首期至少占 {percent}%',
    en: 'A payment plan of yours lasts {days} days at most, and its first part is at least {percent}% of it',
    es: 'Su acuerdo de pagos dura como máximo {days} días y el primer pago es al menos el {percent}% del total',
  },
  extensionsUsedUp: {
    cn: '该队列本月的展期名额已用完（{used}/{allowed}）',
    en: 'This queue has used up its extensions of this month ({used} of {allowed})',
    es: 'Esta cola agotó sus prórrogas del mes ({used} de {allowed})',
  },
  lineUnanswered: {
    cn: '线路显示该通话未接通，确认后仍可记录',
    en: 'The line says that nobody answered. Confirm it to record it all the same',
    es: 'La línea indica que nadie respondió. Confírmelo para registrarlo de todos modos',
  },
} as const satisfies Partial<Record<ResultName, Words>>;
