import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** HMAC-SHA256 over the time and the body as they are sent, in hexadecimal. */
export const getSignature = (
  secret: string,
  { time, body }: { readonly time: string; readonly body: string },
): string => createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Compares two texts in constant time. */
export const isSameText = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
