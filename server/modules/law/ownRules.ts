import { ALL_PACKS } from '@/contract/law/allPacks';
import { getCountry } from '@/contract/law/countryHolidays';
import {
  changesNothing,
  asLawRule,
  needlessRule,
  type OwnRule,
  ownRuleId,
  rulesInForce,
} from '@/contract/law/ownRules';
import { stopsAnybody } from '@/contract/law/ruleModes';
import type { CallerContext } from '../../access/callContext';
import { Refusal } from '../../kernel/refusal';
import { calendarDay } from '../../values/calendarDay';
import { loadComplianceConfig, activePacks } from './loadComplianceConfig';
import { noteLawChange } from './noteLawChange';
import { requireApprovalToRelax } from './lawMode';
import { addOwnLaw } from './ownRulesStore';

const getText = (rules: readonly OwnRule[]): string => `own: ${rules.map(ownRuleId).join(', ')}`;

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
  const today = calendarDay(now, caller.timeZone);
  const others = activePacks({ packs, own: { version: 0, rules: [] } });
  if (needlessRule(rules, others, today)) throw new Refusal('ownRuleNeedless');
  const change = { before: getText(own.rules), after: getText(rules) };
  if (change.before === change.after) return;
  const after = [...rulesInForce(others, today), ...rules.map(asLawRule)];
  const isLess = own.rules.some((rule) => !changesNothing(rule, after));
  if (isLess && stopsAnybody(law)) await requireApprovalToRelax({ subject: 'lawOwn', ...change }, context);
  const kept = { institutionId: caller.institutionId, version: own.version + 1, rules: [...rules] };
  await addOwnLaw({ ...kept, actorName: caller.name, createdAt: now }, context);
  await noteLawChange(change, context);
}
