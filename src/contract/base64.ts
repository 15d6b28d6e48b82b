import * as z from 'zod/mini';

/** Returns the number of base64 characters for a number of bytes. */
export const calculateBase64Length = (bytes: number): number => Math.ceil(bytes / 3) * 4;

const IS_DIGIT: readonly boolean[] = Array.from({ length: 128 }, (_, code) =>
  /[A-Za-z0-9+/]/u.test(String.fromCodePoint(code)),
);

/**
 * Returns true if the text from `start` on is base64 of at least one byte. Checks character by character: on megabytes of text, a regular
 * expression made V8 fail with 'Maximum call stack size exceeded'.
 */
export const isBase64 = (text: string, start = 0): boolean => {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  const end = text.length - padding;
  for (let at = start; at < end; at += 1) if (IS_DIGIT[text.charCodeAt(at)] !== true) return false;
  return end > start;
};

/** A file's content as base64. */
export const base64Content = (maxBytes: number) =>
  z.string().check(
    z.maxLength(calculateBase64Length(maxBytes)),
    z.refine((text) => isBase64(text)),
  );

const HEAD_LENGTH = 32;

/** A picture as a data URL whose prefix, up to the comma, matches `head`. */
export const pictureUrl = (maxLength: number, head: RegExp) =>
  z.string().check(
    z.maxLength(maxLength),
    z.refine((url) => {
      const comma = url.slice(0, HEAD_LENGTH).indexOf(',');
      return head.test(url.slice(0, comma + 1)) && isBase64(url, comma + 1);
    }),
  );
