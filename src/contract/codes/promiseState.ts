import type { CodeValue, CodeTable } from './codeTable';

/**
 * Outcomes of a promise to pay (not in the specification): calculated from the payments until the end of its day, never entered manually.
 */
export const PROMISE_STATE = {
  open: { cn: '待兑现', en: 'Open', es: 'Pendiente' },
  kept: { cn: '已兑现', en: 'Kept', es: 'Cumplida' },
  partly: { cn: '部分兑现', en: 'Partly kept', es: 'Cumplida en parte' },
  broken: { cn: '未兑现', en: 'Broken', es: 'Incumplida' },
} as const satisfies CodeTable;

/** The outcome of a promise to pay. */
export type PromiseState = CodeValue<typeof PROMISE_STATE>;
