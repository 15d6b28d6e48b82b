import type { CodeValue, CodeTable } from './codeTable';

/** What a lender's signed call answers for an event (MI-01; ours). */
export const LENDER_ANSWER = {
  taken: { cn: '已接收', en: 'Taken in, now or before', es: 'Recibido, ahora o antes' },
  contradictory: { cn: '内容矛盾', en: 'Contradicts what was sent before', es: 'Contradice lo enviado antes' },
  refused: { cn: '格式错误', en: 'Wrong of form, not taken in', es: 'Forma incorrecta, no recibido' },
} as const satisfies CodeTable;

/** What it answers. */
export type LenderAnswer = CodeValue<typeof LENDER_ANSWER>;
