import type { CodeValue, CodeTable } from './codeTable';

/** Roles of a contacted person regarding the debt, as legal rules distinguish them (LC-01, LC-04; not in the specification). */
export const LAW_ROLE = {
  borrower: { cn: '借款人', en: 'Borrower', es: 'Titular' },
  cosigner: { cn: '共同借款人或保证人', en: 'Co-signer or guarantor', es: 'Codeudor o aval' },
  spouse: { cn: '配偶', en: 'Spouse', es: 'Cónyuge' },
  guardian: { cn: '监护人', en: 'Legal guardian', es: 'Tutor' },
  relative: { cn: '亲属', en: 'Relative', es: 'Familiar' },
  reference: { cn: '参考联系人', en: 'Reference', es: 'Referencia' },
  emergency: { cn: '紧急联系人', en: 'Emergency contact', es: 'Contacto de emergencia' },
  employer: { cn: '雇主', en: 'Employer', es: 'Empleador' },
  colleague: { cn: '同事', en: 'Colleague', es: 'Compañero de trabajo' },
  attorney: { cn: '律师', en: 'Attorney', es: 'Abogado' },
  unknown: { cn: '不明', en: 'Not known', es: 'Desconocido' },
} as const satisfies CodeTable;

export type LawRole = CodeValue<typeof LAW_ROLE>;
