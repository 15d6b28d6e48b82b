import * as z from 'zod/mini';
import { WHITELIST_MAX } from '../../ourLimits';
import { count, id } from '../../schemas';
import { lastChange } from '../management/lastChange';

/** Addresses and CIDR ranges, comma separated (§5). */
export const whiteListText = z.string().check(z.maxLength(WHITELIST_MAX));

/** Answer of loginLimit/whiteList (§7; shape ours). */
export const whiteListInfo = z.object({
  /** Comma-separated; if empty, every address may sign in. */
  whiteList: z.string(),
  /** Address of the caller as seen by the server. */
  yourAddress: z.string(),
  /** Additional addresses that the server's operator has configured for all institutions; empty means none. */
  systemWhiteList: z.string(),
  lastChange,
});

/** The IP whitelist of an institution. */
export type WhiteListInfo = z.output<typeof whiteListInfo>;

/** Body of loginLimit/whiteList/update and …/check (§7). */
export const whiteListRequest = z.strictObject({ whiteList: whiteListText });

/** Result of checking a whitelist before it is saved (not in the specification). */
export const whiteListCheck = z.object({
  /** Entries that are neither an address nor a range, as entered. */
  wrong: z.array(z.string()),
  /** The list is empty or contains the caller's address. */
  includesYou: z.boolean(),
  /** Number of users of the institution who are signed in now. */
  online: count,
  /** Users whose address is not on the list: saving it ends their sessions. */
  outside: z.array(z.object({ id, name: z.string(), username: z.string(), address: z.string() })),
});

export type WhiteListCheck = z.output<typeof whiteListCheck>;
