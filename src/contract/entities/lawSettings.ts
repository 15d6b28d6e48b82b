import * as z from 'zod/mini';
import { LAW_MODE } from '../codes/lawMode';
import { ALL_PACKS } from '../law/allPacks';
import { HOUSE_PACK } from '../law/chosenPacks';
import { packName } from '../law/decideContact';
import { codeInput, count, time } from '../schemas';
import { shownExceptions } from './lawModes';
import { shownOwnRules } from './ownRules';
import { lastChange } from './systemConfig';

const isOffered = (chosen: string): boolean => ALL_PACKS.some(({ id }) => id === chosen && id !== HOUSE_PACK);

/** A version of a pack that an administrator has compared with its texts (LC-02; shape ours). */
const lawReview = z.object({
  /** Pack and version, `MX@2014-10-08`. */
  pack: z.string(),
  userName: z.string(),
  time,
});

/** Answer of manage/law: which packs apply in the institution, and which were reviewed as they are now (LC-02; shape ours). */
export const lawSettings = z.object({
  /** By their ids; the house rules apply besides. */
  packs: z.array(z.string()),
  /** What the rules do to a contact. */
  mode: codeInput(LAW_MODE),
  /** What has a mode of its own; absent where a server knows one mode for all. */
  exceptions: z.optional(shownExceptions),
  reviews: z.array(lawReview),
  /** The institution's own rules, and which version of them it is; 0: there never were any. */
  own: z.object({ version: count, rules: shownOwnRules }),
  lastChange,
});

/** Which packs of law apply in an institution. */
export type LawSettings = z.output<typeof lawSettings>;

/** Body of manage/law/choose: each pack once. */
export const lawChoice = z.strictObject({
  packs: z.array(z.string().check(z.refine(isOffered))).check(
    z.maxLength(ALL_PACKS.length),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  ),
});

/** Body of manage/law/review: pack and version, `MX@2014-10-08`. */
export const lawReviewRequest = z.strictObject({
  pack: z.string().check(z.refine((name) => ALL_PACKS.some((pack) => packName(pack) === name))),
});
