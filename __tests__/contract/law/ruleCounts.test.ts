import type { ContactOutcome } from '@/contract/law/contact';
import type { CapRule, CountingBasis, CountingPeriod } from '@/contract/law/lawPack';
import { expected } from '../../support/law/lawCase';
import { decidedByOwn, getDecision, type DemandedRule, type OwnCase } from '../../support/law/ownCase';

const cap = (limit: number, period: CountingPeriod, more: Partial<CapRule> = {}): DemandedRule => ({
  kind: 'cap',
  per: ['person'],
  counts: 'attempt',
  limit,
  period,
  ...more,
});
const DAY: CountingPeriod = { calendar: 'day' };
const MONTH: CountingPeriod = { calendar: 'month' };
const WEEK: CountingPeriod = { calendar: 'week' };
const DAYS: CountingPeriod = { rollingDays: 7 };
const ago = '2026-07-15 10:00';
const sms = { channel: 'sms' } as const;

/** Number of contacts per period. */
const PERIODS: readonly OwnCase[] = [
  { says: 'none yet', is: 'allow', rules: [cap(1, DAY)] },
  { says: 'one today', is: 'deny', from: '2026-07-16 00:00', rules: [cap(1, DAY)], past: [[ago]] },
  { says: 'one yesterday', is: 'allow', rules: [cap(1, DAY)], past: [['2026-07-14 23:59:59']] },
  { says: 'one of two', is: 'allow', rules: [cap(2, DAY)], past: [[ago]] },
  { says: 'one to come today', is: 'deny', rules: [cap(1, DAY)], past: [['2026-07-15 13:00']] },
  {
    says: 'one to come tomorrow',
    is: 'deny',
    from: '2026-07-17 00:00',
    rules: [cap(1, DAY)],
    past: [[ago], ['2026-07-16 09:00']],
  },
  { says: 'on Monday', is: 'deny', from: '2026-07-20 00:00', rules: [cap(1, WEEK)], past: [['2026-07-13 00:00']] },
  { says: 'on Sunday before', is: 'allow', rules: [cap(1, WEEK)], past: [['2026-07-12 23:59:59']] },
  {
    says: 'on Sunday to Sunday',
    on: '2026-07-19 12:00',
    is: 'deny',
    from: '2026-07-20 00:00',
    rules: [cap(1, WEEK)],
    past: [['2026-07-13 12:00']],
  },
  {
    says: 'on the first',
    is: 'deny',
    from: '2026-08-01 00:00',
    rules: [cap(1, MONTH)],
    past: [['2026-07-01 00:00']],
  },
  { says: 'in June', is: 'allow', rules: [cap(1, MONTH)], past: [['2026-06-30 23:59:59']] },
  { says: 'a year ago this month', is: 'allow', rules: [cap(1, MONTH)], past: [['2025-07-15 12:00']] },
  { says: 'ever', is: 'deny', from: null, rules: [cap(1, { ever: true })], past: [['2001-01-01 12:00']] },
  {
    says: 'in hours',
    is: 'deny',
    from: '2026-07-15 12:00:01',
    rules: [cap(1, { rollingHours: 24 })],
    past: [['2026-07-14 12:00:01']],
  },
  { says: 'so many hours ago', is: 'allow', rules: [cap(1, { rollingHours: 24 })], past: [['2026-07-14 12:00']] },
  {
    says: 'in days',
    is: 'deny',
    from: '2026-07-16 00:00',
    rules: [cap(1, DAYS)],
    past: [['2026-07-09 23:00']],
  },
  { says: 'so many days ago', is: 'allow', rules: [cap(1, DAYS)], past: [['2026-07-08 23:59']] },
  {
    says: 'the oldest makes room, however they are told',
    is: 'deny',
    from: '2026-07-17 00:00',
    rules: [cap(2, DAYS)],
    past: [['2026-07-12 12:00'], ['2026-07-10 12:00']],
  },
  {
    says: 'one too many waits for the second',
    is: 'deny',
    from: '2026-07-18 00:00',
    rules: [cap(2, DAYS)],
    past: [['2026-07-10 12:00'], ['2026-07-11 12:00'], ['2026-07-12 12:00']],
  },
];

/** Contacts that count. */
const COUNTED: readonly OwnCase[] = [
  { says: 'somebody else', is: 'allow', rules: [cap(1, DAY)], past: [[ago, { person: 'p2' }]] },
  { says: 'nobody knows who', is: 'deny', rules: [cap(1, DAY)], past: [[ago, { person: null }]] },
  { says: 'another debt of the person', is: 'deny', rules: [cap(1, DAY)], past: [[ago, { debt: 'd2' }]] },
  {
    says: 'another debt',
    is: 'allow',
    rules: [cap(1, DAY, { per: ['person', 'debt'] })],
    past: [[ago, { debt: 'd2' }]],
  },
  { says: 'another number', is: 'allow', rules: [cap(1, DAY, { per: ['number'] })], past: [[ago, { number: 'n2' }]] },
  {
    says: 'a number that nobody knows yet',
    is: 'deny',
    rules: [cap(1, DAY, { per: ['number'] })],
    past: [[ago, { number: 'n2' }]],
    intent: { number: null },
  },
  { says: 'another channel', is: 'allow', rules: [cap(1, DAY, { channels: ['call'] })], past: [[ago, sms]] },
  { says: 'any channel', is: 'deny', rules: [cap(1, DAY)], past: [[ago, sms]] },
  { says: 'begun by the person', is: 'allow', rules: [cap(1, DAY)], past: [[ago, { inbound: true }]] },
  {
    says: 'begun by the person, and counted',
    is: 'deny',
    rules: [cap(1, DAY, { inbound: true })],
    past: [[ago, { inbound: true }]],
  },
  { says: 'agreed to', is: 'deny', rules: [cap(1, DAY)], past: [[ago, { consented: true }]] },
  {
    says: 'agreed to, and exempt',
    is: 'allow',
    rules: [cap(1, DAY, { consentExempt: true })],
    past: [[ago, { consented: true }]],
  },
  { says: 'not agreed to', is: 'deny', rules: [cap(1, DAY, { consentExempt: true })], past: [[ago]] },
  { says: 'an answer is not counted', is: 'allow', rules: [cap(1, DAY)], past: [[ago]], intent: { purpose: 'answer' } },
];

const gap = (days: number): DemandedRule => ({ kind: 'gap', per: ['person'], counts: 'attempt', days });
const lock: DemandedRule = { kind: 'channelLock', per: ['person'], counts: 'attempt' };

/** Between two, and by several channels. */
const BETWEEN: readonly OwnCase[] = [
  { says: 'no contact before', is: 'allow', rules: [gap(2)] },
  { says: 'the day before', is: 'deny', from: '2026-07-16 00:00', rules: [gap(2)], past: [['2026-07-14 00:00']] },
  { says: 'two days before', is: 'allow', rules: [gap(2)], past: [['2026-07-13 23:59:59']] },
  {
    says: 'the last counts, however they are told',
    is: 'deny',
    from: '2026-07-16 00:00',
    rules: [gap(2)],
    past: [['2026-07-14 09:00'], ['2026-07-01 09:00']],
  },
  { says: 'an answer', is: 'allow', rules: [gap(2)], past: [[ago]], intent: { purpose: 'answer' } },
  { says: 'the same channel', is: 'allow', rules: [lock], past: [[ago]] },
  {
    says: 'another channel this week',
    is: 'deny',
    from: '2026-07-20 00:00',
    rules: [lock],
    past: [['2026-07-13 00:00', sms]],
  },
  { says: 'another channel last week', is: 'allow', rules: [lock], past: [['2026-07-12 23:59:59', sms]] },
  {
    says: 'and next week',
    is: 'deny',
    from: '2026-07-27 00:00',
    rules: [lock],
    past: [
      [ago, sms],
      ['2026-07-21 09:00', sms],
    ],
  },
  {
    says: 'an answer by another channel',
    is: 'allow',
    rules: [lock],
    past: [[ago, sms]],
    intent: { purpose: 'answer' },
  },
];

test.each([...PERIODS, ...COUNTED, ...BETWEEN])('LC-01 what is counted: $says: $is', (own) => {
  expect(decidedByOwn(own)).toEqual(expected(own));
});

const OUTCOMES: readonly ContactOutcome[] = [
  'notConnected',
  'noAnswer',
  'connected',
  'conversation',
  'reserved',
  'unknown',
];
const FROM: Readonly<Record<CountingBasis, ContactOutcome>> = {
  dial: 'notConnected',
  attempt: 'noAnswer',
  connected: 'connected',
  conversation: 'conversation',
};

test.each(Object.entries(FROM) as [CountingBasis, ContactOutcome][])(
  'LC-01 as %s everything counts from %s on, and what is not known',
  (counts, first) => {
    const counted = OUTCOMES.filter((outcome) => {
      const own: OwnCase = { says: outcome, is: 'deny', rules: [cap(1, DAY, { counts })], past: [[ago, { outcome }]] };
      return getDecision(own).verdict === 'deny';
    });
    expect(counted).toEqual(OUTCOMES.slice(OUTCOMES.indexOf(first)));
  },
);

test('LC-01 what is used of a cap is that of the zone where it is most, and its place is free when it is free in all', () => {
  const zones = ['America/Mexico_City', 'Pacific/Auckland'];
  const past = [['2026-07-14 12:00'], ['2026-07-14 23:00']] as const;
  const { quota } = getDecision({
    says: 'x',
    is: 'deny',
    rules: [cap(2, DAY)],
    past,
    intent: { zones },
    on: '2026-07-14 23:30',
  });
  expect(quota).toEqual([{ rule: 'own.0', used: 2, limit: 2, freesAt: Date.parse('2026-07-15T12:00:00Z') }]);
});
