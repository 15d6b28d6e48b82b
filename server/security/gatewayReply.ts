import * as z from 'zod/mini';
import { maskPhone } from './masking';

const REPLY_MAX_BYTES = 64 * 1024;
const REASON_MAX = 200;

const accepted = z.object({ id: z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.number()]) });
const gatewayError = z.object({ message: z.optional(z.string()), error: z.optional(z.string()) });

/** Reads a reply's text up to a maximum length. */
export async function readReplyText(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.byteLength;
    if (size > REPLY_MAX_BYTES) throw new Error('the reply is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const NEVER_CONNECTED: readonly string[] = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

const field = (value: unknown, name: 'cause' | 'code'): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** Returns true if a request failed before a connection existed, so that the gateway cannot have received it. */
export const hasNeverConnected = (error: unknown): boolean =>
  NEVER_CONNECTED.includes(String(field(field(error, 'cause'), 'code')));

/** Parses a reply as JSON; undefined if it is invalid. */
export const parseReply = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Returns the gateway's id of an accepted message; undefined if the reply contains none. */
export function getAcceptedId(text: string): string | undefined {
  const result = z.safeParse(accepted, parseReply(text));
  return result.success ? String(result.data.id) : undefined;
}

// Gateways often quote the number; records show it masked (CD-12).
const withoutNumbers = (text: string): string =>
  text.replaceAll(/\+?\d(?:[\s().-]?\d){4,}/g, (number) => maskPhone(number));

/** Returns the gateway's reason for a refusal as one short line without phone numbers; empty if it sent none. */
export function getGatewayReason(text: string): string {
  const result = z.safeParse(gatewayError, parseReply(text));
  const words = result.success ? (result.data.message ?? result.data.error ?? '') : text;
  const line = withoutNumbers(words.replaceAll(/[\p{C}\s]+/gu, ' ').trim());
  return line.length > REASON_MAX ? `${line.slice(0, REASON_MAX)}…` : line;
}
