import type { CodeValue, CodeTable } from './codeTable';

/** Purposes of a contact (LC-04; not in the specification). */
export const LAW_PURPOSE = {
  collect: { cn: '催收', en: 'Collecting', es: 'Cobrar' },
  locate: { cn: '查找联系方式', en: 'Finding the borrower', es: 'Localizar al titular' },
  inform: { cn: '告知', en: 'Informing', es: 'Informar' },
  answer: { cn: '应其要求答复', en: 'Answering what was asked', es: 'Responder lo que pidió' },
} as const satisfies CodeTable;

export type LawPurpose = CodeValue<typeof LAW_PURPOSE>;
