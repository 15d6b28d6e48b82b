import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import type { ContactCase, ContactRecord } from '@/contract/law/contact';
import { decideContact } from '@/contract/law/decideContact';
import type { RulePack, LawRule } from '@/contract/law/lawPack';
import { at } from '../../support/law/lawCase';

const MEXICO_CITY = 'America/Mexico_City';
const NEW_YORK = 'America/New_York';

const contact = (zones: readonly string[], history: readonly ContactRecord[] = []): ContactCase => ({
  intent: {
    channel: 'call',
    role: 'borrower',
    purpose: 'collect',
    person: 'p1',
    debt: 'd1',
    number: 'n1',
    place: null,
    zones,
    zoneBasis: 'address',
  },
  facts: { known: [], penaltyDay: null },
  history,
});

const talk = (local: string, zone: string): ContactRecord => ({
  at: at(local, zone),
  channel: 'call',
  inbound: false,
  outcome: 'conversation',
  person: 'p1',
  debt: 'd1',
  number: 'n1',
  place: null,
  consented: false,
});

const MEXICAN = selectPacks(ALL_PACKS, ['MX']);

test('LC-01 a reason names pack, rule, kind, source, article, confidence and the moment it ends', () => {
  const night = at('2026-07-15 03:00', MEXICO_CITY);
  expect(decideContact(MEXICAN, contact([MEXICO_CITY]), night)).toEqual({
    verdict: 'deny',
    earliest: at('2026-07-15 07:00', MEXICO_CITY),
    reasons: [
      {
        pack: 'MX@2014-10-08',
        rule: 'mx.hours',
        kind: 'window',
        effect: 'deny',
        source: MEXICAN[1]?.sources['dispositions']?.title,
        article: 'Cuarta',
        confidence: 'high',
        until: at('2026-07-15 07:00', MEXICO_CITY),
        yearMissing: null,
      },
    ],
    quota: [],
    zones: [MEXICO_CITY],
    zoneBasis: 'address',
    packs: ['HOUSE@3', 'MX@2014-10-08'],
  });
});

test('LC-01 the rest of each cap is returned, and the time when a contact becomes available again', () => {
  const noon = at('2026-07-15 12:00', NEW_YORK);
  const { quota } = decideContact(
    selectPacks(ALL_PACKS, ['US']),
    contact([NEW_YORK], [talk('2026-07-14 10:00', NEW_YORK)]),
    noon,
  );
  expect(quota).toEqual([
    { rule: 'us.sevenInSeven', used: 1, limit: 7, freesAt: null },
    { rule: 'us.afterConversation', used: 1, limit: 1, freesAt: at('2026-07-21 00:00', NEW_YORK) },
  ]);
});

test('LC-01 a zone that no clock knows refuses, and so does no zone at all: nothing fails open', () => {
  const noon = at('2026-07-15 12:00', MEXICO_CITY);
  for (const decision of [
    decideContact(MEXICAN, contact(['America/Nowhere']), noon),
    decideContact(MEXICAN, contact([MEXICO_CITY, 'Mars/Olympus']), noon),
    decideContact(selectPacks(ALL_PACKS, []), contact([]), noon),
  ]) {
    expect(decision).toMatchObject({
      verdict: 'deny',
      earliest: null,
      reasons: [{ kind: 'zone', until: null }],
      quota: [],
    });
  }
});

test('LC-01 what is not known of an earlier contact counts, and so does what lies ahead of this clock', () => {
  const noon = at('2026-07-15 12:00', NEW_YORK);
  const packs = selectPacks(ALL_PACKS, ['US']);
  const earlier = talk('2026-07-14 10:00', NEW_YORK);
  const unlike = { ...earlier, person: 'p2' };
  expect(decideContact(packs, contact([NEW_YORK], [unlike]), noon).verdict).toBe('allow');
  for (const past of [{ ...earlier, person: null }, { ...earlier, debt: null }, talk('2026-07-15 12:05', NEW_YORK)]) {
    expect(decideContact(packs, contact([NEW_YORK], [past]), noon).verdict).toBe('deny');
  }
});

test('LC-01 a year without a holiday list is named as the reason', () => {
  const [day, zone] = ['2029-03-14 10:00', 'America/Lima'];
  const { reasons } = decideContact(selectPacks(ALL_PACKS, ['PE']), contact([zone]), at(day, zone));
  expect(reasons).toMatchObject([{ rule: 'pe.hours', until: null, yearMissing: 2029 }]);
});

const rule = (more: Partial<LawRule>) =>
  ({ id: 'own.rule', effect: 'deny', source: 'own', article: '–', confidence: 'high', ...more }) as LawRule;

const own = (rules: readonly LawRule[]): RulePack => ({
  id: 'OWN',
  version: '1',
  jurisdiction: '*',
  layer: 'policy',
  state: 'draft',
  from: '2026-01-01',
  to: null,
  zones: [],
  sources: { own: { title: 'House', date: '2026-01-01' } },
  rules,
});

test('LC-01 a month is counted from its first to its last day', () => {
  const packs = [
    own([rule({ kind: 'cap', per: ['person'], counts: 'attempt', limit: 1, period: { calendar: 'month' } })]),
  ];
  const december = [talk('2026-12-01 00:00', MEXICO_CITY)];
  const asked = (local: string) => decideContact(packs, contact([MEXICO_CITY], december), at(local, MEXICO_CITY));
  expect(asked('2026-12-31 23:59:59').earliest).toBe(at('2027-01-01 00:00', MEXICO_CITY));
  expect(asked('2027-01-01 00:00').verdict).toBe('allow');
  expect(asked('2026-11-30 12:00').verdict).toBe('allow');
});

test('LC-01 the week of counting begins on Monday, at the end of a year too', () => {
  const packs = [
    own([rule({ kind: 'cap', per: ['person'], counts: 'attempt', limit: 1, period: { calendar: 'week' } })]),
  ];
  const asked = (past: string, local: string) =>
    decideContact(packs, contact([MEXICO_CITY], [talk(past, MEXICO_CITY)]), at(local, MEXICO_CITY));
  expect(asked('2026-12-31 10:00', '2027-01-03 23:59').earliest).toBe(at('2027-01-04 00:00', MEXICO_CITY));
  expect(asked('2027-01-03 10:00', '2027-01-04 00:00').verdict).toBe('allow');
});
