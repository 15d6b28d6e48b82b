/* oxlint-disable eslint/complexity, eslint/max-params, eslint/max-depth -- written as a law is read, condition after condition, and built like nothing in the function */
import { Temporal } from 'temporal-polyfill';
import type { ContactCase, ContactRecord } from '@/contract/law/contact';
import type { CapRule, CountingPeriod, CountingCriteria, RulePack, LawRule, WindowRule } from '@/contract/law/lawPack';

/** An answer to 'is this lawful now' that shares nothing with the function but the data: calendars are Temporal's, and there is no 'when'. */

type Clock = Temporal.ZonedDateTime;

const onClock = (moment: number, zone: string): Clock =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);

function isOpen({ open, holidays }: WindowRule, { pack, now }: { pack: RulePack; now: Clock }): boolean {
  const list = pack.holidays?.years[now.year]?.split(' ');
  const date = now.toPlainDate().toString().slice(5).replace('-', '');
  if (holidays === 'closed' && (list === undefined || list.includes(date))) return false;
  const time = now.toPlainTime();
  return open.some(
    ({ days, from, to }) =>
      days.includes(now.dayOfWeek) &&
      Temporal.PlainTime.compare(time, from) >= 0 &&
      (to === '24:00' || Temporal.PlainTime.compare(time, to) < 0),
  );
}

const FAR: Record<CountingCriteria['counts'], readonly ContactRecord['outcome'][]> = {
  dial: ['notConnected', 'noAnswer', 'connected', 'conversation', 'reserved', 'unknown'],
  attempt: ['noAnswer', 'connected', 'conversation', 'reserved', 'unknown'],
  connected: ['connected', 'conversation', 'reserved', 'unknown'],
  conversation: ['conversation', 'reserved', 'unknown'],
};

const alike = (one: string | null, other: string | null) => one === null || other === null || one === other;

function rowsFor(rule: CountingCriteria, { intent, history }: ContactCase): ContactRecord[] {
  return history.filter(
    (row) =>
      FAR[rule.counts].includes(row.outcome) &&
      (rule.inbound === true || !row.inbound) &&
      !(rule.consentExempt === true && row.consented) &&
      (rule.channels === undefined || rule.channels.includes(row.channel)) &&
      (!rule.per.includes('person') || alike(row.person, intent.person)) &&
      (!rule.per.includes('debt') || alike(row.debt, intent.debt)) &&
      (!rule.per.includes('number') || alike(row.number, intent.number)) &&
      (!rule.per.includes('place') || alike(row.place, intent.place)),
  );
}

function isInPeriod(past: Clock, now: Clock, period: CountingPeriod): boolean {
  if ('ever' in period) return true;
  if ('rollingHours' in period) {
    return Temporal.Instant.compare(past.toInstant().add({ hours: period.rollingHours }), now.toInstant()) > 0;
  }
  const [day, today] = [past.toPlainDate(), now.toPlainDate()];
  if ('rollingDays' in period) return today.since(day, { largestUnit: 'days' }).days < period.rollingDays;
  if (period.calendar === 'day') return day.equals(today);
  if (period.calendar === 'week') return day.yearOfWeek === today.yearOfWeek && day.weekOfYear === today.weekOfYear;
  return day.toPlainYearMonth().equals(today.toPlainYearMonth());
}

function isUnderCap(rule: CapRule, contact: ContactCase, now: Clock): boolean {
  const rows = rowsFor(rule, contact);
  return rows.filter((row) => isInPeriod(onClock(row.at, now.timeZoneId), now, rule.period)).length < rule.limit;
}

function holds(facts: readonly string[], contact: ContactCase, now: Clock, { byHour }: { byHour: boolean }): boolean {
  const moment = now.epochMilliseconds;
  const clock = now.toPlainTime().toString({ smallestUnit: 'millisecond' });
  return contact.facts.known.some(({ fact, channel, from, until, hours }) => {
    if (!facts.includes(fact)) return false;
    if (channel !== undefined && channel !== contact.intent.channel) return false;
    if ((from !== undefined && moment < from) || (until !== undefined && moment >= until)) return false;
    if (!byHour && fact !== 'hoursUnwanted') return true;
    if (hours === undefined) return fact !== 'hoursAgreed';
    const [open, close] = hours;
    if (open === '24:00') return clock < close;
    return open < close ? clock >= open && (close === '24:00' || clock < close) : clock >= open || clock < close;
  });
}

function isContent(rule: LawRule, contact: ContactCase, { pack, now }: { pack: RulePack; now: Clock }): boolean {
  const { intent } = contact;
  const here = (other: ContactRecord) => onClock(other.at, now.timeZoneId);
  switch (rule.kind) {
    case 'window':
      return isOpen(rule, { pack, now });
    case 'cap':
      return intent.purpose === 'answer' || isUnderCap(rule, contact, now);
    case 'gap':
      return (
        intent.purpose === 'answer' ||
        rowsFor(rule, contact).every(
          (row) => here(row).toPlainDate().until(now.toPlainDate(), { largestUnit: 'days' }).days >= rule.days,
        )
      );
    case 'channelLock':
      return (
        intent.purpose === 'answer' ||
        !rowsFor(rule, contact).some(
          (row) => row.channel !== intent.channel && isInPeriod(here(row), now, { calendar: 'week' }),
        )
      );
    case 'party':
      return (
        rule.allow.includes(intent.role) ||
        (intent.role === 'attorney' &&
          rule.allow.includes('borrower') &&
          holds(['attorney'], contact, now, { byHour: true }))
      );
    case 'need':
      return holds(rule.facts, contact, now, { byHour: true });
    case 'not':
      return !holds(rule.facts, contact, now, { byHour: false });
    case 'content':
    default:
      return !rule.forbid.some((content) => intent.says?.includes(content) === true);
  }
}

function speaks({ on = {} }: LawRule, contact: ContactCase, now: Clock): boolean {
  const { channel, role, purpose, place } = contact.intent;
  if (on.channel !== undefined && !on.channel.includes(channel)) return false;
  if (on.role !== undefined && !on.role.includes(role)) return false;
  if (on.purpose !== undefined && !on.purpose.includes(purpose)) return false;
  if (on.place !== undefined && place !== null && !on.place.includes(place)) return false;
  const { penaltyDay } = contact.facts;
  if (on.pastDueUpTo === undefined || penaltyDay === null) return true;
  return Temporal.PlainDate.from(penaltyDay).until(now.toPlainDate(), { largestUnit: 'days' }).days <= on.pastDueUpTo;
}

function isInForce({ from, to }: RulePack, now: Clock): boolean {
  const today = now.toPlainDate();
  return Temporal.PlainDate.compare(today, from) >= 0 && (to === null || Temporal.PlainDate.compare(today, to) < 0);
}

/** The rules that speak against a contact at a moment in any of the zones. */
export function brokenRules(packs: readonly RulePack[], contact: ContactCase, moment: number): LawRule[] {
  const zones = contact.intent.zones.length > 0 ? contact.intent.zones : packs.flatMap(({ zones: all }) => all);
  const clocks = [...new Set(zones)].map((zone) => onClock(moment, zone));
  return packs.flatMap((pack) =>
    pack.rules.filter((rule) =>
      clocks.some(
        (now) =>
          isInForce(pack, now) &&
          speaks(rule, contact, now) &&
          !isContent(rule, contact, { pack, now }) &&
          !holds(rule.waivedBy ?? [], contact, now, { byHour: true }),
      ),
    ),
  );
}

/** Every moment of the days before `until` at which something may become lawful: hours that open, midnights, what runs out. */
export function turningPoints(packs: readonly RulePack[], contact: ContactCase, span: { from: number; until: number }) {
  const { from, until } = span;
  const zones = contact.intent.zones.length > 0 ? contact.intent.zones : packs.flatMap(({ zones: all }) => all);
  const times = new Set(['00:00']);
  for (const { rules } of packs) {
    for (const rule of rules) if (rule.kind === 'window') for (const { from: opens } of rule.open) times.add(opens);
  }
  for (const { hours } of contact.facts.known) {
    for (const time of hours ?? []) times.add(time === '24:00' ? '00:00' : time);
  }
  const points = contact.facts.known.flatMap((fact) => [fact.from, fact.until].filter((each) => each !== undefined));
  const rolling = packs.flatMap(({ rules }) =>
    rules.flatMap((rule) => ('period' in rule && 'rollingHours' in rule.period ? [rule.period.rollingHours] : [])),
  );
  for (const { at } of contact.history) for (const hours of new Set(rolling)) points.push(at + hours * 3_600_000);
  for (const zone of new Set(zones)) {
    const last = onClock(until, zone).toPlainDate();
    for (
      let day = onClock(from, zone).toPlainDate();
      Temporal.PlainDate.compare(day, last) <= 0;
      day = day.add({ days: 1 })
    ) {
      for (const time of times) points.push(day.toZonedDateTime({ timeZone: zone, plainTime: time }).epochMilliseconds);
    }
  }
  return points.filter((point) => point >= from && point < until);
}
