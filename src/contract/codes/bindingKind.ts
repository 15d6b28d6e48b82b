import type { CodeValue, CodeTable } from './codeTable';

/** Effects of a binding on cases (QU-02; not in the specification). */
export const BINDING_KIND = {
  bind: { cn: '分配', en: 'Bind', es: 'Asignar' },
  unbind: { cn: '取消分配', en: 'Unbind', es: 'Desasignar' },
  undo: { cn: '撤销', en: 'Undo', es: 'Deshacer' },
} as const satisfies CodeTable;

export type BindingKind = CodeValue<typeof BINDING_KIND>;
