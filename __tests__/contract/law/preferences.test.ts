import { decided, expected, type Pinned } from '../../support/law/lawCase';

const ZONE = 'America/Mexico_City';

/** Only after six in the evening, and only in the forenoon. */
const AFTER_SIX = { fact: 'hoursUnwanted', hours: ['24:00', '18:00'] } as const;
const FORENOON = { fact: 'hoursUnwanted', hours: ['12:00', '09:00'] } as const;
const ATTORNEY = { fact: 'attorney' } as const;

const CASES: readonly Pinned[] = [
  {
    says: 'only after six',
    on: '2026-11-25 17:59',
    known: [AFTER_SIX],
    is: 'deny',
    from: '2026-11-25 18:00',
    by: ['house.hours'],
  },
  { says: 'only after six: six', on: '2026-11-25 18:00', known: [AFTER_SIX], is: 'allow', by: [] },
  { says: 'only after six: until midnight', on: '2026-11-25 23:59', known: [AFTER_SIX], is: 'allow' },
  {
    says: 'only after six: not after it',
    on: '2026-11-26 00:00',
    known: [AFTER_SIX],
    is: 'deny',
    from: '2026-11-26 18:00',
  },
  { says: 'only from nine to twelve: nine', on: '2026-11-25 09:00', known: [FORENOON], is: 'allow' },
  {
    says: 'only from nine to twelve: twelve',
    on: '2026-11-25 12:00',
    known: [FORENOON],
    is: 'deny',
    from: '2026-11-26 09:00',
  },
  {
    says: 'two wishes that leave no hour',
    on: '2026-11-25 10:00',
    known: [FORENOON, AFTER_SIX],
    is: 'deny',
    from: null,
  },
  {
    says: 'hours that name none stop all day',
    on: '2026-11-25 10:00',
    known: [{ fact: 'hoursUnwanted' }],
    is: 'deny',
    from: null,
  },
  {
    says: 'a wish that ends before its hours do',
    on: '2026-11-25 10:00',
    known: [{ ...AFTER_SIX, until: Date.parse('2026-11-25T17:00:00Z') }],
    is: 'deny',
    from: '2026-11-25 11:00',
  },
  {
    says: 'a wish that begins later',
    on: '2026-11-25 10:00',
    known: [{ ...AFTER_SIX, from: Date.parse('2026-11-25T17:00:00Z') }],
    is: 'allow',
  },
  {
    says: 'in each of two zones',
    on: '2026-11-25 17:30',
    intent: { zones: [ZONE, 'America/Tijuana'] },
    known: [AFTER_SIX],
    is: 'deny',
    from: '2026-11-25 20:00',
  },
  {
    says: 'not at work',
    on: '2026-11-25 10:00',
    known: [{ fact: 'employerForbids' }],
    is: 'deny',
    from: null,
    by: ['house.work'],
  },
  {
    says: 'not at work: at home',
    on: '2026-11-25 10:00',
    intent: { place: 'home' },
    known: [{ fact: 'employerForbids' }],
    is: 'allow',
  },
  {
    says: 'not at work: a message',
    on: '2026-11-25 10:00',
    intent: { channel: 'sms' },
    known: [{ fact: 'employerForbids' }],
    is: 'allow',
  },
  {
    says: 'through the attorney',
    on: '2026-11-25 10:00',
    known: [ATTORNEY],
    is: 'deny',
    from: null,
    by: ['house.attorney'],
  },
  {
    says: 'through the attorney: a relative',
    on: '2026-11-25 10:00',
    intent: { role: 'relative', purpose: 'locate' },
    known: [ATTORNEY],
    is: 'deny',
    by: ['house.attorney'],
  },
  {
    says: 'the attorney',
    on: '2026-11-25 10:00',
    intent: { role: 'attorney' },
    known: [ATTORNEY],
    is: 'allow',
    by: [],
  },
  {
    says: 'a co-signer has the own debt',
    on: '2026-11-25 10:00',
    intent: { role: 'cosigner' },
    known: [ATTORNEY],
    is: 'allow',
  },
];

test.each(CASES)('LC-05 the institution: $says ($on)', (pinned) => {
  expect(decided([], { zone: ZONE, ...pinned })).toEqual(expected(pinned));
});

const IN_MEXICO: readonly Pinned[] = [
  {
    says: 'whom the borrower has named stands in their place',
    on: '2026-11-25 10:00',
    known: [ATTORNEY],
    is: 'allow',
    by: [],
  },
  { says: 'whom nobody has named does not', on: '2026-11-25 10:00', is: 'deny', from: null, by: ['mx.parties'] },
  {
    says: 'nor for another channel',
    on: '2026-11-25 10:00',
    known: [{ ...ATTORNEY, channel: 'sms' }],
    is: 'deny',
    from: null,
    by: ['mx.parties'],
  },
  {
    says: 'the law has its hours for them too',
    on: '2026-11-25 06:00',
    known: [ATTORNEY],
    is: 'deny',
    from: '2026-11-25 07:00',
  },
];

test.each(IN_MEXICO)('LC-04 LC-05 an attorney under a rule of parties: $says ($on)', (pinned) => {
  expect(decided(['MX'], { zone: ZONE, ...pinned, intent: { role: 'attorney' } })).toEqual(expected(pinned));
});

test('LC-05 hours of a wish and hours of the law: the later of the two counts', () => {
  const known = [{ fact: 'hoursUnwanted', hours: ['24:00', '05:00'] }] as const;
  const pinned: Pinned = { says: 'both', on: '2026-11-25 04:00', known, is: 'deny', from: '2026-11-25 07:00' };
  expect(decided(['MX'], { zone: ZONE, ...pinned })).toEqual(expected(pinned));
});
