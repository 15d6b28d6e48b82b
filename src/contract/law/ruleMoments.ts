import type { LawRole } from '../codes/lawCodes';
import type { ContactCase, ContactRecord } from './contact';
import { listCountedContacts, getChannelLockEnd, getGapEnd, getCapEnd } from './countedContacts';
import { getEarliest, getFirstStart, getLastEnd } from './knownFacts';
import { getDayNumberAt, toDayNumber, getDayStart } from './lawClock';
import type {
  CapRule,
  ChannelLockRule,
  ContentRule,
  GapRule,
  RulePack,
  LawRule,
  RuleScope,
  WindowRule,
} from './lawPack';
import { getHours, getNextOpeningTime } from './openHours';

/** A rule that may apply to a contact, with the contacts that it counts, prepared for evaluation at many moments. */
export interface CandidateRule {
  readonly pack: RulePack;
  readonly rule: LawRule;
  /** Earlier contacts that it counts, oldest first. */
  readonly rows: readonly ContactRecord[];
  /**
   * Returns `at` if the rule permits the contact then in a zone. Otherwise returns a later moment, to be evaluated again, before which the
   * rule never permits it. null if only a changed fact permits it.
   */
  readonly whenContent: (at: number, zone: string) => number | null;
}

const fits = <Value>(input: readonly Value[] | undefined, value: Value): boolean =>
  input === undefined || input.includes(value);

/** An unknown place matches every place. */
const fitsPlace = ({ place }: RuleScope, { intent }: ContactCase): boolean =>
  place === undefined || intent.place === null || place.includes(intent.place);

const COUNTING: readonly LawRule['kind'][] = ['cap', 'gap', 'channelLock'];

/** Returns true if a rule can apply to a contact. Rules that count contacts do not apply to answers. */
function getSpeaks({ kind, on = {} }: LawRule, contact: ContactCase): boolean {
  const { channel, role, purpose } = contact.intent;
  if (purpose === 'answer' && COUNTING.includes(kind)) return false;
  return fits(on.channel, channel) && fits(on.role, role) && fits(on.purpose, purpose) && fitsPlace(on, contact);
}

type Moments = (at: number, zone: string) => number | null;

const always = (at: number): number => at;
const never = (): null => null;

interface RuleMomentsInput {
  readonly pack: RulePack;
  readonly contact: ContactCase;
  readonly rows: readonly ContactRecord[];
}

/** Returns when a rule on earlier contacts permits the contact. */
function countDemand(rule: CapRule | GapRule | ChannelLockRule, { contact, rows }: RuleMomentsInput): Moments {
  if (rule.kind === 'cap') return (at, zone) => getCapEnd(rule, rows, { at, zone });
  if (rule.kind === 'gap') return (at, zone) => getGapEnd(rule, rows, { at, zone });
  return (at, zone) => getChannelLockEnd(contact, rows, { at, zone });
}

/** Returns when a rule on hours permits the contact. */
function windowDemand(rule: WindowRule, { pack }: RuleMomentsInput): Moments {
  const hours = getHours(rule, pack.holidays);
  return (at, zone) => getNextOpeningTime(hours, at, zone);
}

/** A named attorney takes the place of the borrower. */
function partyDemand(allow: readonly LawRole[], contact: ContactCase): Moments {
  const { role } = contact.intent;
  if (allow.includes(role)) return always;
  if (role !== 'attorney' || !allow.includes('borrower')) return never;
  return (at, zone) => getFirstStart(['attorney'], contact, { at, zone });
}

/** Returns when a content rule permits the contact. Missing content blocks nothing; `lintText` reports it to the template's author. */
const contentDemand = ({ forbid }: ContentRule, { intent: { says = [] } }: ContactCase): Moments =>
  says.some((content) => forbid.includes(content)) ? never : always;

/** Returns when the rule itself permits the contact. */
function getDemand(rule: LawRule, input: RuleMomentsInput): Moments {
  if ('counts' in rule) return countDemand(rule, input);
  switch (rule.kind) {
    case 'window':
      return windowDemand(rule, input);
    case 'party':
      return partyDemand(rule.allow, input.contact);
    case 'need':
      return (at, zone) => getFirstStart(rule.facts, input.contact, { at, zone });
    case 'not':
      return (at, zone) => getLastEnd(rule.facts, input.contact, { at, zone });
    case 'content':
    default:
      return contentDemand(rule, input.contact);
  }
}

/** Returns when the rule does not apply: outside its pack's effective period, or for a debt that is long overdue. */
function whenSilent(
  { pack, rule }: { pack: RulePack; rule: LawRule },
  { facts: { penaltyDay } }: ContactCase,
): Moments {
  const [first, last] = [toDayNumber(pack.from), pack.to === null ? null : toDayNumber(pack.to)];
  const upTo = rule.on?.pastDueUpTo;
  const ends = [
    ...(last === null ? [] : [last]),
    ...(upTo === undefined || penaltyDay === null ? [] : [toDayNumber(penaltyDay) + upTo + 1]),
  ];
  return (at, zone) => {
    if (getDayNumberAt(at, zone) < first) return at;
    return ends.length === 0 ? null : getDayStart(Math.min(...ends), at, zone);
  };
}

/** Returns the rules of the packs that may apply to a contact. */
export function findCandidateRules(packs: readonly RulePack[], contact: ContactCase): CandidateRule[] {
  return packs.flatMap((pack) =>
    pack.rules
      .filter((rule) => getSpeaks(rule, contact))
      .map((rule) => {
        const rows = 'counts' in rule ? listCountedContacts(rule, contact) : [];
        const [demand, silent] = [getDemand(rule, { pack, contact, rows }), whenSilent({ pack, rule }, contact)];
        const waived = (at: number, zone: string) => getFirstStart(rule.waivedBy ?? [], contact, { at, zone });
        const whenContent: Moments = (at, zone) => {
          const content = demand(at, zone);
          if (content === at) return at;
          return getEarliest([content, silent(at, zone), waived(at, zone)]);
        };
        return { pack, rule, rows, whenContent };
      }),
  );
}
