import type { phoneCall } from '../../../server/database/tables/callTables';
import type { sms } from '../../../server/database/tables/messageTables';
import type { Random } from '../../../server/seed/random';
import type { StoredTask } from '../cases/cases';

/** A borrower with a second contact, and the agent who contacts them. */
export interface Contacted {
  readonly of: StoredTask;
  readonly borrower: { readonly contactId: number; readonly phone: string };
  readonly spouse: { readonly contactId: number; readonly phone: string };
  readonly agents: readonly [number, ...number[]];
}

/** A contact that was made, with the rules that speak against it. */
export interface SeededContact {
  readonly at: Date;
  readonly day: string;
  /** From the beginning of the day in Shanghai. */
  readonly minute: number;
  readonly agentId: number;
  readonly channel: 'call' | 'sms';
  readonly to: 'borrower' | 'spouse';
  readonly status: 'NOA' | 'CNCT';
  readonly text: string;
  readonly rules: string[];
  /** Contacts under the rules of New York City, where messages need consent. */
  readonly inNewYork: string[];
}

/** Name of the institution: it contains a word for debt but discloses none. */
export const OWN_NAME = '还款宝';
const HARMLESS = `${OWN_NAME}请您回电`;
const TELLING = ['您的借款已逾期', '法院已立案', 'Debe liquidar su deuda hoy'] as const;
/** Returns true if a text mentions a debt, for which the institution also requires a reason. */
const tellsDebt = (text: string): boolean => text === TELLING[0] || text === TELLING[2];

const MOST_ANSWERED = 3;
const [OPENS, CLOSES, END] = [8 * 60, 22 * 60, 24 * 60];

/** A moment of a day as Shanghai's clock shows it. */
const getMoment = (day: string, minute: number): Date =>
  new Date(Date.parse(`${day}T00:00:00+08:00`) + minute * 60_000);

/** Creates up to three answered calls within the hours, up to two beyond the cap of three, and one unanswered call at night. */
function getCalls(random: Random): Pick<SeededContact, 'minute' | 'status' | 'rules'>[] {
  const answered = random.int(1, MOST_ANSWERED);
  const isFull = answered === MOST_ANSWERED;
  const minutes = Array.from({ length: answered + (isFull ? random.int(0, 2) : 0) }, () =>
    random.int(OPENS, CLOSES - 1),
  );
  const calls = minutes
    .toSorted((one, other) => one - other)
    .map((minute, place) => ({
      minute,
      status: 'CNCT' as const,
      rules: place < answered ? [] : ['cn.answered'],
    }));
  if (!random.chance(0.4)) return calls;
  // It comes after all others of the day: where these have taken all places it is one too many as well.
  const rules = ['cn.hours', ...(isFull ? ['cn.answered'] : [])];
  return [...calls, { minute: random.int(CLOSES, END - 1), status: 'NOA', rules }];
}

/** A message to the spouse, whom nobody may write to while the borrower can be reached; some of them tell what a third party may not read. */
function messageToSpouse(random: Random) {
  const text = random.chance(0.5) ? HARMLESS : random.pick(TELLING);
  const told = text === HARMLESS ? [] : ['cn.thirdPartyContent'];
  const rules = ['cn.thirdParties', ...told, ...(tellsDebt(text) ? ['house.discretion'] : [])];
  return { minute: random.int(OPENS, CLOSES - 1), text, rules, to: 'spouse' as const };
}

/** A message to the borrower: at night one that may say what it likes. */
function messageToBorrower(random: Random) {
  const isNight = random.chance(0.5);
  const minute = isNight ? random.int(0, OPENS - 1) : random.int(OPENS, CLOSES - 1);
  return { minute, text: random.pick(TELLING), rules: isNight ? ['cn.hours'] : [], to: 'borrower' as const };
}

/** A day's contacts of one borrower under the Chinese packs, at random, each with what the rules have against it. */
export function seededDay(day: string, { agents }: Contacted, random: Random): SeededContact[] {
  const made = { day, channel: 'sms', status: 'NOA' } as const;
  const calls = getCalls(random).map(
    (call) => ({ ...made, channel: 'call', to: 'borrower', text: '', ...call }) as const,
  );
  const toSpouse = random.chance(0.2) ? [{ ...made, ...messageToSpouse(random) }] : [];
  const toBorrower = random.chance(0.4) ? [{ ...made, ...messageToBorrower(random) }] : [];
  return [...calls, ...toSpouse, ...toBorrower].map((contact) => ({
    ...contact,
    inNewYork: contact.channel === 'sms' ? ['nyc.consent'] : [],
    at: getMoment(day, contact.minute),
    agentId: random.pick(agents),
  }));
}

const getAbout = ({ of, ...people }: Contacted, { to, agentId }: SeededContact) => ({
  institutionId: of.institutionId,
  taskId: of.id,
  agentId,
  ...people[to],
  contactName: to === 'borrower' ? of.borrowerName : 'Li Na',
});

/** A contact as the row of its call. */
export const callRow = (who: Contacted, contact: SeededContact): typeof phoneCall.$inferInsert => {
  const { at, status } = contact;
  return { ...getAbout(who, contact), state: 'ended', callStatus: status, startedAt: at, endedAt: at };
};

/** A contact as the row of its message. */
export const messageRow = (who: Contacted, contact: SeededContact): typeof sms.$inferInsert => ({
  ...getAbout(who, contact),
  content: contact.text,
  state: 'sent',
  createdAt: contact.at,
});

/** Returns the expected findings of a replay, counted by day, rule and agent, as `2026-03-02 cn.hours 7`. */
export function getPlanned(
  contacts: readonly SeededContact[],
  by: 'rules' | 'inNewYork' = 'rules',
): Map<string, number> {
  const planned = new Map<string, number>();
  for (const contact of contacts) {
    const { day, agentId } = contact;
    for (const rule of contact[by]) {
      const line = [day, rule, agentId].join(' ');
      planned.set(line, (planned.get(line) ?? 0) + 1);
    }
  }
  return planned;
}
