import type { CodeValue, CodeTable } from './codeTable';

/** Methods to distribute cases among several agents (QU-02; not in the specification). */
export const BINDING_SPLIT = {
  count: { cn: '按件数平均', en: 'Equal number', es: 'Igual número' },
  amount: { cn: '按金额平均', en: 'Equal amount', es: 'Igual monto' },
  load: { cn: '补齐负荷', en: 'Level out loads', es: 'Igualar cargas' },
  weighted: { cn: '按权重', en: 'By weight', es: 'Por peso' },
} as const satisfies CodeTable;

export type BindingSplit = CodeValue<typeof BINDING_SPLIT>;
