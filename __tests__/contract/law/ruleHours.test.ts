import type { FactPeriod } from '@/contract/law/contact';
import type { WindowRule } from '@/contract/law/lawPack';
import { expected } from '../../support/law/lawCase';
import { decidedByOwn, getDecision, type DemandedRule, type OwnCase } from '../../support/law/ownCase';

const DAYS = [1, 2, 3, 4, 5, 6, 7];
const open = (...spans: readonly (readonly [string, string])[]): DemandedRule & WindowRule => ({
  kind: 'window',
  open: spans.map(([from, to]) => ({ days: DAYS, from, to })),
  holidays: 'open',
});
const HALVES = open(['08:30', '10:15']);
const LATER_FIRST = open(['13:00', '20:00'], ['08:00', '12:00']);

const HOURS: readonly OwnCase[] = [
  { says: 'before half past', on: '2026-07-15 08:29:59', is: 'deny', from: '2026-07-15 08:30', rules: [HALVES] },
  { says: 'at half past', on: '2026-07-15 08:30', is: 'allow', rules: [HALVES] },
  { says: 'in the last second', on: '2026-07-15 10:14:59', is: 'allow', rules: [HALVES] },
  { says: 'at the end', on: '2026-07-15 10:15', is: 'deny', from: '2026-07-16 08:30', rules: [HALVES] },
  { says: 'the earlier first', on: '2026-07-15 03:00', is: 'deny', from: '2026-07-15 08:00', rules: [LATER_FIRST] },
  { says: 'at noon', on: '2026-07-15 12:00', is: 'deny', from: '2026-07-15 13:00', rules: [LATER_FIRST] },
];

test.each(HOURS)('LC-01 hours of a day, to the minute and in any order: $says: $is', (own) => {
  expect(decidedByOwn(own)).toEqual(expected(own));
});

const agreed = (from: string, to: string): FactPeriod[] => [{ fact: 'hoursAgreed', hours: [from, to] }];
const MORNING = { ...open(['08:00', '09:00']), waivedBy: ['hoursAgreed'] } as const;

test.each([
  ['21:59:59', 'deny'],
  ['22:00', 'allow'],
  ['00:00', 'allow'],
  ['01:59:59', 'allow'],
  ['02:00', 'deny'],
  ['12:00', 'deny'],
])('LC-05 hours that pass midnight are two: at %s %s', (time, is) => {
  const known = agreed('22:00', '02:00');
  expect(getDecision({ says: time, is: 'deny', rules: [MORNING], on: `2026-07-15 ${time}`, known }).verdict).toBe(is);
});

test('LC-05 hours from a time to the same time are the whole day', () => {
  const known = agreed('12:00', '12:00');
  const verdicts = ['11:59:59', '12:00', '00:00'].map(
    (time) => getDecision({ says: time, is: 'allow', rules: [MORNING], on: `2026-07-15 ${time}`, known }).verdict,
  );
  expect(verdicts).toEqual(['allow', 'allow', 'allow']);
});

test('LC-02 a missing holiday list counts as closed and names the year; with a list no year is missing', () => {
  const rules = [{ ...open(['08:00', '09:00']), holidays: 'closed' } as const];
  expect(getDecision({ says: 'none', is: 'deny', rules }).reasons).toMatchObject([{ until: null, yearMissing: 2026 }]);
  const holidays = { source: 'x', checked: null, years: { 2026: '0716' } };
  const given = getDecision({ says: 'given', is: 'deny', rules, pack: { holidays } });
  expect(given.reasons).toMatchObject([{ until: Date.parse('2026-07-17T14:00:00Z'), yearMissing: null }]);
});
