import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Each with the article it is read from; 2026-07-15 is a Wednesday. Mexico City's clock has not changed since 2022. */
const ZONE = 'America/Mexico_City';

const CASES: readonly Pinned[] = [
  {
    says: 'Cuarta: not before seven',
    on: '2026-07-15 06:59:59',
    is: 'deny',
    from: '2026-07-15 07:00',
    by: ['mx.hours'],
  },
  { says: 'Cuarta: from seven on', on: '2026-07-15 07:00', is: 'allow' },
  { says: 'Cuarta: at noon', on: '2026-07-15 12:00', is: 'allow' },
  { says: 'Cuarta: until before ten at night', on: '2026-07-15 21:59:59', is: 'allow' },
  { says: 'Cuarta: not from ten on', on: '2026-07-15 22:00', is: 'deny', from: '2026-07-16 07:00' },
  { says: 'Cuarta: not at three in the night', on: '2026-07-15 03:00', is: 'deny', from: '2026-07-15 07:00' },
  { says: 'Cuarta: Saturdays like any day', on: '2026-07-18 21:00', is: 'allow' },
  { says: 'Cuarta: Sundays like any day', on: '2026-07-19 07:30', is: 'allow' },
  { says: 'Cuarta: holidays like any day', on: '2026-09-16 10:00', is: 'allow' },
  { says: 'Cuarta: New Year’s night', on: '2026-12-31 22:30', is: 'deny', from: '2027-01-01 07:00' },
  {
    says: 'Cuarta: visits keep the same hours',
    on: '2026-07-15 22:01',
    intent: { channel: 'visit' },
    is: 'deny',
    from: '2026-07-16 07:00',
  },
  {
    says: 'Cuarta: messages keep the same hours',
    on: '2026-07-15 23:00',
    intent: { channel: 'sms' },
    is: 'deny',
    by: ['mx.messageHours'],
  },
  { says: 'Cuarta: a letter has no hour', on: '2026-07-15 23:00', intent: { channel: 'letter' }, is: 'allow' },
  {
    says: 'Cuarta: by the clock of where the borrower is',
    zone: 'America/Tijuana',
    on: '2026-07-15 06:30',
    is: 'deny',
    from: '2026-07-15 07:00',
  },
  {
    says: 'Cuarta: in two zones it has to be lawful in both',
    on: '2026-07-15 07:30',
    intent: { zones: ['America/Mexico_City', 'America/Tijuana'] },
    is: 'deny',
    from: '2026-07-15 08:00',
  },
  {
    says: 'Cuarta: where nobody knows the zone, in all of the country',
    on: '2026-07-15 21:00',
    intent: { zones: [], zoneBasis: 'assumed' },
    is: 'deny',
    from: '2026-07-16 08:00',
  },
  {
    says: 'Cuarta VII: no references',
    on: '2026-07-15 12:00',
    intent: { role: 'reference' },
    is: 'deny',
    from: null,
    by: ['mx.parties'],
  },
  { says: 'Cuarta VII: no relatives', on: '2026-07-15 12:00', intent: { role: 'spouse' }, is: 'deny', from: null },
  { says: 'Cuarta VII: the guarantor may', on: '2026-07-15 12:00', intent: { role: 'cosigner' }, is: 'allow' },
  {
    says: 'Cuarta VII: a number of a call list may not',
    on: '2026-07-15 03:00',
    intent: { role: 'unknown' },
    is: 'deny',
    from: null,
    by: ['mx.hours', 'mx.parties'],
  },
  {
    says: 'Cuarta: no minors',
    on: '2026-07-15 12:00',
    known: [{ fact: 'minor' }],
    is: 'deny',
    from: null,
    by: ['house.never', 'mx.minors'],
  },
  {
    says: 'Cuarta: no older adults but the borrower',
    on: '2026-07-15 12:00',
    intent: { role: 'cosigner' },
    known: [{ fact: 'olderAdult' }],
    is: 'deny',
    from: null,
  },
  {
    says: 'Cuarta: a borrower who is an older adult',
    on: '2026-07-15 12:00',
    known: [{ fact: 'olderAdult' }],
    is: 'allow',
  },
  {
    says: 'Cuarta VII: only numbers that were given',
    on: '2026-07-15 12:00',
    known: [{ fact: 'numberNotGiven' }],
    is: 'deny',
    from: null,
  },
  {
    says: 'no cap was found in the text',
    on: '2026-07-15 12:00',
    past: [
      ['2026-07-15 09:00'],
      ['2026-07-15 09:30'],
      ['2026-07-15 10:00'],
      ['2026-07-15 10:30'],
      ['2026-07-15 11:00'],
    ],
    is: 'allow',
  },
];

test.each(CASES)('LC-01 LC-02 MX: $says ($on)', (pinned) => {
  expect(decided(['MX'], { zone: ZONE, ...pinned })).toEqual(expected(pinned));
});
