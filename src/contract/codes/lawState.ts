import type { CodeValue, CodeTable } from './codeTable';

/** Review states of a rule pack against its sources (LC-02; not in the specification). A draft does not apply to any institution. */
export const LAW_STATE = {
  draft: { cn: '草稿，未经核实', en: 'Draft, not checked', es: 'Borrador, sin verificar' },
  reviewed: { cn: '已核实', en: 'Reviewed', es: 'Revisado' },
  future: { cn: '尚未生效', en: 'Not in force yet', es: 'Aún no vigente' },
} as const satisfies CodeTable;

export type LawState = CodeValue<typeof LAW_STATE>;
