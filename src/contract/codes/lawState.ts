import type { CodeValue, CodeTable } from './codeTable';

/** How far a pack of rules has been checked against its sources (LC-02; ours). A draft is nobody's law. */
export const LAW_STATE = {
  draft: { cn: '草稿，未经核实', en: 'Draft, not checked', es: 'Borrador, sin verificar' },
  reviewed: { cn: '已核实', en: 'Reviewed', es: 'Revisado' },
  future: { cn: '尚未生效', en: 'Not in force yet', es: 'Aún no vigente' },
} as const satisfies CodeTable;

/** How far a pack of rules has been checked. */
export type LawState = CodeValue<typeof LAW_STATE>;
