import * as z from 'zod/mini';

/** Envelope of every response (§7): a code, a message, and optional data. */
export const envelope = z.object({
  code: z.union([z.string(), z.number()]),
  message: z.optional(z.nullable(z.string())),
  data: z.optional(z.unknown()),
});

/** The envelope of every reply (§7). */
export type Envelope = z.output<typeof envelope>;
