import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Each with the article it is read from; 2026-07-15 is a Wednesday. Peru's clock never changes. */
const ZONE = 'America/Lima';

const CASES: readonly Pinned[] = [
  { says: '62.b: not before seven', on: '2026-07-15 06:59:59', is: 'deny', from: '2026-07-15 07:00', by: ['pe.hours'] },
  { says: '62.b: from seven on', on: '2026-07-15 07:00', is: 'allow' },
  { says: '62.b: until before eight at night', on: '2026-07-15 19:59:59', is: 'allow' },
  { says: '62.b: not from eight on', on: '2026-07-15 20:00', is: 'deny', from: '2026-07-16 07:00' },
  { says: '62.b: Friday night waits for Monday', on: '2026-07-17 20:00', is: 'deny', from: '2026-07-20 07:00' },
  { says: '62.b: no Saturdays', on: '2026-07-18 10:00', is: 'deny', from: '2026-07-20 07:00' },
  { says: '62.b: no Sundays', on: '2026-07-19 10:00', is: 'deny', from: '2026-07-20 07:00' },
  { says: '62.b: not on 28 July, nor 29', on: '2026-07-28 10:00', is: 'deny', from: '2026-07-30 07:00' },
  { says: '62.b: the night before the holidays', on: '2026-07-27 20:00', is: 'deny', from: '2026-07-30 07:00' },
  {
    says: '62.b: not on Holy Thursday, Friday and the weekend',
    on: '2026-04-02 10:00',
    is: 'deny',
    from: '2026-04-06 07:00',
  },
  {
    says: '62.b: not at Christmas, nor on the weekend after it',
    on: '2026-12-25 10:00',
    is: 'deny',
    from: '2026-12-28 07:00',
  },
  { says: '62.b: not at New Year', on: '2027-01-01 08:00', is: 'deny', from: '2027-01-04 07:00' },
  { says: '62.b: a holiday on a Saturday moves nothing', on: '2026-08-31 08:00', is: 'allow' },
  {
    says: '62.b: visits too',
    on: '2026-07-18 10:00',
    intent: { channel: 'visit' },
    is: 'deny',
    from: '2026-07-20 07:00',
  },
  {
    says: '62.b: messages are not named: a warning',
    on: '2026-07-18 10:00',
    intent: { channel: 'sms' },
    is: 'warn',
    by: ['pe.messageHours'],
  },
  {
    says: '62.b: a warning is not asked to wait',
    on: '2026-07-18 10:00',
    intent: { channel: 'chat' },
    is: 'warn',
    from: '2026-07-18 10:00',
  },
  { says: '62.b: letters are not named', on: '2026-07-18 10:00', intent: { channel: 'letter' }, is: 'allow' },
  {
    says: '62: nobody else',
    on: '2026-07-15 12:00',
    intent: { role: 'colleague' },
    is: 'deny',
    from: null,
    by: ['pe.parties'],
  },
  { says: '62: no family', on: '2026-07-15 12:00', intent: { role: 'relative' }, is: 'deny', from: null },
  { says: '62.a, c: the guarantor may', on: '2026-07-15 12:00', intent: { role: 'cosigner' }, is: 'allow' },
  {
    says: '62: several rules speak at once',
    on: '2026-07-18 22:00',
    intent: { role: 'unknown' },
    is: 'deny',
    from: null,
    by: ['pe.hours', 'pe.parties'],
  },
  {
    says: 'a year without holidays is closed, whole',
    on: '2029-03-14 10:00',
    is: 'deny',
    from: null,
    by: ['pe.hours'],
  },
];

test.each(CASES)('LC-01 LC-02 PE: $says ($on)', (pinned) => {
  expect(decided(['PE'], { zone: ZONE, ...pinned })).toEqual(expected(pinned));
});
