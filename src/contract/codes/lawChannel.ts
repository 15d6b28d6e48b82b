import type { CodeValue, CodeTable } from './codeTable';

/** Channels of contact, as legal rules distinguish them (LC-01; not in the specification). */
export const LAW_CHANNEL = {
  call: { cn: '电话', en: 'Call', es: 'Llamada' },
  visit: { cn: '上门', en: 'Visit', es: 'Visita' },
  sms: { cn: '短信', en: 'Text message', es: 'SMS' },
  chat: { cn: '即时通讯', en: 'Chat message', es: 'Mensajería' },
  email: { cn: '电子邮件', en: 'E-mail', es: 'Correo electrónico' },
  push: { cn: '应用推送', en: 'Push message', es: 'Notificación' },
  letter: { cn: '信函', en: 'Letter', es: 'Carta' },
} as const satisfies CodeTable;

/** Channel of contact. */
export type LawChannel = CodeValue<typeof LAW_CHANNEL>;
