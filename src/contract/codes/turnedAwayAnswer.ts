import type { CodeValue, CodeTable } from './codeTable';

/** Why a row of the lender was not taken in as a new event (MI-01; ours). */
export const TURNED_AWAY_ANSWER = {
  contradictory: { cn: '矛盾', en: 'Contradictory', es: 'Contradictorio' },
  known: { cn: '已知', en: 'Known', es: 'Conocido' },
  refused: { cn: '已拒绝', en: 'Refused', es: 'Rechazado' },
} as const satisfies CodeTable;

/** Why it was not. */
export type TurnedAwayAnswer = CodeValue<typeof TURNED_AWAY_ANSWER>;
