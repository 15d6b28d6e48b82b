import type { CodeValue, CodeTable } from './codeTable';

/** The outcome of one case of a binding (ours, QU-02). */
export const BINDING_OUTCOME = {
  changed: { cn: '已变更', en: 'Changed hands', es: 'Cambió de gestor' },
  taken: { cn: '已被他人分配', en: 'Somebody else was quicker', es: 'Otra persona se adelantó' },
  closed: { cn: '案件已结案', en: 'The case has ended', es: 'El caso terminó' },
  touched: { cn: '之后已被处理', en: 'Worked since', es: 'Gestionado después' },
  gone: { cn: '催收员已停用', en: 'The agent has left', es: 'El gestor ya no está' },
} as const satisfies CodeTable;

/** The outcome of one case of a binding. */
export type BindingOutcome = CodeValue<typeof BINDING_OUTCOME>;
