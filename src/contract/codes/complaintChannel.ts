import type { CodeValue, CodeTable } from './codeTable';

/** Channels through which a complaint arrives (CM-01; not in the specification). */
export const COMPLAINT_CHANNEL = {
  phone: { cn: '电话', en: 'Phone', es: 'Teléfono' },
  mail: { cn: '邮件', en: 'E-mail or letter', es: 'Correo o carta' },
  regulator: { cn: '监管机构', en: 'Regulator', es: 'Regulador' },
  app: { cn: '应用', en: 'App', es: 'Aplicación' },
  person: { cn: '当面', en: 'In person', es: 'En persona' },
} as const satisfies CodeTable;

export type ComplaintChannel = CodeValue<typeof COMPLAINT_CHANNEL>;
