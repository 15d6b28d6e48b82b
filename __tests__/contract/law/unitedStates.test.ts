import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Each with the paragraph it is read from; 2026-07-15 is a Wednesday. New York's clock goes back on 2026-11-01, forward on 2026-03-08. */
const ZONE = 'America/New_York';

const tries = (number: number): NonNullable<Pinned['past']> =>
  Array.from({ length: number }, (_, index) => [
    `2026-07-1${Math.floor(index / 2)} 1${index % 2}:00`,
    { outcome: 'noAnswer' },
  ]);

const FEDERAL: readonly Pinned[] = [
  {
    says: '1006.6(b)(1): not before eight',
    on: '2026-07-15 07:59:59',
    is: 'deny',
    from: '2026-07-15 08:00',
    by: ['us.hours'],
  },
  { says: '1006.6(b)(1): from eight on', on: '2026-07-15 08:00', is: 'allow' },
  { says: '1006.6(b)(1): until before nine at night', on: '2026-07-15 20:59:59', is: 'allow' },
  { says: '1006.6(b)(1): not from nine on', on: '2026-07-15 21:00', is: 'deny', from: '2026-07-16 08:00' },
  {
    says: '1006.6(b)(1): e-mails too',
    on: '2026-07-15 22:00',
    intent: { channel: 'email' },
    is: 'deny',
    from: '2026-07-16 08:00',
  },
  { says: '1006.6(b)(1): the night the clock goes back', on: '2026-10-31 21:30', is: 'deny', from: '2026-11-01 08:00' },
  {
    says: '1006.6(b)(1): the night the clock goes forward',
    on: '2026-03-07 23:00',
    is: 'deny',
    from: '2026-03-08 08:00',
  },
  {
    says: '1006.6(b)(1): area and address disagree: both',
    on: '2026-07-15 08:30',
    intent: { zones: ['America/New_York', 'America/Los_Angeles'] },
    is: 'deny',
    from: '2026-07-15 11:00',
  },
  {
    says: '1006.6(b)(1): nobody knows where: all, from Hawaii’s morning',
    on: '2026-07-15 12:00',
    intent: { zones: [] },
    is: 'deny',
    from: '2026-07-15 14:00',
  },
  {
    says: '1006.14(b)(2)(i)(A): seven in seven days',
    on: '2026-07-14 12:00',
    past: tries(7),
    is: 'deny',
    from: '2026-07-17 08:00',
    by: ['us.sevenInSeven'],
  },
  { says: '1006.14(b)(2)(i)(A): six leave one', on: '2026-07-14 12:00', past: tries(6), is: 'allow' },
  { says: '1006.14(b)(2)(i)(A): the eighth day is free', on: '2026-07-17 08:00', past: tries(7), is: 'allow' },
  {
    says: '(b)(3)(ii): what never connected does not count',
    on: '2026-07-14 12:00',
    past: tries(7).map(([local]) => [local, { outcome: 'notConnected' }]),
    is: 'allow',
  },
  {
    says: '(b)(3)(i): calls agreed to do not count',
    on: '2026-07-14 12:00',
    past: tries(7).map(([local]) => [local, { outcome: 'noAnswer', consented: true }]),
    is: 'allow',
  },
  {
    says: '(b)(2): another debt counts for itself',
    on: '2026-07-14 12:00',
    intent: { debt: 'd2' },
    past: tries(7),
    is: 'allow',
  },
  {
    says: '(b)(2): texts are not counted',
    on: '2026-07-14 12:00',
    intent: { channel: 'sms' },
    past: tries(7),
    is: 'allow',
  },
  {
    says: '(b)(2)(i)(B): a conversation is day one of seven',
    on: '2026-07-14 12:00',
    past: [['2026-07-13 20:30']],
    is: 'deny',
    from: '2026-07-20 08:00',
    by: ['us.afterConversation'],
  },
  { says: '(b)(2)(i)(B): the eighth day', on: '2026-07-20 08:00', past: [['2026-07-13 20:30']], is: 'allow' },
  {
    says: '(b)(2)(i)(B): one that the consumer began, too',
    on: '2026-07-14 12:00',
    past: [['2026-07-13 20:30', { inbound: true }]],
    is: 'deny',
    from: '2026-07-20 08:00',
  },
  {
    says: '(b)(3)(i): asked to be called back',
    on: '2026-07-14 12:00',
    past: [['2026-07-13 20:30']],
    known: [{ fact: 'contactAsked' }],
    is: 'allow',
  },
];

test.each(FEDERAL)('LC-01 LC-02 US: $says ($on)', (pinned) => {
  expect(decided(['US'], { zone: ZONE, ...pinned })).toEqual(expected(pinned));
});
