import type { CodeValue, CodeTable } from './codeTable';

/** Contact relationship codes (§3). */
export const CONTACT_RELATION = {
  R01: { cn: '本人', en: 'Self', es: 'Titular' },
  R02: { cn: '配偶', en: 'Spouse', es: 'Cónyuge' },
  R03: { cn: '父母', en: 'Parents', es: 'Padre o madre' },
  R04: { cn: '亲属', en: 'Relatives', es: 'Familiares' },
  R05: { cn: '子女', en: 'Children', es: 'Hijos' },
  R06: { cn: '朋友', en: 'Friend', es: 'Amistad' },
  R07: { cn: '工作证明人', en: 'Work reference', es: 'Referencia laboral' },
  R08: { cn: '同事', en: 'Colleague', es: 'Compañero de trabajo' },
  R09: { cn: '兄弟姐妹', en: 'Siblings', es: 'Hermanos' },
  R10: { cn: '其他联系人', en: 'Other contacts', es: 'Otros contactos' },
  R11: { cn: '通讯录', en: 'Address book', es: 'Agenda' },
  R12: { cn: '通话记录', en: 'Call list', es: 'Registro de llamadas' },
  '': { cn: '其他', en: 'Other', es: 'Otro' },
} as const satisfies CodeTable;

/** Relation of a contact to the borrower (§3). */
export type ContactRelation = CodeValue<typeof CONTACT_RELATION>;

/** Returns true if the code is in the table. A server may send other codes. */
export const isContactRelation = (code: string): code is ContactRelation => Object.hasOwn(CONTACT_RELATION, code);

/** Relations used in rules and queries, by name. */
export const RELATION = { self: 'R01', other: 'R10', addressBook: 'R11' } as const satisfies Record<
  string,
  ContactRelation
>;
