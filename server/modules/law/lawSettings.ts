import canonicalize from 'canonicalize';
import { createHash } from 'node:crypto';
import type { LawSettings } from '@/contract/entities/lawSettings';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { packName } from '@/contract/law/decideContact';
import { usualPacks } from '@/contract/law/usualPacks';
import type { CallerContext } from '../../access/callContext';
import { keepSetting, lastChangeOf, noteChange, ownSetting } from '../system/systemFacade';
import { keepReview, reviewsOf } from './lawReviewStore';
import { reviewOnWire } from './lawWire';

const KEY = 'law';

type ReadContext = Pick<CallerContext, 'tx' | 'caller'>;

/** What each pack says, by its name: a review holds for exactly that. */
const fingerprints = new Map(
  ALL_PACKS.map((pack) => [
    packName(pack),
    createHash('sha256')
      .update(canonicalize(pack) ?? '')
      .digest('hex'),
  ]),
);

/** The packs that apply in the caller's institution; those of its country where nobody has chosen. */
async function packsOf(context: ReadContext): Promise<string[]> {
  const kept = await ownSetting(KEY, context);
  return kept === undefined ? usualPacks(ALL_PACKS, context.caller.timeZone) : kept.split(',').filter(Boolean);
}

/** Which packs apply, and which versions were reviewed as they are. */
export async function showLaw(context: ReadContext): Promise<LawSettings> {
  const reviews = (await reviewsOf(context)).filter(({ pack, fingerprint }) => fingerprints.get(pack) === fingerprint);
  return {
    packs: await packsOf(context),
    reviews: reviews.map(reviewOnWire),
    lastChange: await lastChangeOf(KEY, context),
  };
}

const textOf = (packs: readonly string[]): string => `packs: ${packs.join(',')}`;

/** Sets which packs apply. */
export async function chooseLaw(chosen: readonly string[], context: CallerContext): Promise<void> {
  const [before, after] = [(await packsOf(context)).toSorted(), chosen.toSorted()];
  await keepSetting(KEY, after.join(','), context);
  await noteChange({ key: KEY, before: textOf(before), after: textOf(after) }, context);
}

/** Notes that the caller has compared a version with its texts; the second time nothing is noted. */
export async function reviewLaw(pack: string, context: CallerContext): Promise<void> {
  const { caller, now } = context;
  const fingerprint = fingerprints.get(pack) ?? '';
  const isFirst = await keepReview({ pack, fingerprint, actorName: caller.name, createdAt: now }, context);
  if (isFirst) await noteChange({ key: KEY, before: null, after: `reviewed: ${pack}` }, context);
}
