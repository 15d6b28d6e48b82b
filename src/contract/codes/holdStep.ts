import type { CodeValue, CodeTable } from './codeTable';

/** Changes of a hold (MI-10; not in the specification), shown in a case's timeline. */
export const HOLD_STEP = {
  set: { cn: '暂停作业', en: 'Put on hold', es: 'Retenido' },
  changed: { cn: '暂停已变更', en: 'Hold changed', es: 'Retención modificada' },
  lifted: { cn: '解除暂停', en: 'Hold lifted', es: 'Retención levantada' },
  over: { cn: '暂停到期', en: 'Hold over', es: 'Retención vencida' },
} as const satisfies CodeTable;

export type HoldStep = CodeValue<typeof HOLD_STEP>;

/** Ends of a hold: replaced by another hold, lifted by a user, or expired. */
export const HOLD_END = {
  changed: HOLD_STEP.changed,
  lifted: HOLD_STEP.lifted,
  over: HOLD_STEP.over,
} as const satisfies Partial<CodeTable<HoldStep>>;
