import type { CodeValue, CodeTable } from './codeTable';

/** Preferences of borrowers and related persons (LC-05; not in the specification), in the order of their keyboard shortcuts. */
export const WISH_KIND = {
  notAtWork: { cn: '勿在工作时致电此号码', en: 'Do not call at work', es: 'No llamar al trabajo' },
  hours: { cn: '只在指定时段联系', en: 'Only at these hours', es: 'Solo en este horario' },
  noSms: { cn: '不再发短信', en: 'No text messages', es: 'No enviar SMS' },
  noCalls: { cn: '不再打电话', en: 'No calls', es: 'No llamar' },
  wrongNumber: { cn: '号码有误', en: 'Wrong number', es: 'Número equivocado' },
  attorney: { cn: '请联系其律师', en: 'Through the attorney', es: 'Por medio del abogado' },
  agreedHours: { cn: '同意在指定时段联系', en: 'Agreed to these hours', es: 'Aceptó este horario' },
  agreedSms: { cn: '同意接收短信', en: 'Agreed to text messages', es: 'Aceptó recibir SMS' },
  language: { cn: '沟通语言', en: 'Language', es: 'Idioma' },
} as const satisfies CodeTable;

export type WishKind = CodeValue<typeof WISH_KIND>;

/** Preferences that permit something. Each requires evidence in text and is revoked by a user who works the case (LC-05). */
export const CONSENTS = ['agreedHours', 'agreedSms'] as const satisfies readonly WishKind[];

/** Returns true if the preference permits something. */
export const isConsent = (kind: string): boolean => CONSENTS.some((each) => each === kind);
