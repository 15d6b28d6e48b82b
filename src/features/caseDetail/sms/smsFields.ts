import type { CallInput } from '@/contract/call';
import { isMessageChannel } from '@/contract/messageChannels';
import type { smsCalls } from '@/contract/calls/cases/smsCalls';

import type { SentFields } from '../submission/useSubmission';

/** Fields of the message form; a draft contains them as JSON (CD-13). */
export interface SmsFields extends SentFields {
  /** Absent in a draft from before channels; SMS. */
  readonly channel?: string | null;
  readonly recipient: 'contact' | 'number';
  readonly contactId?: string | null;
  readonly phone?: string | null;
  readonly numberName?: string | null;
  readonly numberSource?: string | null;
  readonly way: 'template' | 'own';
  readonly templateId?: string | null;
  readonly content?: string | null;
}

/** An untouched form. */
export const EMPTY_SMS: SmsFields = { recipient: 'contact', way: 'template' };

/** Reads a draft; anything that is none is left aside. */
export function parseSmsDraft(content: string): SmsFields | undefined {
  try {
    const parsed: unknown = JSON.parse(content);
    return typeof parsed === 'object' && parsed !== null ? { ...EMPTY_SMS, ...parsed } : undefined;
  } catch {
    return undefined;
  }
}

const getNumber = ({ phone, numberName, numberSource }: SmsFields) => ({
  phone: phone?.trim(),
  numberName: numberName?.trim() || null,
  numberSource: numberSource?.trim() || null,
});

/** Converts the form to the request; of alternative fields, only the chosen one is included. */
export const toSmsRequest = (taskId: string, fields: SmsFields): CallInput<typeof smsCalls.manualSend> => ({
  taskId,
  ...(fields.channel && isMessageChannel(fields.channel) && fields.channel !== 'sms' && { channel: fields.channel }),
  ...(fields.recipient === 'contact' ? { contactId: fields.contactId } : getNumber(fields)),
  ...(fields.way === 'template' ? { templateId: fields.templateId } : { content: fields.content?.trim() }),
});
