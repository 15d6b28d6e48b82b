import type { PreferenceKind } from '@/contract/codes/preferenceCodes';
import { toNumberKey } from '@/contract/law/contactRole';
import type { Database } from '../../../server/database/connect';
import { complaint, complaintAllegation } from '../../../server/database/tables/complaintTables';
import { caseHold, contactPreferenceRow } from '../../../server/database/tables/preferenceTables';
import type { Random } from '../../../server/seed/random';
import type { Contacted, SeededContact } from './seededDay';

/** Hours that are wished, of every day. */
type Hours = readonly [from: number, until: number];

/** Period from a moment until before another; null has no end. */
interface Stretch {
  readonly from: Date;
  readonly until: Date | null;
  readonly hours: Hours;
}

const HOLDS = ['lifted', 'over', 'complaint'] as const;
const WISHES = [
  'hours',
  'noSms',
  'noCalls',
  'wrongNumber',
  'notAtWork',
  'attorney',
  'language',
  'agreedHours',
  'agreedSms',
] as const;

/** Restriction or exception on a borrower's case for a period. */
export interface SeededStanding {
  readonly kind: (typeof HOLDS)[number] | (typeof WISHES)[number];
  readonly stretches: readonly [Stretch, ...Stretch[]];
}

const isHold = (kind: SeededStanding['kind']): kind is (typeof HOLDS)[number] => HOLDS.some((each) => each === kind);

type Rule = (contact: SeededContact, hours: Hours) => string | null;

const ofBorrower = (rule: string, channels: readonly string[]): Rule => {
  return ({ to, channel }) => (to === 'borrower' && channels.includes(channel) ? rule : null);
};
const BOTH = ['call', 'sms'];

const isWithin = ({ minute }: SeededContact, [from, until]: Hours): boolean =>
  minute >= from * 60 && minute < until * 60;

/** Rule that refuses a contact during the period. */
const RULE_OF: Readonly<Record<SeededStanding['kind'], Rule>> = {
  lifted: () => 'house.held',
  over: () => 'house.held',
  complaint: () => 'house.held',
  attorney: () => 'house.attorney',
  hours: (contact, hours) => (contact.to === 'borrower' && !isWithin(contact, hours) ? 'house.hours' : null),
  noSms: ofBorrower('house.channelStopped', ['sms']),
  noCalls: ofBorrower('house.channelStopped', ['call']),
  wrongNumber: ofBorrower('house.never', BOTH),
  notAtWork: ofBorrower('house.work', ['call']),
  language: () => null,
  agreedHours: () => null,
  agreedSms: () => null,
};

/** Rule that no longer refuses a contact during the period. */
const LIFTED_BY: Partial<typeof RULE_OF> = {
  agreedHours: (contact, hours) => (contact.to === 'borrower' && isWithin(contact, hours) ? 'cn.hours' : null),
  agreedSms: ofBorrower('nyc.consent', ['sms']),
};

/** Takes away what does not speak against a contact any more. */
function lift({ rules, inNewYork }: SeededContact, lifted: string | null | undefined): void {
  for (const speaking of [rules, inNewYork]) {
    const at = speaking.findIndex((rule) => rule === lifted);
    if (at >= 0) speaking.splice(at, 1);
  }
}

/** A moment at random; half of them are exactly that of a contact, where it is decided which of the two came first. */
function momentAmong(contacts: readonly SeededContact[], random: Random): Date {
  const [first, last] = [contacts[0], contacts.at(-1)];
  if (!first || !last) throw new Error('there are no contacts');
  if (random.chance(0.5)) return contacts[random.int(0, contacts.length - 1)]?.at ?? first.at;
  return new Date(random.int(first.at.getTime(), last.at.getTime()));
}

const HOURS: readonly [Hours, ...Hours[]] = [
  [10, 18],
  [18, 24],
  [0, 12],
];

/**
 * Returns restrictions and exceptions of a borrower in order of time, until another moment or today. A preference may be followed by one
 * of the same kind.
 */
export function seededStanding(contacts: readonly SeededContact[], random: Random): SeededStanding {
  const [from, until] = [momentAmong(contacts, random), momentAmong(contacts, random)].toSorted(
    (one, other) => one.getTime() - other.getTime(),
  ) as [Date, Date];
  const kind = random.pick([...HOLDS, ...WISHES]);
  const hours = () => random.pick(HOURS);
  if (random.chance(0.3)) return { kind, stretches: [{ from, until: null, hours: hours() }] };
  const first = { from, until, hours: hours() };
  const isFollowed = !isHold(kind) && random.chance(0.5);
  return { kind, stretches: isFollowed ? [first, { from: until, until: null, hours: hours() }] : [first] };
}

/** Notes on each contact what speaks against it, and what does no longer. */
export function speakAgainst(contacts: readonly SeededContact[], { kind, stretches }: SeededStanding): void {
  for (const contact of contacts) {
    const then = stretches.find(({ from, until }) => from <= contact.at && (until === null || contact.at < until));
    if (!then) continue;
    const rule = RULE_OF[kind](contact, then.hours);
    if (rule) contact.rules.push(rule);
    lift(contact, LIFTED_BY[kind]?.(contact, then.hours));
  }
}

const SWEPT_AFTER_MS = 15_000;

/** A hold that was lifted, or whose day was over: such a one ends when a server notices. */
async function keepHold({ of }: Contacted, { kind, stretches: [{ from, until }] }: SeededStanding, database: Database) {
  const isOver = kind === 'over' && until !== null;
  await database.insert(caseHold).values({
    institutionId: of.institutionId,
    taskId: of.id,
    kind: 'hardship',
    reason: 'x',
    since: from,
    decidedAt: from,
    decidedById: 1,
    decidedByName: 'x',
    endsAt: isOver ? until : null,
    endedAt: isOver ? new Date(until.getTime() + SWEPT_AFTER_MS) : until,
    endedHow: until && (isOver ? 'over' : 'lifted'),
  });
}

async function keepComplaint(
  { of, agents }: Contacted,
  { stretches: [{ from, until }] }: SeededStanding,
  database: Database,
) {
  const { institutionId, borrowerName, loanNo } = of;
  const about = { institutionId, borrowerName, registeredById: agents[0], summary: 'x', createdAt: from, dueAt: from };
  const [made] = await database
    .insert(complaint)
    .values({
      ...about,
      state: until ? 'completed' : 'processing',
      channel: 'phone',
      priority: 'normal',
      completedAt: until,
    })
    .returning();
  const workOrderId = made?.id ?? 0;
  await database
    .insert(complaintAllegation)
    .values({ institutionId, workOrderId, kind: 'other', taskId: of.id, loanNo });
}

const written = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const OF_NUMBER: readonly string[] = ['wrongNumber', 'notAtWork'];
const OF_HOURS: readonly string[] = ['hours', 'agreedHours'];

/** A wish, the one that follows it, and the row that ends the last of them. */
async function keepWish(
  { of, borrower }: Contacted,
  kind: PreferenceKind,
  [stretches, database]: [SeededStanding['stretches'], Database],
) {
  const about = { institutionId: of.institutionId, borrowerId: of.borrowerId, taskId: of.id, kind, person: 'borrower' };
  const number = OF_NUMBER.includes(kind) ? toNumberKey(borrower.phone) : null;
  const add = async (row: Partial<typeof contactPreferenceRow.$inferInsert> & { at: Date }): Promise<number> => {
    const by = { notedById: 1, notedByName: 'x' };
    const [made] = await database
      .insert(contactPreferenceRow)
      .values({ ...about, ...by, number, ...row })
      .returning();
    return made?.id ?? 0;
  };
  let endsId: number | null = null;
  for (const { from, hours } of stretches) {
    const wished = OF_HOURS.includes(kind) ? { hourFrom: written(hours[0]), hourTo: written(hours[1]) } : {};
    endsId = await add({ at: from, endsId, ...wished });
  }
  const end = stretches.at(-1)?.until;
  if (end) await add({ at: end, endsId, isEnd: true });
}

/** Stores the periods as the server does. */
export async function keepStanding(who: Contacted, standing: SeededStanding, database: Database): Promise<void> {
  const { kind, stretches } = standing;
  if (!isHold(kind)) return keepWish(who, kind, [stretches, database]);
  return kind === 'complaint' ? keepComplaint(who, standing, database) : keepHold(who, standing, database);
}
