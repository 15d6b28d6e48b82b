import type { CountingPeriod } from '@/contract/law/lawPack';
import { getDecision, type OwnCase } from '../../support/law/ownCase';

const HOURS: CountingPeriod = { rollingHours: 24 };
const DAYS: CountingPeriod = { rollingDays: 7 };
const cap = (limit: number, period: CountingPeriod) =>
  ({ kind: 'cap', per: ['person'], counts: 'attempt', limit, period }) as const;

const getUsed = (period: CountingPeriod, past: string): number | undefined => {
  const own: OwnCase = { says: past, is: 'allow', rules: [cap(2, period)], past: [[past]] };
  return getDecision(own).quota[0]?.used;
};

test.each([
  ['24 hours, a second less', { period: HOURS, past: '2026-07-14 12:00:01', used: 1 }],
  ['24 hours to the second', { period: HOURS, past: '2026-07-14 12:00', used: 0 }],
  ['two days in hours', { period: HOURS, past: '2026-07-13 12:00', used: 0 }],
  ['the seventh day, the first second', { period: DAYS, past: '2026-07-09 00:00', used: 1 }],
  ['the day before the seven', { period: DAYS, past: '2026-07-08 23:59:59', used: 0 }],
  ['a fortnight in days', { period: DAYS, past: '2026-07-01 12:00', used: 0 }],
  ['today', { period: { calendar: 'day' }, past: '2026-07-15 00:00', used: 1 }],
  ['yesterday', { period: { calendar: 'day' }, past: '2026-07-14 23:59:59', used: 0 }],
  ['years ago, where all count', { period: { ever: true }, past: '2001-01-01 12:00', used: 1 }],
] as const)('LC-01 what is used of a number of contacts: %s', (_, { period, past, used }) => {
  expect(getUsed(period, past)).toBe(used);
});

test.each([HOURS, DAYS, { calendar: 'week' }, { ever: true }] as const)(
  'LC-01 a number of none is refused for ever, and no contact makes room: %j',
  (period) => {
    const own: OwnCase = { says: 'none', is: 'deny', rules: [cap(0, period)] };
    expect(getDecision(own)).toMatchObject({ verdict: 'deny', earliest: null });
  },
);

test('LC-04 a known attorney permits contacts only with the attorney', () => {
  const rules = [{ kind: 'party', allow: ['borrower'] }] as const;
  const known = [{ fact: 'attorney' }] as const;
  const verdict = (role: 'attorney' | 'spouse') =>
    getDecision({ says: role, is: 'deny', rules, intent: { role }, known }).verdict;
  expect([verdict('attorney'), verdict('spouse')]).toEqual(['allow', 'deny']);
});
