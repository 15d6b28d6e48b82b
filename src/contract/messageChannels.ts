import type { CodeTable, CodeValue } from './codes/codeTable';
import { HOUR_MS } from './duration';
import { needsFlags, type PermissionHolder } from './permissions';
import type { SendFlag } from './sendFlags';

/** Channels of messages, by the names of the send flags (§6). */
export const MESSAGE_CHANNEL = {
  sms: { cn: '短信', en: 'SMS', es: 'SMS' },
  waba: { cn: 'WhatsApp', en: 'WhatsApp', es: 'WhatsApp' },
  blu: { cn: 'BLU', en: 'BLU', es: 'BLU' },
  lunar: { cn: 'LUNAR', en: 'LUNAR', es: 'LUNAR' },
  ivr: { cn: '语音通知', en: 'Recorded call', es: 'Llamada grabada' },
} as const satisfies CodeTable;

/** Channel of a message. */
export type MessageChannel = CodeValue<typeof MESSAGE_CHANNEL>;

/** Rules of a channel. */
export interface ChannelRules {
  /** Send flag that members and leaders need (§6). */
  readonly flag: SendFlag;
  /** Maximum number of characters; null: only the institution's limit applies. */
  readonly contentMax: number | null;
  /** Operators send and charge messages in parts (contract/smsParts). */
  readonly hasParts: boolean;
  /** Duration after a reply in which other texts than approved templates are permitted; null: always. */
  readonly windowMs: number | null;
  /** Channel of the rules of lawful contact: a written message, or a recorded one as a call. */
  readonly lawChannel: 'sms' | 'call';
}

/** Rules of each channel. */
export const CHANNEL_RULES: Readonly<Record<MessageChannel, ChannelRules>> = {
  sms: { flag: 'sendSms', contentMax: null, hasParts: true, windowMs: null, lawChannel: 'sms' },
  waba: { flag: 'sendWaba', contentMax: 4096, hasParts: false, windowMs: 24 * HOUR_MS, lawChannel: 'sms' },
  blu: { flag: 'sendBlu', contentMax: null, hasParts: false, windowMs: null, lawChannel: 'sms' },
  lunar: { flag: 'sendLunar', contentMax: null, hasParts: false, windowMs: null, lawChannel: 'sms' },
  ivr: { flag: 'sendIvr', contentMax: 500, hasParts: false, windowMs: null, lawChannel: 'call' },
};

/** Returns true if a code is a channel of messages. */
export const isMessageChannel = (code: string): code is MessageChannel => Object.hasOwn(MESSAGE_CHANNEL, code);

/** Returns true if a user has the flag of a channel; administrators need none (§6). */
export const mayUseChannel = (user: PermissionHolder, channel: MessageChannel): boolean =>
  !needsFlags(user.role) || user[CHANNEL_RULES[channel].flag] === true;

/** Returns the maximum number of characters in a channel, below the institution's limit. */
export const getContentMax = (channel: MessageChannel, ofInstitution: number): number =>
  Math.min(CHANNEL_RULES[channel].contentMax ?? ofInstitution, ofInstitution);

/** Message whose text is permitted or not. */
export interface WindowedText {
  /** Time of the recipient's last reply in the channel, in epoch milliseconds; null: none. */
  readonly lastReplyAt: number | null;
  /** The text is a template that the channel's operator approved. */
  readonly isApproved: boolean;
}

/** Returns true if a channel permits a text at a time: an approved template always, others only within the window after a reply. */
export function isTextPermitted(
  channel: MessageChannel,
  { lastReplyAt, isApproved }: WindowedText,
  now: number,
): boolean {
  const { windowMs } = CHANNEL_RULES[channel];
  if (windowMs === null || isApproved) return true;
  return lastReplyAt !== null && now - lastReplyAt < windowMs;
}
