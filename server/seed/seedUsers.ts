import type { FaceCheckKind } from '@/contract/codes/signInCodes';
import type { Role } from '@/contract/codes/userCodes';
import type { Random } from './random';
import { type QueueCode, type SeedQueue, SEED_QUEUES } from './seedQueues';
import type { Country } from './countries/country';

/** The password of every seeded user; synthetic data is never loaded in production. */
export const SEED_PASSWORD = 'Passw0rd!1';

/** User to be created. */
export interface SeedUser {
  readonly username: string;
  readonly role: Role;
  readonly queue: QueueCode | null;
  /** Index of the institution's group, from 0; null for none. */
  readonly group: number | null;
  readonly faceCheck: FaceCheckKind;
  readonly longAging: boolean;
  /** Permission to see the plans of all long-aging loans of a borrower at once (§6: role value 6). */
  readonly res: boolean;
  /** Permission to send messages. */
  readonly sendSms: boolean;
  readonly idCard: string;
}

type DemoUser = Pick<SeedUser, 'username' | 'role'> &
  Partial<Pick<SeedUser, 'queue' | 'faceCheck' | 'longAging' | 'res' | 'sendSms'>>;

/** Demo users, listed in the README. */
const NAMED: Readonly<Record<string, readonly DemoUser[]>> = {
  MX: [
    { username: 'agent', role: 'member', queue: 'S2' },
    { username: 'agent2', role: 'member', queue: 'S2' },
    { username: 'face', role: 'member', queue: 'S1', faceCheck: 'camera' },
    { username: 'frame', role: 'member', queue: 'S1', faceCheck: 'provider' },
    { username: 'aging', role: 'member', queue: 'M3', longAging: true, res: true, sendSms: false },
    { username: 'leader', role: 'leader' },
    { username: 'admin', role: 'admin' },
    { username: 'auditor', role: 'auditor' },
  ],
  CN: [
    { username: 'other.agent', role: 'member', queue: 'S2' },
    { username: 'other.admin', role: 'admin' },
  ],
  PE: [{ username: 'pe.admin', role: 'admin' }],
};

/** Number of open cases per agent. */
const CASES_PER_AGENT = 150;
/** Share of a case load that remains open. */
const OPEN_SHARE = 0.87;
const GROUP_SIZE = 8;

const agentsNeeded = (cases: number, { weight }: SeedQueue): number =>
  Math.max(1, Math.round((cases * OPEN_SHARE * weight) / 100 / CASES_PER_AGENT));

function fillUp(country: Country, cases: number, named: readonly DemoUser[]): DemoUser[] {
  const prefix = country.prefix.toLowerCase();
  let number = 0;
  return SEED_QUEUES.flatMap((queue) => {
    const there = named.filter((user) => user.queue === queue.code).length;
    const missing = Math.max(0, agentsNeeded(cases, queue) - there);
    return Array.from({ length: missing }, (): DemoUser => {
      number += 1;
      const username = `${prefix}.agent${String(number).padStart(2, '0')}`;
      return { username, role: 'member', queue: queue.code, longAging: queue.code === 'M3' };
    });
  });
}

function leadersFor(country: Country, groups: number, named: readonly DemoUser[]): DemoUser[] {
  const there = named.filter(({ role }) => role === 'leader').length;
  const prefix = country.prefix.toLowerCase();
  return Array.from({ length: groups - there }, (_, place): DemoUser => ({
    username: `${prefix}.leader${place + there + 1}`,
    role: 'leader',
  }));
}

/** Creates all users of an institution for a number of cases: the named ones and additional agents, in groups with a leader each. */
export function seedUsers(country: Country, cases: number, random: Random): SeedUser[] {
  const named = NAMED[country.institution.code] ?? [];
  const agents = [...named.filter(({ role }) => role === 'member'), ...fillUp(country, cases, named)];
  const groups = Math.min(country.groups.length, Math.ceil(agents.length / GROUP_SIZE));
  const leaders = [...named.filter(({ role }) => role === 'leader'), ...leadersFor(country, groups, named)];
  const others = named.filter(({ role }) => role === 'admin' || role === 'auditor');
  const inGroup = (place: number): number => Math.min(groups - 1, Math.floor(place / GROUP_SIZE));
  const finish = (user: DemoUser, group: number | null): SeedUser => ({
    queue: null,
    faceCheck: 'none',
    longAging: false,
    res: false,
    sendSms: user.role !== 'auditor',
    ...user,
    group,
    idCard: `${country.prefix}${random.digits(8)}`,
  });
  return [
    ...agents.map((user, place) => finish(user, inGroup(place))),
    ...leaders.map((user, place) => finish(user, place)),
    ...others.map((user) => finish(user, null)),
  ];
}
