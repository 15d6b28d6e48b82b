import * as z from 'zod/mini';
import { maskPhone } from '../../security/masking';

const REPLY_MAX_BYTES = 64 * 1024;
const REASON_MAX = 200;

const accepted = z.object({ id: z.union([z.string().check(z.minLength(1), z.maxLength(200)), z.number()]) });
const said = z.object({ message: z.optional(z.string()), error: z.optional(z.string()) });

/** Reads a reply's text, no more of it than a gateway has to say. */
export async function replyText(reply: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.byteLength;
    if (size > REPLY_MAX_BYTES) throw new Error('the reply is too large');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** The gateway's number of a message that it has accepted; undefined when the reply names none. */
export function acceptedId(text: string): string | undefined {
  const result = z.safeParse(accepted, parsed(text));
  return result.success ? String(result.data.id) : undefined;
}

// Gateways like to quote the number; records show it masked (CD-12).
const withoutNumbers = (text: string): string =>
  text.replaceAll(/\+?\d(?:[\s().-]?\d){4,}/g, (number) => maskPhone(number));

/** Why a gateway refused, in its own words: one short line without anybody's number; empty when it said nothing. */
export function refusalWords(text: string): string {
  const result = z.safeParse(said, parsed(text));
  const words = result.success ? (result.data.message ?? result.data.error ?? '') : text;
  const line = withoutNumbers(words.replaceAll(/[\p{C}\s]+/gu, ' ').trim());
  return line.length > REASON_MAX ? `${line.slice(0, REASON_MAX)}…` : line;
}
