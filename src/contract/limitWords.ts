import type { Words } from './language';
import type { ResultName } from './resultCodes';

/** Messages of the reference server for exceeded limits. */
export const LIMIT_WORDS = {
  deductionDayLimit: {
    cn: '该贷款今日扣款已达 {most} 次上限',
    en: 'This loan has had its {most} deductions of today',
    es: 'Este préstamo ya tuvo sus {most} cargos de hoy',
  },
  tooManyLooks: {
    cn: '一小时内查看隐藏信息已达 {most} 次上限，请在 {minutes} 分钟后重试',
    en: 'You have shown {most} hidden values within an hour. The next one can be shown in {minutes} min',
    es: 'Ya mostró {most} datos ocultos en una hora. Podrá mostrar el siguiente en {minutes} min',
  },
  tooManyKept: {
    cn: '最多可保存 {most} 项，请先删除一些',
    en: 'At most {most} can be kept. Delete some first',
    es: 'Se pueden guardar {most} como máximo. Elimine algunos primero',
  },
} as const satisfies Partial<Record<ResultName, Words>>;
