import type { CodeValue, CodeTable } from './codeTable';

/** Outcomes of a contact after the rules were applied to it (LC-03, LC-08; not in the specification). */
export const DECISION_OUTCOME = {
  made: { cn: '已联系', en: 'Made', es: 'Realizado' },
  withReason: { cn: '说明理由后联系', en: 'Made with a reason', es: 'Realizado con motivo' },
  byException: { cn: '凭破例联系', en: 'Made by an exception', es: 'Realizado por excepción' },
  needsReason: { cn: '要求说明理由', en: 'Reason required', es: 'Se pidió un motivo' },
  refused: { cn: '未联系', en: 'Refused', es: 'Impedido' },
} as const satisfies CodeTable;

export type DecisionOutcome = CodeValue<typeof DECISION_OUTCOME>;
