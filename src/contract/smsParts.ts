import { CHANNEL_RULES, type MessageChannel } from './messageChannels';

/** Default alphabet of SMS (3GPP TS 23.038, 6.2.1). */
const GSM_7 = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Extension table: an escape precedes each of these, so that it counts two. */
const GSM_7_EXTENSION = new Set('\f^{}\\[~]|€');

/** Characters of a message that is sent as one part, and of each part of a longer one, which begins with a header. */
const CAPACITY = { 'GSM-7': { single: 160, each: 153 }, 'UCS-2': { single: 70, each: 67 } } as const;

/** Size of a message as an operator counts and charges it. */
export interface SmsSize {
  readonly alphabet: keyof typeof CAPACITY;
  /** Number of characters of the alphabet: € counts two in GSM-7, an emoji two or more in UCS-2. */
  readonly characters: number;
  readonly parts: number;
}

/** Counts the parts of a longer message: a character of two units is never divided between parts. */
function countParts(units: readonly number[], each: number): number {
  let parts = 1;
  let used = 0;
  for (const unit of units) {
    if (used + unit > each) {
      parts += 1;
      used = 0;
    }
    used += unit;
  }
  return parts;
}

/** Calculates the alphabet, the characters and the parts of a message. */
export function calculateSmsSize(text: string): SmsSize {
  const letters = Array.from(text);
  const isGsm7 = letters.every((letter) => GSM_7.has(letter) || GSM_7_EXTENSION.has(letter));
  const alphabet = isGsm7 ? 'GSM-7' : 'UCS-2';
  const units = letters.map((letter) => (isGsm7 && GSM_7_EXTENSION.has(letter) ? 2 : letter.length));
  const characters = units.reduce((sum, unit) => sum + unit, 0);
  const { single, each } = CAPACITY[alphabet];
  if (characters === 0) return { alphabet, characters, parts: 0 };
  return { alphabet, characters, parts: characters <= single ? 1 : countParts(units, each) };
}

/** Counts the units that the operator of a channel charges for a text: parts, or one message. */
export const countChargedUnits = (channel: MessageChannel, text: string): number =>
  CHANNEL_RULES[channel].hasParts ? calculateSmsSize(text).parts : 1;
