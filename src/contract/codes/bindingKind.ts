import type { CodeValue, CodeTable } from './codeTable';

/** What a binding does with cases (ours, QU-02). */
export const BINDING_KIND = {
  bind: { cn: '分配', en: 'Bind', es: 'Asignar' },
  unbind: { cn: '取消分配', en: 'Unbind', es: 'Desasignar' },
  undo: { cn: '撤销', en: 'Undo', es: 'Deshacer' },
} as const satisfies CodeTable;

/** What a binding does with cases. */
export type BindingKind = CodeValue<typeof BINDING_KIND>;
