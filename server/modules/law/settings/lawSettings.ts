import { ALL_PACKS } from '@/contract/law/allPacks';
import { getCountry } from '@/contract/law/countryHolidays';
import {
  isRedundant,
  toLawRule,
  findRedundantRule,
  type OwnRule,
  getOwnRuleId,
  listActiveRules,
} from '@/contract/law/ownRules';
import { blocksAnyone } from '@/contract/law/ruleModes';
import type { CallerContext } from '../../../access/callContext';
import { Refusal } from '../../../kernel/refusal';
import { toCalendarDay } from '../../../values/toCalendarDay';
import { loadComplianceConfig, listActivePacks, LAW_SETTING } from './loadComplianceConfig';
import { recordLawChange, requireApprovalToRelax } from './lawMode';
import { addOwnLaw, storeReview, getReviews } from './lawSettingStore';
import type { LawSettings } from '@/contract/entities/law/lawSettings';
import { saveSetting, getLastChange } from '../../system/systemFacade';
import { getPackFingerprint } from './getPackFingerprint';
import { serializeReview } from '../lawWire';

const describeOwnRules = (rules: readonly OwnRule[]): string => `own: ${rules.map(getOwnRuleId).join(', ')}`;

/** Refuses holidays of a country other than the institution's. */
function assertOwnHolidays(rules: readonly OwnRule[], { timeZone }: Pick<CallerContext['caller'], 'timeZone'>): void {
  const country = getCountry(ALL_PACKS, timeZone);
  const isForeign = (rule: OwnRule): boolean =>
    rule.kind === 'window' && rule.holidayCountry !== undefined && rule.holidayCountry !== country;
  if (rules.some(isForeign)) throw new Refusal('invalidInput', { fields: 'holidayCountry' });
}

/**
 * Sets the institution's own rules (LC-02). They apply in addition to those of the packs, and each can only refuse, so that
 * none permits more. A rule that refuses less than before counts as a relaxation. A request without a change is refused.
 */
export async function setOwnRules(rules: readonly OwnRule[], context: CallerContext): Promise<void> {
  const { caller, now } = context;
  const law = await loadComplianceConfig(context);
  const { packs, own } = law;
  assertOwnHolidays(rules, caller);
  const today = toCalendarDay(now, caller.timeZone);
  const others = listActivePacks({ packs, own: { version: 0, rules: [] } });
  if (findRedundantRule(rules, others, today)) throw new Refusal('ownRuleNeedless');
  const change = { before: describeOwnRules(own.rules), after: describeOwnRules(rules) };
  if (change.before === change.after) return;
  const after = [...listActiveRules(others, today), ...rules.map(toLawRule)];
  const isLess = own.rules.some((rule) => !isRedundant(rule, after));
  if (isLess && blocksAnyone(law)) await requireApprovalToRelax({ subject: 'lawOwn', ...change }, context);
  const kept = { institutionId: caller.institutionId, version: own.version + 1, rules: [...rules] };
  await addOwnLaw({ ...kept, actorName: caller.name, createdAt: now }, context);
  await recordLawChange(change, context);
}

type ReadContext = Pick<CallerContext, 'tx' | 'caller'>;

/** Returns the active packs and the reviewed versions. */
export async function showLaw(context: ReadContext): Promise<LawSettings> {
  const { packs, mode, exceptions, own } = await loadComplianceConfig(context);
  const reviews = (await getReviews(context)).filter(
    ({ pack, fingerprint }) => getPackFingerprint(pack) === fingerprint,
  );
  return {
    packs: [...packs],
    mode,
    exceptions: [...exceptions],
    own: { version: own.version, rules: [...own.rules] },
    reviews: reviews.map(serializeReview),
    lastChange: await getLastChange(LAW_SETTING, context),
  };
}

const describePacks = (packs: readonly string[]): string => `packs: ${packs.join(',')}`;

/** Sets the active packs. Removing one counts as a relaxation if any contact is refused by its rules. */
export async function chooseLaw(chosen: readonly string[], context: CallerContext): Promise<void> {
  const law = await loadComplianceConfig(context);
  const { packs } = law;
  const [before, after] = [packs.toSorted(), chosen.toSorted()];
  const change = { before: describePacks(before), after: describePacks(after) };
  const isLess = before.some((pack) => !after.includes(pack));
  if (isLess && blocksAnyone(law)) await requireApprovalToRelax({ subject: 'lawPacks', ...change }, context);
  await saveSetting(LAW_SETTING, after.join(','), context);
  await recordLawChange(change, context);
}

/** Stores the caller's review of a version against its legal texts; no effect the second time. */
export async function reviewLaw(pack: string, context: CallerContext): Promise<void> {
  const { caller, now } = context;
  const fingerprint = getPackFingerprint(pack) ?? '';
  const isFirst = await storeReview({ pack, fingerprint, actorName: caller.name, createdAt: now }, context);
  if (isFirst) await recordLawChange({ before: null, after: `reviewed: ${pack}` }, context);
}
