import type { CodeValue, CodeTable } from './codeTable';

/** Contact channels (§4). */
export const CONTACT_CHANNEL = {
  '01': { cn: '电话', en: 'Call', es: 'Llamada' },
  '05': { cn: 'WhatsApp', en: 'WhatsApp', es: 'WhatsApp' },
} as const satisfies CodeTable;

/** Channel of a contact (§4). */
export type ContactChannel = CodeValue<typeof CONTACT_CHANNEL>;

/** Channel codes by name, for rules and queries. */
export const CHANNEL = { call: '01', whatsApp: '05' } as const satisfies Record<string, ContactChannel>;
