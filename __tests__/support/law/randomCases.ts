import { Temporal } from 'temporal-polyfill';
import { getCodeValues } from '@/contract/codes/codeTable';
import { LAW_CHANNEL, LAW_CONTENT, LAW_PURPOSE, LAW_ROLE } from '@/contract/codes/lawCodes';
import { LAW_FACT } from '@/contract/codes/lawFactCodes';
import { ALL_PACKS } from '@/contract/law/allPacks';
import type { ContactCase, ContactIntent, FactPeriod, ContactRecord } from '@/contract/law/contact';
import type { CapRule, RulePack } from '@/contract/law/lawPack';
import { type Random, createRandom } from '../../../server/seed/random';

/** Random contact and its packs, aimed at likely faults: edges of hours, full caps, clock changes. */
export interface RandomCase {
  readonly packs: readonly RulePack[];
  readonly contact: ContactCase;
  readonly now: number;
}

const CHANNELS = getCodeValues(LAW_CHANNEL);
const ROLES = getCodeValues(LAW_ROLE);
const PURPOSES = getCodeValues(LAW_PURPOSE);
const FACTS = getCodeValues(LAW_FACT);

/** The zones that the cases lie in. */
export const CASE_ZONES = [
  'America/Mexico_City',
  'America/Tijuana',
  'Asia/Shanghai',
  'America/Lima',
  'America/New_York',
  'America/Los_Angeles',
  'America/Bogota',
  'America/Santiago',
  'Pacific/Easter',
  'Asia/Jakarta',
  'Asia/Manila',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'America/St_Johns',
  'Africa/Casablanca',
  'Pacific/Kiritimati',
  'Pacific/Honolulu',
  'UTC',
] as const;

/** Clocks that change, ends of months, years and weeks, a leap day, holidays, and days on which a version begins. */
const DAYS = [
  '2026-03-08',
  '2026-04-04',
  '2026-04-05',
  '2026-09-05',
  '2026-09-06',
  '2026-10-04',
  '2026-11-01',
  '2026-12-31',
  '2026-01-01',
  '2026-01-12',
  '2026-01-29',
  '2026-01-30',
  '2026-07-28',
  '2026-08-30',
  '2026-12-25',
  '2027-01-03',
  '2028-02-29',
  '2028-12-31',
] as const;

const TIMES = [
  '00:00',
  '06:00',
  '07:00',
  '08:00',
  '09:00',
  '14:00',
  '15:00',
  '19:00',
  '20:00',
  '21:00',
  '22:00',
] as const;
const STEPS = [-60_000, -1000, -1, 0, 0, 1, 1000, 60_000] as const;

function moment(random: Random, zone: string): number {
  const day = Temporal.PlainDate.from(random.pick(DAYS)).add({ days: random.int(-8, 8) });
  const time = random.chance(0.6)
    ? random.pick(TIMES)
    : `${String(random.int(0, 23)).padStart(2, '0')}:${String(random.int(0, 59)).padStart(2, '0')}`;
  const sharp = day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds;
  return sharp + random.pick(STEPS);
}

function getIntent(random: Random): ContactIntent {
  const isUsual = random.chance(0.7);
  const zones = [random.pick(CASE_ZONES), random.pick(CASE_ZONES)].slice(
    0,
    random.weighted({ 0: 1, 1: 8, 2: 2 }) === '0' ? 0 : random.int(1, 2),
  );
  return {
    channel: isUsual ? random.pick(['call', 'sms']) : random.pick(CHANNELS),
    role: isUsual ? 'borrower' : random.pick(ROLES),
    purpose: isUsual ? 'collect' : random.pick(PURPOSES),
    person: 'p1',
    debt: 'd1',
    number: random.chance(0.8) ? 'n1' : null,
    place: random.pick(['home', 'work', null]),
    zones,
    zoneBasis: 'address',
  };
}

const HOURS = 3_600_000;
/** Facts that have hours of a day. */
const HOURLY = ['hoursAgreed', 'hoursUnwanted'] as const;

/** Earlier contacts that nearly fill, fill or overfill a cap, on the edge of its time. */
function filling({ limit, period, channels }: CapRule, random: Random, now: number): ContactRecord[] {
  const span = 'rollingHours' in period ? period.rollingHours : 'rollingDays' in period ? period.rollingDays * 24 : 24;
  const number = Math.min(8, Math.max(1, limit + random.int(-1, 1)));
  return Array.from({ length: number }, () => ({
    at: now - (random.chance(0.4) ? random.int(0, span) : span - random.int(-1, 25)) * HOURS - random.pick(STEPS),
    channel:
      channels && random.chance(0.9) ? random.pick(channels as [ContactRecord['channel']]) : random.pick(CHANNELS),
    inbound: random.chance(0.15),
    outcome: random.pick([
      'reserved',
      'unknown',
      'notConnected',
      'noAnswer',
      'connected',
      'conversation',
      'conversation',
    ]),
    person: random.pick(['p1', 'p1', 'p1', 'p2', null]),
    debt: random.pick(['d1', 'd1', 'd1', 'd2', null]),
    number: random.pick(['n1', 'n1', 'n2', null]),
    place: random.pick(['home', 'work', null]),
    consented: random.chance(0.1),
  }));
}

function getFact(random: Random, now: number): FactPeriod {
  const fact = random.chance(0.4) ? random.pick(HOURLY) : random.pick(FACTS);
  const span = { from: now + random.int(-300, 40) * HOURS, until: now + random.int(-20, 400) * HOURS };
  const hours = random.pick<readonly [string, string]>([
    ['05:00', '06:30'],
    ['22:00', '02:00'],
    ['20:00', '23:30'],
    ['24:00', '18:00'],
    ['12:00', '09:00'],
  ]);
  return {
    fact,
    ...(random.chance(0.3) && { channel: random.pick(CHANNELS) }),
    ...(random.chance(0.7) && { from: span.from }),
    ...(random.chance(0.7) && { until: span.until }),
    ...(random.chance(fact === 'hoursAgreed' || fact === 'hoursUnwanted' ? 0.9 : 0.1) && { hours }),
  };
}

/** A case made of a seed: the same seed, the same case, on any machine. */
export function randomCase(seed: number): RandomCase {
  const random = createRandom(seed);
  const chosen = new Set(Array.from({ length: random.int(1, 3) }, () => random.int(0, ALL_PACKS.length - 1)));
  const packs = ALL_PACKS.filter((_, index) => chosen.has(index));
  const drawn = getIntent(random);
  // The institution's own rules have no place.
  const isNowhere = drawn.zones.length === 0 && packs.every(({ zones }) => zones.length === 0);
  const intent = isNowhere ? { ...drawn, zones: ['UTC'] } : drawn;
  const now = moment(random, intent.zones[0] ?? 'America/Mexico_City');
  const caps = packs.flatMap(({ rules }) =>
    rules.filter((rule) => rule.kind === 'cap' || rule.kind === 'gap' || rule.kind === 'channelLock'),
  );
  const history = caps.flatMap((rule) =>
    random.chance(0.7)
      ? filling(
          rule.kind === 'cap'
            ? rule
            : { ...rule, kind: 'cap', limit: 1, period: { rollingDays: 'days' in rule ? rule.days : 7 } },
          random,
          now,
        )
      : [],
  );
  const known = Array.from({ length: random.weighted({ 0: 3, 1: 2, 2: 1 }) === '0' ? 0 : random.int(1, 3) }, () =>
    getFact(random, now),
  );
  const days = random.int(-3, 70);
  const penaltyDay = random.chance(0.7) ? new Date(now - days * 24 * HOURS).toISOString().slice(0, 10) : null;
  // Generated last, so that older seeds still give the same cases.
  const says = random.chance(0.2) ? { says: [random.pick(getCodeValues(LAW_CONTENT))] } : {};
  return { packs, contact: { intent: { ...intent, ...says }, facts: { known, penaltyDay }, history }, now };
}
