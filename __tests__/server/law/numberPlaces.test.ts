import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks } from '@/contract/law/selectPacks';
import type { ContactRecord } from '@/contract/law/contact';
import { evaluateRules } from '../../../server/modules/law/decideFor';
import type { ContactPreferenceSummary } from '../../../server/modules/law/getPreferenceFacts';

const NOW = new Date('2026-07-30T16:00:00Z');
const OWN = { relation: 'R01', name: 'Ana', phone: '6175550101', emergency: false };
const OFFICE = { ...OWN, phone: '6175550202' };

const calls = (phone: string, ...days: readonly number[]): ContactRecord[] =>
  days.map((day) => ({
    at: Date.parse(`2026-07-${String(day).padStart(2, '0')}T16:00:00Z`),
    channel: 'call',
    inbound: false,
    outcome: 'noAnswer',
    person: 'borrower',
    debt: '1',
    number: phone,
    place: null,
    consented: false,
  }));

const atWork: ContactPreferenceSummary = {
  kind: 'notAtWork',
  number: OFFICE.phone,
  person: 'borrower',
  hourFrom: null,
  hourTo: null,
  attorneyId: null,
};

const rulesFor = (
  to: typeof OWN,
  history: readonly ContactRecord[],
  wishes: readonly ContactPreferenceSummary[],
): string[] =>
  evaluateRules(
    {
      of: { loanId: 1, penaltyDate: '2026-06-01' },
      packs: selectPacks(ALL_PACKS, ['US', 'US-MA']),
      history,
      wishes,
      zonesFor: () => ({ zones: ['America/New_York'], basis: 'address' }),
    },
    { to, channel: 'call' },
    NOW,
  ).reasons.map(({ rule }) => rule);

test('LC-02 numbers of the borrower count as home or mobile: two calls in seven days, not in thirty', () => {
  expect(rulesFor(OWN, calls(OWN.phone, 5, 10, 24), [])).toEqual([]);
  expect(rulesFor(OWN, calls(OWN.phone, 25, 26), [])).toContain('ma.twoInSeven');
});

test('LC-02 a number at work has its own limit, and its calls are not counted as calls at home', () => {
  const history = calls(OFFICE.phone, 24, 25);
  expect(rulesFor(OWN, history, [atWork])).toEqual([]);
  expect(rulesFor(OFFICE, history, [atWork])).toEqual(expect.arrayContaining(['house.work', 'ma.twoInThirty']));
});
