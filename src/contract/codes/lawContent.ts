import type { CodeValue, CodeTable } from './codeTable';

/** Content that a contact must or must not include (LC-09; not in the specification). */
export const LAW_CONTENT = {
  identity: { cn: '说明自己的身份', en: 'who is calling', es: 'quién llama' },
  creditor: { cn: '说明债权人', en: 'the creditor', es: 'el acreedor' },
  debtDetails: { cn: '说明金额及计算日期', en: 'the amount and its date', es: 'el monto y su fecha' },
  complaintDesk: { cn: '投诉渠道', en: 'where to complain', es: 'dónde presentar una queja' },
  optOut: { cn: '退订方式', en: 'how to stop further messages', es: 'cómo dejar de recibir mensajes' },
  debt: { cn: '透露债务', en: 'that there is a debt', es: 'que existe una deuda' },
  courtLook: { cn: '冒充法院或机关', en: 'the look of a court or authority', es: 'apariencia de juzgado o autoridad' },
  threat: { cn: '威胁或羞辱', en: 'threats or shaming', es: 'amenazas o humillación' },
  defaultReason: { cn: '追问逾期原因', en: 'asking why payment failed', es: 'preguntar por qué no pagó' },
  hiddenNumber: { cn: '隐藏来电号码', en: 'a hidden number', es: 'número oculto' },
  recorded: { cn: '说明通话会被录音', en: 'that the call is recorded', es: 'que la llamada se graba' },
} as const satisfies CodeTable;

/** Content that only applies to calls: it never appears in a text. */
export const CALL_CONTENTS = ['hiddenNumber', 'recorded'] as const satisfies readonly CodeValue<typeof LAW_CONTENT>[];

/** Content that a contact must or must not include. */
export type LawContent = CodeValue<typeof LAW_CONTENT>;
