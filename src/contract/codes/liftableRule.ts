import type { CodeValue, CodeTable } from './codeTable';

/**
 * Kinds of rules that an override can lift (LC-08; not in the specification): rules on time and frequency. Refusals that only a changed
 * fact resolves are never lifted.
 */
export const LIFTABLE_RULE = {
  window: { cn: '可联系时段', en: 'Permitted hours', es: 'Horario permitido' },
  cap: { cn: '联系次数上限', en: 'Number of contacts', es: 'Número de contactos' },
  gap: { cn: '两次联系的间隔', en: 'Days between contacts', es: 'Días entre contactos' },
  channelLock: { cn: '每周仅一种渠道', en: 'One channel a week', es: 'Un solo medio por semana' },
} as const satisfies CodeTable;

/** A kind of rules that an override can lift. */
export type LiftableRule = CodeValue<typeof LIFTABLE_RULE>;
