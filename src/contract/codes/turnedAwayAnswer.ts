import type { CodeValue, CodeTable } from './codeTable';

/** Reasons why a lender row was not accepted as a new event (MI-01; not in the specification). */
export const TURNED_AWAY_ANSWER = {
  contradictory: { cn: '矛盾', en: 'Contradictory', es: 'Contradictorio' },
  known: { cn: '已知', en: 'Known', es: 'Conocido' },
  refused: { cn: '已拒绝', en: 'Refused', es: 'Rechazado' },
} as const satisfies CodeTable;

export type TurnedAwayAnswer = CodeValue<typeof TURNED_AWAY_ANSWER>;
