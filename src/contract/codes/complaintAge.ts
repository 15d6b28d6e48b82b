import type { CodeValue, CodeTable } from './codeTable';

/** Age groups of open work orders since their registration (CM-01; not in the specification). */
export const COMPLAINT_AGE = {
  day: { cn: '不到 1 天', en: 'Less than a day', es: 'Menos de un día' },
  threeDays: { cn: '1 至 3 天', en: '1 to 3 days', es: 'De 1 a 3 días' },
  week: { cn: '3 至 7 天', en: '3 to 7 days', es: 'De 3 a 7 días' },
  month: { cn: '7 至 30 天', en: '7 to 30 days', es: 'De 7 a 30 días' },
  older: { cn: '30 天以上', en: 'More than 30 days', es: 'Más de 30 días' },
} as const satisfies CodeTable;

export type ComplaintAge = CodeValue<typeof COMPLAINT_AGE>;
