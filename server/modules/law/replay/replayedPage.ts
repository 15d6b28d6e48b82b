import type { RuleViolation } from '@/contract/law/contact';
import type { RulePack } from '@/contract/law/lawPack';
import { calendarDay } from '../../../values/calendarDay';
import { type Whereabouts, zonesFor } from '../borrowerZones';
import { type ToldContact, toldContacts } from '../contactHistory';
import type { ContactRow } from '../contactHistoryStore';
import { type Intended, measuredText, rulesAgainstFor } from '../decideFor';
import { historySince } from '../historyReach';
import type { LiftedContact } from '../overrideStore';
import { type Standing, statusAtTime } from './statusAtTime';

/** Examples that are kept of a rule, an agent and a day. */
export const EXAMPLES_KEPT = 20;

/** A borrower with all contacts that matter, and what stood when. */
export interface ReplayedBorrower extends Standing, Whereabouts {
  readonly rows: readonly ContactRow[];
  /** What exceptions let through of these. */
  readonly lifted: readonly LiftedContact[];
}

/** What is to be decided again: plain data, for it goes to another thread. */
export interface ReplayWork {
  readonly packs: readonly RulePack[];
  /** Contacts from then until before then are decided; those before count. */
  readonly from: Date;
  readonly until: Date;
  /** Of the institution: whose days these are, and whose name a text says. */
  readonly timeZone: string;
  readonly ownName: string;
  readonly borrowers: readonly ReplayedBorrower[];
}

/** A contact that a rule speaks against. */
export interface FoundContact {
  readonly kind: ContactRow['kind'];
  readonly taskId: number;
  readonly loanNo: string;
  readonly at: string;
  readonly until: string | null;
}

/** How many contacts of an agent a rule speaks against on a day. */
export interface Finding extends Pick<RuleViolation, 'pack' | 'rule' | 'effect' | 'article' | 'source'> {
  readonly day: string;
  /** 0: nobody knows. */
  readonly agentId: number;
  readonly count: number;
  readonly examples: readonly FoundContact[];
}

/** What came of it. */
export interface ReplayedPage {
  readonly contacts: number;
  readonly refused: number;
  readonly doubted: number;
  /** Contacts against which only rules speak that an exception had lifted. */
  readonly lifted: number;
  readonly findings: readonly Finding[];
}

interface Tally {
  contacts: number;
  refused: number;
  doubted: number;
  lifted: number;
  readonly findings: Map<string, Finding & { count: number; examples: FoundContact[] }>;
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
  if (finding.examples.length >= EXAMPLES_KEPT) return;
  const { kind, taskId, loanNo, at } = row;
  finding.examples.push({ kind, taskId, loanNo, at: at.toISOString(), until: getMoment(until) });
}

/** A record of a call that another record has told already is no contact of its own. */
const isJudged = ({ row }: ToldContact<ContactRow>, { from, until }: ReplayWork): boolean =>
  row.at >= from && row.at < until && !(row.kind === 'record' && row.callId !== null);

/** Whom a contact reached for; what nobody knows of somebody is nobody's permission. */
const reachedFor = ({ contactId, relation, name, phone, emergency }: ContactRow): Intended['to'] => ({
  ...(contactId !== null && { id: contactId }),
  relation: relation ?? '',
  name: name ?? '',
  phone: phone ?? '',
  emergency: emergency ?? false,
});

/** Whom a contact sought, how, and what a message said. */
const soughtBy = ({ row, past }: ToldContact<ContactRow>, { ownName }: ReplayWork): Intended => ({
  to: reachedFor(row),
  channel: past.channel,
  ...(row.text !== null && { text: measuredText(row.text, ownName) }),
});

/** The rules that an exception had lifted for a contact. */
function liftedFor({ lifted }: ReplayedBorrower, { kind, callId, smsId }: ContactRow): readonly string[] {
  const by = lifted.find((each) => (kind === 'sms' ? each.smsId === smsId : each.callId === callId));
  return by?.rules ?? [];
}

function noteDecision(tally: Tally, found: { row: ContactRow; day: string }, speaking: readonly RuleViolation[]): void {
  if (speaking.some(({ effect }) => effect === 'deny')) tally.refused += 1;
  else if (speaking.length > 0) tally.doubted += 1;
  for (const reason of speaking) note(tally, found, reason);
}

/** Where the contacts begin that can matter at a moment, from where those of an earlier one did. */
function firstSince(told: readonly ToldContact<ContactRow>[], first: number, since: Date): number {
  const next = told.findIndex(({ row }, at) => at >= first && row.at > since);
  return next === -1 ? told.length : next;
}

/** Decides each contact of a borrower again, as of its moment and with those before it. */
function replayBorrower(borrower: ReplayedBorrower, work: ReplayWork, tally: Tally): void {
  const told = toldContacts(borrower.rows).toSorted((one, other) => one.past.at - other.past.at);
  const pasts = told.map(({ past }) => past);
  const known = { packs: work.packs, zonesFor: (called: string) => zonesFor(borrower, called, work) };
  let first = 0;
  for (const [at, each] of told.entries()) {
    if (!isJudged(each, work)) continue;
    const { row } = each;
    first = firstSince(told, first, historySince(work.packs, row.at));
    const then = { ...known, ...statusAtTime(borrower, row), of: row, history: pasts.slice(first, at) };
    const { reasons } = rulesAgainstFor(then, soughtBy(each, work), row.at);
    const lifted = liftedFor(borrower, row);
    const speaking = reasons.filter(({ rule }) => !lifted.includes(rule));
    tally.contacts += 1;
    if (speaking.length === 0 && reasons.length > 0) tally.lifted += 1;
    noteDecision(tally, { row, day: calendarDay(row.at, work.timeZone) }, speaking);
  }
}

/** Decides all contacts of some borrowers again, in the order of time (LC-07). Pure; reads and writes nothing. */
export function replayedPage(work: ReplayWork): ReplayedPage {
  const tally: Tally = { contacts: 0, refused: 0, doubted: 0, lifted: 0, findings: new Map() };
  for (const borrower of work.borrowers) replayBorrower(borrower, work, tally);
  return { ...tally, findings: [...tally.findings.values()] };
}
