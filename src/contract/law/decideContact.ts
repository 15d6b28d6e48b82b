import type { ContactCase, LawDecision, LawQuota, RuleViolation } from './contact';
import { countUsed } from './countedContacts';
import { getDayNumberAt } from './lawClock';
import type { RulePack } from './lawPack';
import { HORIZON_MS, findYearWithoutHolidays } from './openHours';
import { findCandidateRules, type CandidateRule } from './ruleMoments';

/** Returns a pack's name with its version, as used in decisions and trails. */
export const formatPackName = ({ id, version }: Pick<RulePack, 'id' | 'version'>): string => `${id}@${version}`;

/** Advances a moment past the refusal of each rule, one after another; null if only a changed fact permits the contact. */
function onceThrough(rules: readonly CandidateRule[], zones: readonly string[], at: number): number | null {
  let moment = at;
  for (const { whenContent } of rules) {
    for (const zone of zones) {
      const content = whenContent(moment, zone);
      if (content === null) return null;
      moment = content;
    }
  }
  return moment;
}

/**
 * Returns the first moment from `from` on at which all rules permit the contact in all zones; null if there is none within the horizon.
 * Each step skips only moments that at least one rule refuses, so the first lawful one cannot be missed.
 */
function whenAllContent(rules: readonly CandidateRule[], zones: readonly string[], from: number): number | null {
  let moment = from;
  for (;;) {
    const further = onceThrough(rules, zones, moment);
    if (further === null || further > from + HORIZON_MS) return null;
    if (further === moment) return moment;
    moment = further;
  }
}

function yearMissing({ pack, rule }: CandidateRule, zones: readonly string[], now: number): number | null {
  if (rule.kind !== 'window' || rule.holidays === 'open') return null;
  return findYearWithoutHolidays(Math.max(...zones.map((zone) => getDayNumberAt(now, zone))), pack.holidays);
}

function getReason(candidate: CandidateRule, zones: readonly string[], now: number): RuleViolation | null {
  const until = whenAllContent([candidate], zones, now);
  if (until === now) return null;
  const { pack, rule } = candidate;
  const { kind, effect, article, confidence } = rule;
  const source = pack.sources[rule.source]?.title ?? '';
  const named = { pack: formatPackName(pack), rule: rule.id, kind, effect, source, article, confidence };
  return { ...named, until, yearMissing: yearMissing(candidate, zones, now) };
}

function getQuota(candidate: CandidateRule, zones: readonly string[], now: number): LawQuota | null {
  const { rule, rows } = candidate;
  if (rule.kind !== 'cap') return null;
  const used = Math.max(...zones.map((zone) => countUsed(rows, rule.period, { at: now, zone })));
  const until = whenAllContent([candidate], zones, now);
  return { rule: rule.id, used, limit: rule.limit, freesAt: until === now ? null : until };
}

const isThere = <Value>(value: Value | null): value is Value => value !== null;

/** Refusal for a zone that is unknown, also to this machine's time zone data. Unknown zones are never permitted. */
const ZONE_REASON: RuleViolation = {
  pack: '',
  rule: 'zone',
  kind: 'zone',
  effect: 'deny',
  source: '',
  article: '',
  confidence: 'high',
  until: null,
  yearMissing: null,
};

function isZone(zone: string, now: number): boolean {
  try {
    getDayNumberAt(now, zone);
    return true;
  } catch {
    return false;
  }
}

const getVerdict = (reasons: readonly RuleViolation[]): LawDecision['verdict'] => {
  if (reasons.some(({ effect }) => effect === 'deny')) return 'deny';
  return reasons.length > 0 ? 'warn' : 'allow';
};

/** Returns the person's zones. If they are unknown, returns all zones of the evaluated packs. */
const getZones = (packs: readonly RulePack[], { intent }: ContactCase): string[] => [
  ...new Set(intent.zones.length > 0 ? intent.zones : packs.flatMap(({ zones }) => zones)),
];

/** Returns the rules that may apply to a contact, and the zones in which they are evaluated. The rules are null if a zone is unknown. */
function getRules(packs: readonly RulePack[], contact: ContactCase, now: number) {
  const zones = getZones(packs, contact);
  const areKnown = zones.length > 0 && zones.every((zone) => isZone(zone, now));
  return { zones, rules: areKnown ? findCandidateRules(packs, contact) : null };
}

const getReasons = (rules: readonly CandidateRule[], zones: readonly string[], now: number): RuleViolation[] =>
  rules.map((each) => getReason(each, zones, now)).filter(isThere);

/**
 * Returns the rules that refuse a contact at a moment and the verdict, without the rest of a decision: for evaluating many past contacts
 * (LC-07).
 */
export function findViolations(
  packs: readonly RulePack[],
  contact: ContactCase,
  now: number,
): Pick<LawDecision, 'verdict' | 'reasons'> {
  const { zones, rules } = getRules(packs, contact, now);
  const reasons = rules === null ? [ZONE_REASON] : getReasons(rules, zones, now);
  return { verdict: getVerdict(reasons), reasons };
}

/**
 * Decides if a person may be contacted at a moment (epoch milliseconds). Evaluates all rules of all packs; the strictest wins, since each
 * rule can only refuse (LC-01). Pure: the same packs, case and moment give the same bytes anywhere.
 */
export function decideContact(packs: readonly RulePack[], contact: ContactCase, now: number): LawDecision {
  const { zones, rules } = getRules(packs, contact, now);
  const about = { zones, zoneBasis: contact.intent.zoneBasis, packs: packs.map(formatPackName) };
  if (rules === null) return { verdict: 'deny', earliest: null, reasons: [ZONE_REASON], quota: [], ...about };
  const reasons = getReasons(rules, zones, now);
  const verdict = getVerdict(reasons);
  const refusing = rules.filter(({ rule }) => rule.effect === 'deny');
  const earliest = verdict === 'deny' ? whenAllContent(refusing, zones, now) : now;
  return {
    verdict,
    earliest,
    reasons,
    quota: rules.map((each) => getQuota(each, zones, now)).filter(isThere),
    ...about,
  };
}
