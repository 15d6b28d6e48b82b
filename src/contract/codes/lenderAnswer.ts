import type { CodeOf, CodeTable } from './codeTable';

/** What the server answers to one item of a signed call (MI-01; ours). */
export const LENDER_ANSWER = {
  booked: { cn: '已入账', en: 'Booked', es: 'Registrado' },
  clarify: { cn: '待核实', en: 'To be clarified', es: 'Por aclarar' },
  known: { cn: '已收到过', en: 'Known already', es: 'Ya conocido' },
  contradictory: { cn: '同号内容不一致', en: 'Same reference, other content', es: 'Misma referencia, otro contenido' },
  refused: { cn: '被拒绝', en: 'Refused', es: 'Rechazado' },
} as const satisfies CodeTable;

/** One such answer. */
export type LenderAnswer = CodeOf<typeof LENDER_ANSWER>;
