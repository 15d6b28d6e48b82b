import { COUNTRY_HOLIDAYS } from './countryHolidays';
import type { Holidays, RulePack } from './lawPack';
import { toLawRule, OWN_PACK, type OwnRule } from './ownRules';

/** Returns the holidays of the institution's country, the only one that its rules can name. */
function collectHolidays(rules: readonly OwnRule[]): Holidays | undefined {
  const country = rules.flatMap((rule) => (rule.kind === 'window' ? (rule.holidayCountry ?? []) : []))[0];
  return country && COUNTRY_HOLIDAYS[country];
}

/** Converts a version of an institution's own rules to a pack. It is evaluated with all other packs, so that the strictest rule wins. */
export function createOwnPack(version: number, rules: readonly OwnRule[]): RulePack {
  const holidays = collectHolidays(rules);
  return {
    id: OWN_PACK,
    version: String(version),
    jurisdiction: '*',
    layer: 'policy',
    state: 'reviewed',
    from: '2000-01-01',
    to: null,
    zones: [],
    sources: { own: { title: 'Saldo', date: '2026-11-23' } },
    ...(holidays && { holidays }),
    rules: rules.map(toLawRule),
  };
}
