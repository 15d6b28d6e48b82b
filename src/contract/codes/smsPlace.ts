import type { CodeValue, CodeTable } from './codeTable';

/** Placeholders of a template, written as {places}, that refer to the case (CD-02). The names are not in the specification. */
export const SMS_PLACE = {
  name: { cn: '借款人姓名', en: "Borrower's name", es: 'Nombre del titular' },
  amount: { cn: '应还金额', en: 'Amount due', es: 'Monto adeudado' },
  days: { cn: '逾期天数', en: 'Overdue days', es: 'Días de mora' },
  app: { cn: '贷款应用', en: 'Loan app', es: 'App del préstamo' },
  loan: { cn: '贷款编号', en: 'Loan ID', es: 'ID de préstamo' },
  promised: { cn: '承诺金额', en: 'Amount promised next', es: 'Monto prometido' },
  promisedDay: { cn: '承诺日期', en: 'Day it is promised for', es: 'Fecha prometida' },
  agent: { cn: '催收员姓名', en: "Agent's name", es: 'Nombre del gestor' },
  institution: { cn: '机构名称', en: 'Institution', es: 'Institución' },
} as const satisfies CodeTable;

/** A place in a template. */
export type SmsPlace = CodeValue<typeof SMS_PLACE>;

const PLACE = /\{([^{}]*)\}/g;

/** Tells whether a name is that of a place. */
export const isSmsPlace = (name: string): name is SmsPlace => Object.hasOwn(SMS_PLACE, name);

const namesIn = (template: string): string[] => [
  ...new Set([...template.matchAll(PLACE)].map(([, name = '']) => name)),
];

/** Returns the known {places} of a template, each once. */
export const smsPlacesIn = (template: string): SmsPlace[] => namesIn(template).filter(isSmsPlace);

/** Returns the unknown {places} of a template, each once. A valid template has none. */
export const unknownSmsPlaces = (template: string): string[] => namesIn(template).filter((name) => !isSmsPlace(name));
