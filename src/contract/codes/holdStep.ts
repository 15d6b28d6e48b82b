import type { CodeValue, CodeTable } from './codeTable';

/** What happened to a hold (MI-10; ours): the steps of a case's timeline. */
export const HOLD_STEP = {
  set: { cn: '暂停作业', en: 'Put on hold', es: 'Retenido' },
  changed: { cn: '暂停已变更', en: 'Hold changed', es: 'Retención modificada' },
  lifted: { cn: '解除暂停', en: 'Hold lifted', es: 'Retención levantada' },
  over: { cn: '暂停到期', en: 'Hold over', es: 'Retención vencida' },
} as const satisfies CodeTable;

/** What happened to a hold. */
export type HoldStep = CodeValue<typeof HOLD_STEP>;

/** How a hold comes to its end: another takes its place, somebody lifts it, its day is over. */
export const HOLD_END = {
  changed: HOLD_STEP.changed,
  lifted: HOLD_STEP.lifted,
  over: HOLD_STEP.over,
} as const satisfies Partial<CodeTable<HoldStep>>;
