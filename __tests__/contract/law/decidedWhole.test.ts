import type { ContactCase, RuleViolation } from '@/contract/law/contact';
import { decideContact, findViolations } from '@/contract/law/decideContact';
import type { CapRule, WindowRule } from '@/contract/law/lawPack';
import { getDecision, type DemandedRule, type OwnCase } from '../../support/law/ownCase';

const OPEN = { days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '20:00' } as const;
const hours = (more: Partial<WindowRule & Pick<DemandedRule, 'effect'>> = {}): DemandedRule => ({
  kind: 'window',
  open: [OPEN],
  holidays: 'open',
  ...more,
});
const cap: CapRule = { kind: 'cap', per: ['person'], counts: 'attempt', limit: 1, period: { calendar: 'day' } };
const BOTH = ['America/Mexico_City', 'Pacific/Auckland'];
const own = (rules: readonly DemandedRule[], more: Partial<OwnCase> = {}): OwnCase => ({
  says: 'own',
  is: 'deny',
  rules,
  ...more,
});

const gap = (days: number): DemandedRule => ({ kind: 'gap', per: ['person'], counts: 'attempt', days });

const contact = (zones: readonly string[]): ContactCase => ({
  intent: {
    channel: 'call',
    role: 'borrower',
    purpose: 'collect',
    person: 'p',
    debt: 'd',
    number: null,
    place: null,
    zones,
    zoneBasis: 'address',
  },
  facts: { known: [], penaltyDay: null },
  history: [],
});

test('LC-01 an unknown time zone is reported completely and alone', () => {
  const reason: RuleViolation = {
    pack: '',
    rule: 'zone',
    kind: 'zone',
    effect: 'deny',
    source: '',
    article: '',
    confidence: 'high',
    until: null,
    yearMissing: null,
  };
  const { reasons, earliest, verdict } = getDecision(own([cap], { intent: { zones: ['Nowhere/Land'] } }));
  expect({ reasons, earliest, verdict }).toEqual({ reasons: [reason], earliest: null, verdict: 'deny' });
});

test('LC-07 what speaks against a contact is the same alone as in its whole decision', () => {
  const pack = {
    id: 'X',
    version: '1',
    jurisdiction: '*',
    layer: 'policy',
    state: 'draft',
    from: '2020-01-01',
    to: null,
    zones: [],
    sources: {},
    rules: [{ ...hours(), id: 'x.hours', effect: 'deny', source: 'gone', article: '1', confidence: 'low' }],
  } as const;
  for (const [at, zones] of [
    ['2026-07-15T03:00:00Z', ['UTC']],
    ['2026-07-15T12:00:00Z', ['UTC']],
    ['2026-07-15T12:00:00Z', ['Nowhere/Land']],
  ] as const) {
    const { verdict, reasons } = decideContact([pack], contact(zones), Date.parse(at));
    expect(findViolations([pack], contact(zones), Date.parse(at))).toEqual({ verdict, reasons });
    expect(reasons.map(({ source }) => source).join('')).toBe('');
  }
});

test('LC-01 what only warns is waited for by nobody', () => {
  const warned = getDecision(own([hours({ effect: 'warn' })], { on: '2026-07-15 03:00' }));
  expect(warned).toMatchObject({ verdict: 'warn', earliest: Date.parse('2026-07-15T09:00:00Z') });
  const opensLater = { ...OPEN, from: '10:00' };
  const both = [hours(), hours({ open: [opensLater], effect: 'warn' })];
  expect(getDecision(own(both, { on: '2026-07-15 03:00' }))).toMatchObject({
    verdict: 'deny',
    earliest: Date.parse('2026-07-15T14:00:00Z'),
  });
});

const afterGap = (days: number) =>
  getDecision(own([gap(days)], { on: '2026-07-15 00:00', past: [['2026-07-15 00:00']] })).earliest;

test('LC-01 a moment at the very end of the horizon is found, one beyond is not', () => {
  expect(afterGap(370)).toBe(Date.parse('2027-07-20T06:00:00Z'));
  expect(afterGap(371)).toBeNull();
});

test('LC-01 a missing year of holidays is that of the zone which is there first, and no matter of other rules', () => {
  const holidays = { source: 'x', checked: null, years: { 2026: '' } };
  const rules = [hours({ holidays: 'closed' }), cap];
  const { reasons } = getDecision(
    own(rules, {
      on: '2026-12-31 12:00',
      intent: { zones: BOTH },
      pack: { holidays },
      past: [['2026-12-31 11:00']],
    }),
  );
  expect(reasons.map(({ rule, yearMissing }) => [rule, yearMissing])).toEqual([
    ['own.0', 2027],
    ['own.1', null],
  ]);
});

test('LC-01 of a number of contacts that much is used as in the zone where it is most', () => {
  // Half past five in the morning and half past six of one day in Mexico City; in Auckland midnight lies between them.
  const past = [['2026-07-14 05:30'], ['2026-07-14 06:30']] as const;
  const { quota } = getDecision(own([{ ...cap, limit: 3 }], { on: '2026-07-14 07:00', intent: { zones: BOTH }, past }));
  expect(quota.map(({ used }) => used)).toEqual([2]);
});
