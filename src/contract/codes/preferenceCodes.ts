import type { CodeValue, CodeTable } from './codeTable';

/** Preferences of borrowers and related persons (LC-05; not in the specification), in the order of their keyboard shortcuts. */
export const PREFERENCE_KIND = {
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

export type PreferenceKind = CodeValue<typeof PREFERENCE_KIND>;

/** Preferences that permit something. Each requires evidence in text and is revoked by a user who works the case (LC-05). */
export const CONSENTS = ['agreedHours', 'agreedSms'] as const satisfies readonly PreferenceKind[];

/** Returns true if the preference permits something. */
export const isConsent = (kind: string): boolean => CONSENTS.some((each) => each === kind);

/** Languages in which a borrower can prefer to be addressed (LC-05; not in the specification). */
export const PREFERENCE_LANGUAGE = {
  cn: { cn: '中文', en: 'Chinese', es: 'Chino' },
  en: { cn: '英语', en: 'English', es: 'Inglés' },
  es: { cn: '西班牙语', en: 'Spanish', es: 'Español' },
  other: { cn: '其他语言', en: 'Another language', es: 'Otro idioma' },
} as const satisfies CodeTable;

/** Language in which a borrower prefers to be addressed. */
export type PreferenceLanguage = CodeValue<typeof PREFERENCE_LANGUAGE>;

/** Changes of a contact preference (LC-05; not in the specification), shown in a case's timeline. */
export const PREFERENCE_STEP = {
  noted: { cn: '已登记诉求', en: 'Preference recorded', es: 'Petición registrada' },
  ended: { cn: '诉求已撤销', en: 'Preference removed', es: 'Petición retirada' },
} as const satisfies CodeTable;

/**
 * Reasons why a case is on hold (MI-10; not in the specification). An open complaint creates a hold automatically; authorized users decide
 * the others.
 */
export const HOLD_KIND = {
  complaint: { cn: '投诉', en: 'Complaint', es: 'Queja' },
  dispute: { cn: '争议', en: 'Dispute', es: 'Disputa' },
  hardship: { cn: '困难', en: 'Hardship', es: 'Dificultad' },
  death: { cn: '身故', en: 'Death', es: 'Fallecimiento' },
  insolvency: { cn: '破产', en: 'Insolvency', es: 'Insolvencia' },
  attorney: { cn: '律师介入', en: 'Attorney', es: 'Abogado' },
} as const satisfies CodeTable;

export type HoldKind = CodeValue<typeof HOLD_KIND>;

/** Changes of a hold (MI-10; not in the specification), shown in a case's timeline. */
export const HOLD_STEP = {
  set: { cn: '暂停作业', en: 'Put on hold', es: 'Retenido' },
  changed: { cn: '暂停已变更', en: 'Hold changed', es: 'Retención modificada' },
  lifted: { cn: '解除暂停', en: 'Hold lifted', es: 'Retención levantada' },
  over: { cn: '暂停到期', en: 'Hold over', es: 'Retención vencida' },
} as const satisfies CodeTable;

type HoldStep = CodeValue<typeof HOLD_STEP>;

/** Ends of a hold: replaced by another hold, lifted by a user, or expired. */
export const HOLD_END = {
  changed: HOLD_STEP.changed,
  lifted: HOLD_STEP.lifted,
  over: HOLD_STEP.over,
} as const satisfies Partial<CodeTable<HoldStep>>;
