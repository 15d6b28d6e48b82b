import type { RuleViolation } from '@/contract/law/contact';
import type { RulePack } from '@/contract/law/lawPack';
import { toCalendarDay } from '../../../values/toCalendarDay';
import { type ZoneHints, resolveZones } from '../resolveZones';
import { type SourcedContact, listSourcedContacts } from '../buildContactHistory';
import type { ContactRow } from '../contactHistoryStore';
import { type IntendedContact, removeOwnName, evaluateRules } from '../decideFor';
import { getContactsSince } from '../historyReach';
import type { LiftedContact } from '../override/overrideStore';
import { type BorrowerHistory, getStatusAtTime } from './getStatusAtTime';

/** Maximum number of stored examples of a rule, an agent and a day. */
export const EXAMPLES_MAX = 20;

/** Borrower with all relevant contacts, and the preferences and holds with their periods. */
export interface ReplayedBorrower extends BorrowerHistory, ZoneHints {
  readonly rows: readonly ContactRow[];
  /** Contacts among these that overrides permitted. */
  readonly lifted: readonly LiftedContact[];
}

/** Input of a replay: plain data, because it is sent to another thread. */
export interface ReplayWork {
  readonly packs: readonly RulePack[];
  /** Half-open period of the evaluated contacts; earlier contacts only count for caps. */
  readonly from: Date;
  readonly until: Date;
  /** Time zone of the institution, for its days; `ownName` is its name in message texts. */
  readonly timeZone: string;
  readonly ownName: string;
  readonly borrowers: readonly ReplayedBorrower[];
}

/** Contact that violates a rule. */
export interface FoundContact {
  readonly kind: ContactRow['kind'];
  readonly taskId: number;
  readonly loanNo: string;
  readonly at: string;
  readonly until: string | null;
}

/** Number of contacts of an agent that violate a rule on a day. */
export interface FindingRow extends Pick<RuleViolation, 'pack' | 'rule' | 'effect' | 'article' | 'source'> {
  readonly day: string;
  /** 0 if unknown. */
  readonly agentId: number;
  readonly count: number;
  readonly examples: readonly FoundContact[];
}

/** Result of a page. */
export interface ReplayedPage {
  readonly contacts: number;
  readonly refused: number;
  readonly doubted: number;
  /** Contacts that violate only rules with an override. */
  readonly lifted: number;
  readonly findings: readonly FindingRow[];
}

interface Tally {
  contacts: number;
  refused: number;
  doubted: number;
  lifted: number;
  readonly findings: Map<string, FindingRow & { count: number; examples: FoundContact[] }>;
}

const getMoment = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());

function note(tally: Tally, { row, day }: { row: ContactRow; day: string }, reason: RuleViolation): void {
  const { pack, rule, effect, article, source, until } = reason;
  const agentId = row.agentId ?? 0;
  const key = JSON.stringify([day, pack, rule, agentId]);
  const finding = tally.findings.get(key) ?? {
    day,
    agentId,
    pack,
    rule,
    effect,
    article,
    source,
    count: 0,
    examples: [],
  };
  tally.findings.set(key, finding);
  finding.count += 1;
  if (finding.examples.length >= EXAMPLES_MAX) return;
  const { kind, taskId, loanNo, at } = row;
  finding.examples.push({ kind, taskId, loanNo, at: at.toISOString(), until: getMoment(until) });
}

/** Returns true for a contact of the period, unless it is a record of a call that another record covers. */
const isJudged = ({ row }: SourcedContact<ContactRow>, { from, until }: ReplayWork): boolean =>
  row.at >= from && row.at < until && !(row.kind === 'record' && row.callId !== null);

/** Returns the person of a contact; unknown attributes never count as permission. */
const reachedFor = ({ contactId, relation, name, phone, emergency }: ContactRow): IntendedContact['to'] => ({
  ...(contactId !== null && { id: contactId }),
  relation: relation ?? '',
  name: name ?? '',
  phone: phone ?? '',
  emergency: emergency ?? false,
});

/** Returns the intended contact: person, channel and message text. */
const soughtBy = ({ row, past }: SourcedContact<ContactRow>, { ownName }: ReplayWork): IntendedContact => ({
  to: reachedFor(row),
  channel: past.channel,
  ...(row.text !== null && { text: removeOwnName(row.text, ownName) }),
});

/** Returns the rules that an override lifted for a contact. */
function liftedFor({ lifted }: ReplayedBorrower, { kind, callId, smsId }: ContactRow): readonly string[] {
  const by = lifted.find((each) => (kind === 'sms' ? each.smsId === smsId : each.callId === callId));
  return by?.rules ?? [];
}

function noteDecision(tally: Tally, found: { row: ContactRow; day: string }, speaking: readonly RuleViolation[]): void {
  if (speaking.some(({ effect }) => effect === 'deny')) tally.refused += 1;
  else if (speaking.length > 0) tally.doubted += 1;
  for (const reason of speaking) note(tally, found, reason);
}

/** Returns the index of the first contact that matters at a moment, starting from that of an earlier moment. */
function firstSince(contacts: readonly SourcedContact<ContactRow>[], first: number, since: Date): number {
  const next = contacts.findIndex(({ row }, at) => at >= first && row.at > since);
  return next === -1 ? contacts.length : next;
}

/** Decides each contact of a borrower again, as of its time and with the earlier contacts. */
function replayBorrower(borrower: ReplayedBorrower, work: ReplayWork, tally: Tally): void {
  const contacts = listSourcedContacts(borrower.rows).toSorted((one, other) => one.past.at - other.past.at);
  const pasts = contacts.map(({ past }) => past);
  const known = { packs: work.packs, zonesFor: (called: string) => resolveZones(borrower, called, work) };
  let first = 0;
  for (const [at, each] of contacts.entries()) {
    if (!isJudged(each, work)) continue;
    const { row } = each;
    first = firstSince(contacts, first, getContactsSince(work.packs, row.at));
    const then = { ...known, ...getStatusAtTime(borrower, row), of: row, history: pasts.slice(first, at) };
    const { reasons } = evaluateRules(then, soughtBy(each, work), row.at);
    const lifted = liftedFor(borrower, row);
    const speaking = reasons.filter(({ rule }) => !lifted.includes(rule));
    tally.contacts += 1;
    if (speaking.length === 0 && reasons.length > 0) tally.lifted += 1;
    noteDecision(tally, { row, day: toCalendarDay(row.at, work.timeZone) }, speaking);
  }
}

/** Decides all contacts of some borrowers again, in the order of time (LC-07). Pure function. */
export function replayBorrowerPage(work: ReplayWork): ReplayedPage {
  const tally: Tally = { contacts: 0, refused: 0, doubted: 0, lifted: 0, findings: new Map() };
  for (const borrower of work.borrowers) replayBorrower(borrower, work, tally);
  return { ...tally, findings: [...tally.findings.values()] };
}
