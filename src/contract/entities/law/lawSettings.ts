import * as z from 'zod/mini';
import { LAW_MODE } from '../../codes/lawCodes';
import { ALL_PACKS } from '../../law/allPacks';
import { PRODUCT_PACK } from '../../law/selectPacks';
import { formatPackName } from '../../law/decideContact';
import { codeInput, count, time } from '../../schemas';
import { shownExceptions } from './lawModes';
import { shownOwnRules } from './ownRules';
import { lastChange } from '../management/lastChange';

const isOffered = (chosen: string): boolean => ALL_PACKS.some(({ id }) => id === chosen && id !== PRODUCT_PACK);

/** A pack version that an administrator has compared with its legal texts (LC-02; shape ours). */
const lawReview = z.object({
  /** Pack and version, `MX@2014-10-08`. */
  pack: z.string(),
  userName: z.string(),
  time,
});

/** Response of manage/law: the packs that apply in the institution, and those reviewed in their current version (LC-02; shape ours). */
export const lawSettings = z.object({
  /** Pack ids. The `HOUSE` pack applies in addition. */
  packs: z.array(z.string()),
  /** Effect of the rules on a contact. */
  mode: codeInput(LAW_MODE),
  /** Entries with a separate mode; absent if the server has a single mode for all. */
  exceptions: z.optional(shownExceptions),
  reviews: z.array(lawReview),
  /** The institution's own rules and their version; 0 if there were never any. */
  own: z.object({ version: count, rules: shownOwnRules }),
  lastChange,
});

export type LawSettings = z.output<typeof lawSettings>;

/** Body of manage/law/choose: the packs, each once. */
export const lawChoice = z.strictObject({
  packs: z.array(z.string().check(z.refine(isOffered))).check(
    z.maxLength(ALL_PACKS.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  ),
});

/** Body of manage/law/review: pack and version, `MX@2014-10-08`. */
export const lawReviewRequest = z.strictObject({
  pack: z.string().check(z.refine((name) => ALL_PACKS.some((pack) => formatPackName(pack) === name))),
});
