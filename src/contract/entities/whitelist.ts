import * as z from 'zod/mini';
import { WHITELIST_MAX } from '../ourLimits';
import { count, id } from '../schemas';
import { lastChange } from './systemConfig';

/** Addresses and CIDR ranges, comma separated (§5). */
export const whiteListText = z.string().check(z.maxLength(WHITELIST_MAX));

/** Answer of loginLimit/whiteList (§7; shape ours). */
export const whiteListInfo = z.object({
  /** Comma separated; empty: every address may sign in. */
  whiteList: z.string(),
  /** From where the server sees the caller. */
  yourAddress: z.string(),
  /** What the operator of the server has set for all institutions beside it; empty: nothing. */
  systemWhiteList: z.string(),
  lastChange,
});

/** The IP whitelist of an institution. */
export type WhiteListInfo = z.output<typeof whiteListInfo>;

/** Body of loginLimit/whiteList/update and …/check (§7). */
export const whiteListRequest = z.strictObject({ whiteList: whiteListText });

/** What a whitelist would do (ours): asked for before it is saved. */
export const whiteListCheck = z.object({
  /** Entries that are neither an address nor a range, as they were written. */
  wrong: z.array(z.string()),
  /** The caller's address is on it, or it is empty. */
  includesYou: z.boolean(),
  /** People of the institution who are signed in now. */
  online: count,
  /** Those of them whose address is not on it: saving it ends their sessions. */
  outside: z.array(z.object({ id, name: z.string(), username: z.string(), address: z.string() })),
});

/** What a whitelist would do. */
export type WhiteListCheck = z.output<typeof whiteListCheck>;
