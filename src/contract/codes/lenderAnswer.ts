import type { CodeValue, CodeTable } from './codeTable';

/** Responses of a lender's signed call for one event (MI-01; not in the specification). */
export const LENDER_ANSWER = {
  taken: { cn: '已接收', en: 'Taken in, now or before', es: 'Recibido, ahora o antes' },
  contradictory: { cn: '内容矛盾', en: 'Contradicts what was sent before', es: 'Contradice lo enviado antes' },
  refused: { cn: '格式错误', en: 'Wrong of form, not taken in', es: 'Forma incorrecta, no recibido' },
} as const satisfies CodeTable;

export type LenderAnswer = CodeValue<typeof LENDER_ANSWER>;
