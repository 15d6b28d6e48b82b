import type { LawRule, RuleDemand } from '@/contract/law/lawPack';
import { toLawRule, isRedundant, type OwnRule } from '@/contract/law/ownRules';
import { ALL_DAYS, given, ownCap, ownGap, ownWindow } from '../../support/law/ownRule';

const hours = (from: string, to: string, days = ALL_DAYS): RuleDemand => ({
  kind: 'window',
  open: [{ days, from, to }],
  holidays: 'open',
});
const WEEKDAYS = hours('08:30', '19:15', [1, 2, 3, 4, 5]);
const OFFICE_AND_SATURDAY: RuleDemand = {
  kind: 'window',
  open: [
    { days: [1, 2, 3, 4, 5], from: '08:30', to: '19:15' },
    { days: [6], from: '09:00', to: '12:00' },
  ],
  holidays: 'open',
};
const CLOSED: RuleDemand = { ...WEEKDAYS, kind: 'window', open: [], holidays: 'closed' };

const calls = { channel: ['call', 'sms'] } as const;

/** Rules next to which the hours of an institution's rule close nothing more. */
test.each<[string, { own?: OwnRule; others: readonly LawRule[]; is: boolean }]>([
  ['alone', { others: [], is: false }],
  ['beside the same', { others: [given(WEEKDAYS)], is: true }],
  ['beside shorter ones', { others: [given(hours('08:31', '19:14', [1, 2, 3, 4, 5]))], is: true }],
  ['that begin a minute later', { others: [given(hours('08:29', '19:15', [1, 2, 3, 4, 5]))], is: false }],
  ['that end a minute earlier', { others: [given(hours('08:30', '19:16', [1, 2, 3, 4, 5]))], is: false }],
  ['on a day less', { others: [given(hours('08:30', '19:15', [1, 2, 3, 4, 5, 6]))], is: false }],
  ['on a day more', { others: [given(hours('08:30', '19:15', [1, 2, 3, 4]))], is: true }],
  [
    'that others close together',
    {
      own: ownWindow({ days: ALL_DAYS }),
      others: [given(hours('08:30', '24:00')), given(hours('00:00', '19:15'))],
      is: true,
    },
  ],
  [
    'beside hours that are never closed',
    { own: ownWindow({ days: ALL_DAYS }), others: [given(hours('00:00', '24:00'))], is: false },
  ],
  ['beside hours that differ from day to day', { others: [given(OFFICE_AND_SATURDAY)], is: false }],
  ['beside a single minute that they leave out', { others: [given(hours('08:29', '08:30'))], is: false }],
  [
    'beside hours that leave none together',
    {
      own: ownWindow({ from: '13:00' }),
      others: [given(hours('00:00', '12:00')), given(hours('12:00', '24:00'))],
      is: true,
    },
  ],
  ['beside another rule than hours', { others: [given({ kind: 'not', facts: [] })], is: false }],
  ['beside hours and another rule', { others: [given({ kind: 'not', facts: [] }), given(WEEKDAYS)], is: true }],
  ['beside a warning', { others: [given(WEEKDAYS, { effect: 'warn' })], is: false }],
  ['beside what a fact lifts', { others: [given(WEEKDAYS, { waivedBy: ['hoursAgreed'] })], is: false }],
  ['beside what is said of some people', { others: [given(WEEKDAYS, { on: { role: ['borrower'] } })], is: false }],
  ['beside what is said of its channel', { others: [given(WEEKDAYS, { on: { channel: ['call'] } })], is: true }],
  ['beside what is said of its channel and others', { others: [given(WEEKDAYS, { on: calls })], is: true }],
  ['beside what is said of another channel', { others: [given(WEEKDAYS, { on: { channel: ['sms'] } })], is: false }],
  [
    'beside what is said of one of its channels',
    {
      own: ownWindow({ channels: ['call', 'sms'] }),
      others: [given(WEEKDAYS, { on: { channel: ['sms'] } })],
      is: false,
    },
  ],
  [
    'closed on holidays, beside the same',
    { own: ownWindow({ holidayCountry: 'MX' }), others: [given(WEEKDAYS)], is: false },
  ],
  [
    'closed on holidays, beside a pack that closes on its own',
    { own: ownWindow({ holidayCountry: 'MX' }), others: [given(CLOSED)], is: false },
  ],
  [
    'closed on holidays, beside an own rule that does not close',
    { own: ownWindow({ holidayCountry: 'MX' }), others: [toLawRule(ownWindow())], is: false },
  ],
  [
    'closed on holidays, beside an own rule that closes and hours of a pack',
    {
      own: ownWindow({ holidayCountry: 'MX' }),
      others: [
        given(WEEKDAYS),
        toLawRule(ownWindow({ days: ALL_DAYS, from: '00:00', to: '23:59', holidayCountry: 'MX' })),
      ],
      is: true,
    },
  ],
  [
    'open on holidays, beside an own rule that closes',
    { others: [toLawRule(ownWindow({ holidayCountry: 'MX' }))], is: true },
  ],
])('LC-02 own hours change nothing only where others close all that they close: %s', (_, { own, others, is }) => {
  expect(isRedundant(own ?? ownWindow(), others)).toBe(is);
});

const counting = { per: ['person'], counts: 'attempt' } as const;
const twoADay: RuleDemand = { ...counting, kind: 'cap', limit: 2, period: { calendar: 'day' } };
const threeDays: RuleDemand = { ...counting, kind: 'gap', days: 3 };

test.each<[string, { own?: OwnRule; others: readonly LawRule[]; is: boolean }]>([
  ['alone', { others: [], is: false }],
  ['beside the same', { others: [given(twoADay)], is: true }],
  ['beside a smaller one', { others: [given({ ...twoADay, limit: 1 })], is: true }],
  ['beside a greater one', { others: [given({ ...twoADay, limit: 3 })], is: false }],
  ['of a week', { own: ownCap({ period: 'week' }), others: [given(twoADay)], is: false }],
  ['beside a smaller one among others', { others: [given(threeDays), given({ ...twoADay, limit: 1 })], is: true }],
  ['beside a gap', { others: [given(threeDays)], is: false }],
  ['beside one of all channels it counts', { others: [given({ ...twoADay, channels: ['sms', 'call'] })], is: true }],
  ['beside one of another channel', { others: [given({ ...twoADay, channels: ['sms'] })], is: false }],
  [
    'beside one of some of its channels',
    { own: ownCap({ channels: ['call', 'sms'] }), others: [given({ ...twoADay, channels: ['sms'] })], is: false },
  ],
  ['beside one of each debt', { others: [given({ ...twoADay, per: ['person', 'debt'] })], is: false }],
  ['beside one of all people together', { others: [given({ ...twoADay, per: [] })], is: true }],
  [
    'beside one that agreed contacts are exempt from',
    { others: [given({ ...twoADay, consentExempt: true })], is: false },
  ],
  ['beside one that counts more', { others: [given({ ...twoADay, counts: 'dial' })], is: true }],
  ['beside one that counts less', { others: [given({ ...twoADay, counts: 'connected' })], is: false }],
  [
    'of talks, beside one of answered calls',
    { own: ownCap({ counts: 'conversation' }), others: [given({ ...twoADay, counts: 'connected' })], is: true },
  ],
  [
    'of answered calls, beside one of talks',
    { own: ownCap({ counts: 'connected' }), others: [given({ ...twoADay, counts: 'conversation' })], is: false },
  ],
  ['beside a warning', { others: [given(twoADay, { effect: 'warn' })], is: false }],
  ['beside hours', { others: [given(WEEKDAYS)], is: false }],
])(
  'LC-02 an own number changes nothing only where another is as small and counts as much: %s',
  (_, { own, others, is }) => {
    expect(isRedundant(own ?? ownCap(), others)).toBe(is);
  },
);

test.each<[string, { others: readonly LawRule[]; is: boolean }]>([
  ['alone', { others: [], is: false }],
  ['beside the same', { others: [given(threeDays)], is: true }],
  ['beside a longer one', { others: [given({ ...threeDays, days: 4 })], is: true }],
  ['beside a shorter one', { others: [given({ ...threeDays, days: 2 })], is: false }],
  ['beside one that counts less', { others: [given({ ...threeDays, counts: 'connected' })], is: false }],
  ['beside a number', { others: [given(twoADay)], is: false }],
  ['beside a rule that counts nothing', { others: [given({ kind: 'not', facts: [] })], is: false }],
])('LC-02 days between contacts change nothing only beside as many: %s', (_, { others, is }) => {
  expect(isRedundant(ownGap(3), others)).toBe(is);
});
