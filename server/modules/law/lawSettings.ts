import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { stopsAnybody } from '@/contract/law/ruleModes';
import type { CallerContext } from '../../access/callContext';
import { saveSetting, getLastChange } from '../system/systemFacade';
import { keepReview, getReviews } from './lawReviewStore';
import { loadComplianceConfig, LAW_SETTING } from './loadComplianceConfig';
import { noteLawChange } from './noteLawChange';
import { packFingerprint } from './packFingerprint';
import { requireApprovalToRelax } from './lawMode';
import { reviewOnWire } from './lawWire';

type ReadContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Returns the active packs and the reviewed versions. */
export async function showLaw(context: ReadContext): Promise<LawSettings> {
  const { packs, mode, exceptions, own } = await loadComplianceConfig(context);
  const reviews = (await getReviews(context)).filter(({ pack, fingerprint }) => packFingerprint(pack) === fingerprint);
  return {
    packs: [...packs],
    mode,
    exceptions: [...exceptions],
    own: { version: own.version, rules: [...own.rules] },
    reviews: reviews.map(reviewOnWire),
    lastChange: await getLastChange(LAW_SETTING, context),
  };
}

const getText = (packs: readonly string[]): string => `packs: ${packs.join(',')}`;

/** Sets the active packs. Removing one counts as a relaxation if any contact is refused by its rules. */
export async function chooseLaw(chosen: readonly string[], context: CallerContext): Promise<void> {
  const law = await loadComplianceConfig(context);
  const { packs } = law;
  const [before, after] = [packs.toSorted(), chosen.toSorted()];
  const change = { before: getText(before), after: getText(after) };
  const isLess = before.some((pack) => !after.includes(pack));
  if (isLess && stopsAnybody(law)) await requireApprovalToRelax({ subject: 'lawPacks', ...change }, context);
  await saveSetting(LAW_SETTING, after.join(','), context);
  await noteLawChange(change, context);
}

/** Stores the caller's review of a version against its legal texts; no effect the second time. */
export async function reviewLaw(pack: string, context: CallerContext): Promise<void> {
  const { caller, now } = context;
  const fingerprint = packFingerprint(pack) ?? '';
  const isFirst = await keepReview({ pack, fingerprint, actorName: caller.name, createdAt: now }, context);
  if (isFirst) await noteLawChange({ before: null, after: `reviewed: ${pack}` }, context);
}
