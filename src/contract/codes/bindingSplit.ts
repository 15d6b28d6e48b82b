import type { CodeValue, CodeTable } from './codeTable';

/** How cases are shared out among several agents (ours, QU-02). */
export const BINDING_SPLIT = {
  count: { cn: '按件数平均', en: 'Equal number', es: 'Igual número' },
  amount: { cn: '按金额平均', en: 'Equal amount', es: 'Igual monto' },
  load: { cn: '补齐负荷', en: 'Level out loads', es: 'Igualar cargas' },
  weighted: { cn: '按权重', en: 'By weight', es: 'Por peso' },
} as const satisfies CodeTable;

/** How cases are shared out among several agents. */
export type BindingSplit = CodeValue<typeof BINDING_SPLIT>;
