import { HOUR_MS } from '@/contract/duration';
import { getCodeValues } from '@/contract/codes/codeTable';
import {
  COMPLAINT_CHANNEL,
  COMPLAINT_KIND,
  type ComplaintKind,
  COMPLAINT_PRIORITY,
  type ComplaintState,
} from '@/contract/codes/complaintCodes';
import { type ComplaintEvent, getNextComplaintState } from '@/machines/complaintLifecycle';
import { calculateComplaintDeadline } from '../../modules/complaints/complaintsFacade';
import type { task } from '../../database/tables/caseTables';
import type { complaint, complaintEvent, complaintAllegation } from '../../database/tables/complaintTables';
import type { ComplaintTexts } from './getComplaintTexts';
import type { Random } from '../random';
import type { MadeUser } from '../seedOrganization';
import type { Country } from '../countries/country';

/** Parameters of an institution's complaints. */
export interface ComplaintsPlan {
  readonly institutionId: number;
  readonly country: Country;
  readonly users: readonly MadeUser[];
  readonly now: Date;
}

/** Case with a complaint. */
export type ComplainingCase = Pick<typeof task.$inferSelect, 'id' | 'loanNo' | 'borrowerName' | 'agentId' | 'groupId'>;

/** Plan with its random generator and texts. */
export type ComplaintDesk = ComplaintsPlan & { readonly random: Random; readonly words: ComplaintTexts };

interface Step {
  readonly event: ComplaintEvent | 'registered';
  readonly note: string | null;
  readonly by: MadeUser;
  readonly about: string | null;
}

/** Event sequences of complaints, from shortest to longest; the state machine validates each step. */
const LIVES: Readonly<Record<string, readonly ComplaintEvent[]>> = {
  arrived: [],
  allocated: ['allocated'],
  taken: ['allocated', 'taken', 'noted'],
  asked: ['allocated', 'taken', 'askedBack'],
  proposed: ['allocated', 'taken', 'noted', 'proposed'],
  closed: ['allocated', 'taken', 'proposed', 'closed'],
};
const SHARES = { arrived: 25, allocated: 20, taken: 17, asked: 8, proposed: 15, closed: 15 };

const getNote = (event: ComplaintEvent, { words, random }: ComplaintDesk): string | null =>
  event === 'allocated' || event === 'noted' || event === 'askedBack' || event === 'proposed' || event === 'closed'
    ? random.pick(words[event])
    : null;

/** Chooses a handler: a colleague in the agent's group other than the accused, or an administrator. */
function handlerFor({ agentId, groupId }: ComplainingCase, { users, random }: ComplaintDesk): MadeUser | undefined {
  const mates = users.filter((user) => user.groupId === groupId && user.id !== agentId && user.role === 'member');
  const [first, ...others] = mates.length > 0 ? mates : users.filter(({ role }) => role === 'admin');
  return first && random.pick([first, ...others]);
}

const managerFor = ({ groupId }: ComplainingCase, { users }: ComplaintDesk): MadeUser | undefined =>
  users.find((user) => user.role === 'leader' && user.groupId === groupId) ??
  users.find(({ role }) => role === 'admin');

/** Complaint with its matters and events, to be stored. */
export interface SeedComplaint {
  readonly order: typeof complaint.$inferInsert;
  readonly matters: readonly Pick<typeof complaintAllegation.$inferInsert, 'kind' | 'taskId' | 'loanNo'>[];
  readonly steps: readonly Step[];
}

const isManagers = (event: ComplaintEvent): boolean => event === 'allocated' || event === 'closed';

/** Chooses an age between its arrival and a little after its deadline. */
const getAge = (dueInMs: number, isClosed: boolean, random: Random): number =>
  isClosed ? dueInMs + random.int(24, 400) * HOUR_MS : Math.round(dueInMs * (0.02 + random.next() * 1.1));

interface People {
  readonly agent: MadeUser;
  readonly handler: MadeUser;
  readonly manager: MadeUser;
}

function getPeople(on: ComplainingCase, desk: ComplaintDesk): People | undefined {
  const agent = desk.users.find(({ id }) => id === on.agentId);
  const [handler, manager] = [handlerFor(on, desk), managerFor(on, desk)];
  return agent && handler && manager && { agent, handler, manager };
}

const getSteps = (life: readonly ComplaintEvent[], { handler, manager }: People, desk: ComplaintDesk): Step[] =>
  life.map((event) => ({
    event,
    note: getNote(event, desk),
    by: isManagers(event) ? manager : handler,
    about: event === 'allocated' ? handler.name : null,
  }));

/** Calculates the current state. */
function standing(life: readonly ComplaintEvent[], steps: readonly Step[], { handler }: People) {
  const isAllocated = life.includes('allocated');
  return {
    state: life.reduce<ComplaintState>((at, event) => getNextComplaintState(at, event) ?? at, 'pending'),
    handlerId: isAllocated ? handler.id : null,
    waitsForAnswer: life.at(-1) === 'askedBack',
    result: steps.find(({ event }) => event === 'proposed')?.note ?? null,
    proposedById: life.includes('proposed') ? handler.id : null,
  };
}

/** Chooses the urgency and the time of arrival. */
function getTimes(isClosed: boolean, { random, now }: ComplaintDesk, steps: number) {
  const [channel, priority] = [
    random.pick(getCodeValues(COMPLAINT_CHANNEL)),
    random.pick(getCodeValues(COMPLAINT_PRIORITY)),
  ];
  const dueInMs = calculateComplaintDeadline(now, channel, priority).getTime() - now.getTime();
  const createdAt = new Date(now.getTime() - getAge(dueInMs, isClosed, random));
  const completedAt = isClosed ? new Date(createdAt.getTime() + stepAfter(dueInMs, steps)) : null;
  return { channel, priority, createdAt, dueAt: new Date(createdAt.getTime() + dueInMs), completedAt };
}

const ABOUT_SOMEBODY: readonly ComplaintKind[] = ['harassment', 'staffConduct', 'thirdPartyDisclosure'];

/** Generates a complaint about a case with its progress; undefined if nobody could handle it. */
export function generateComplaint(on: ComplainingCase, desk: ComplaintDesk, place: number): SeedComplaint | undefined {
  const { random, words, institutionId } = desk;
  const people = getPeople(on, desk);
  if (!people) return undefined;
  // The first complaints cover every state, so that the smallest data set shows them all.
  const life = Object.values(LIVES)[place] ?? LIVES[random.weighted(SHARES)] ?? [];
  const kind = random.pick(getCodeValues(COMPLAINT_KIND));
  const summary = random.pick(words.summaries[kind]);
  const steps = getSteps(life, people, desk);
  const kinds: ComplaintKind[] = random.chance(0.2) && kind !== 'wrongAmount' ? [kind, 'wrongAmount'] : [kind];
  return {
    order: {
      institutionId,
      ...standing(life, steps, people),
      ...getTimes(life.includes('closed'), desk, steps.length),
      summary,
      borrowerName: on.borrowerName,
      accusedId: ABOUT_SOMEBODY.includes(kind) ? people.agent.id : null,
      registeredById: people.agent.id,
    },
    matters: kinds.map((each) => ({ kind: each, taskId: on.id, loanNo: on.loanNo })),
    steps: [{ event: 'registered', note: summary, by: people.agent, about: null }, ...steps],
  };
}

/** Spreads the steps of a complaint over half of its time limit, so that a completed one was in time. */
const stepAfter = (dueInMs: number, step: number): number => Math.round((dueInMs / 10) * step);

/** Its history, each step as the machine has it, none of them in the future. */
export function toComplaintEvents(
  { order, steps }: SeedComplaint,
  workOrderId: number,
  now: Date,
): (typeof complaintEvent.$inferInsert)[] {
  const dueInMs = order.dueAt.getTime() - order.createdAt.getTime();
  let state: ComplaintState = 'pending';
  return steps.map(({ event, note, by, about }, place) => {
    const fromState = event === 'registered' ? null : state;
    if (event !== 'registered') state = getNextComplaintState(state, event) ?? state;
    const time = Math.min(order.createdAt.getTime() + stepAfter(dueInMs, place), now.getTime());
    return {
      institutionId: order.institutionId,
      workOrderId,
      actorId: by.id,
      actorName: by.name,
      event,
      fromState,
      toState: state,
      note,
      about,
      createdAt: new Date(time),
    };
  });
}
