import type { CodeValue, CodeTable } from './codeTable';

/** The days that the repayment statistics report on (§9). */
export const REPORT_DAY = {
  today: { cn: '今日', en: 'Today', es: 'Hoy' },
  yesterday: { cn: '昨日', en: 'Yesterday', es: 'Ayer' },
} as const satisfies CodeTable;

/** A day that the repayment statistics report on. */
export type ReportDay = CodeValue<typeof REPORT_DAY>;
