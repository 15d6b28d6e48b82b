import type { CodeValue, CodeTable } from './codeTable';

/** Due states of a promise in the institution's calendar (not in the specification), used as a filter of the case lists. */
export const PROMISE_DUE = {
  today: { cn: '今日到期', en: 'Due today', es: 'Vence hoy' },
  tomorrow: { cn: '明日到期', en: 'Due tomorrow', es: 'Vence mañana' },
  past: { cn: '已过期', en: 'Past due', es: 'Vencida' },
} as const satisfies CodeTable;

export type PromiseDue = CodeValue<typeof PROMISE_DUE>;
