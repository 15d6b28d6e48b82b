import type { RuleDemand } from '@/contract/law/lawPack';
import { toLawRule, findRedundantRule, type OwnRule, getOwnRuleId } from '@/contract/law/ownRules';
import { given, givenPack, ownCap, ownGap, ownWindow } from '../../support/law/ownRule';

test('LC-02 a rule of the institution is named by its content, in any order of its fields', () => {
  expect(
    [
      ownWindow({ days: [5, 1, 3], channels: ['sms', 'call'] }),
      ownWindow({ holidayCountry: 'MX' }),
      ownCap({ channels: ['sms', 'call'] }),
      ownGap(3, ['sms', 'call']),
    ].map(getOwnRuleId),
  ).toEqual([
    'own.window.call-sms.135.08:30-19:15',
    'own.window.call.12345.08:30-19:15.closed-MX',
    'own.cap.call-sms.2.day.attempt',
    'own.gap.call-sms.3',
  ]);
});

const OWN = { effect: 'deny', source: 'own', article: '–', confidence: 'high', on: { channel: ['call'] } } as const;

test.each<[OwnRule, RuleDemand]>([
  [
    ownWindow({ days: [5, 1, 3] }),
    { kind: 'window', open: [{ days: [1, 3, 5], from: '08:30', to: '19:15' }], holidays: 'open' },
  ],
  [
    ownWindow({ days: [6], holidayCountry: 'PE' }),
    { kind: 'window', open: [{ days: [6], from: '08:30', to: '19:15' }], holidays: 'closed' },
  ],
  [
    ownCap({ period: 'week', counts: 'dial' }),
    { kind: 'cap', limit: 2, period: { calendar: 'week' }, channels: ['call'], per: ['person'], counts: 'dial' },
  ],
  [ownGap(3), { kind: 'gap', days: 3, channels: ['call'], per: ['person'], counts: 'attempt' }],
])('LC-02 an own rule is asked as any other, and refuses: %j', (own, demand) => {
  expect(toLawRule(own)).toEqual({ ...OWN, ...demand, id: getOwnRuleId(own) });
});

const twoADay: RuleDemand = { kind: 'cap', per: ['person'], counts: 'attempt', limit: 2, period: { calendar: 'day' } };

test('LC-02 the first rule of the institution without an effect is reported, given the packs in force and earlier rules', () => {
  const [two, three] = [ownCap(), ownCap({ limit: 3 })];
  expect(findRedundantRule([two, three], [], '2026-07-15')).toBe(three);
  expect(findRedundantRule([three, two], [], '2026-07-15')).toBeUndefined();
  expect(findRedundantRule([three, two], [givenPack({ rules: [given(twoADay)] })], '2026-07-15')).toBe(three);
  expect(
    findRedundantRule([three, two], [givenPack({ rules: [given(twoADay)], to: '2026-07-15' })], '2026-07-15'),
  ).toBeUndefined();
});
