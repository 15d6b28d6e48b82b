import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Each with the paragraph it is read from; 2026-07-15 is a Wednesday. */
const ZONE = 'America/New_York';

const tries = (number: number): NonNullable<Pinned['past']> =>
  Array.from({ length: number }, (_, index) => [
    `2026-07-1${Math.floor(index / 2)} 1${index % 2}:00`,
    { outcome: 'noAnswer' },
  ]);

const text = { channel: 'sms', outcome: 'noAnswer' } as const;
const atWork = { place: 'work', number: 'n2' } as const;
const toWork = { ...atWork, outcome: 'noAnswer' } as const;

const MASSACHUSETTS: readonly Pinned[] = [
  {
    says: '7.04(1)(f): a call after two text messages',
    on: '2026-07-14 12:00',
    past: [
      ['2026-07-10 10:00', text],
      ['2026-07-10 11:00', text],
    ],
    is: 'deny',
    from: '2026-07-17 10:00',
    by: ['ma.twoInSeven'],
  },
  {
    says: '7.04(1)(f): a text message after two calls',
    on: '2026-07-14 12:00',
    intent: { channel: 'sms' },
    past: tries(2),
    is: 'deny',
    from: '2026-07-17 10:00',
    by: ['ma.twoInSeven'],
  },
  {
    says: '7.04(1)(f): other places two in thirty days',
    on: '2026-07-30 12:00',
    intent: atWork,
    past: [
      ['2026-07-10 10:00', toWork],
      ['2026-07-20 10:00', { ...text, ...atWork }],
    ],
    is: 'deny',
    from: '2026-08-09 10:00',
    by: ['ma.twoInThirty'],
  },
  {
    says: '7.04(1)(f): home does not count for work',
    on: '2026-07-30 12:00',
    intent: atWork,
    past: [['2026-07-10 10:00', toWork], ...tries(2)],
    is: 'allow',
  },
  {
    says: '7.04(1)(f): nor work for home',
    on: '2026-07-14 12:00',
    past: [['2026-07-10 10:00', toWork], ['2026-07-11 10:00', toWork], ...tries(1)],
    is: 'allow',
  },
  {
    says: '7.04(1)(f): a place that nobody knows is under both',
    on: '2026-07-30 12:00',
    intent: { place: null },
    past: tries(2),
    is: 'deny',
    from: '2026-08-09 10:00',
    by: ['ma.twoInThirty'],
  },
  {
    says: '7.04(1)(f): two in seven days',
    on: '2026-07-14 12:00',
    past: tries(2),
    is: 'deny',
    from: '2026-07-17 10:00',
    by: ['ma.twoInSeven'],
  },
  {
    says: '7.04(1)(f): a letter is no telephone',
    on: '2026-07-14 12:00',
    intent: { channel: 'letter' },
    past: tries(2),
    is: 'allow',
  },
  { says: '7.04(1)(f): one leaves one', on: '2026-07-14 12:00', past: tries(1), is: 'allow' },
  { says: '7.04(1)(f): to the minute', on: '2026-07-17 10:00', past: tries(2), is: 'allow' },
  { says: '7.04(1)(f): a minute before', on: '2026-07-17 09:59', past: tries(2), is: 'deny', from: '2026-07-17 10:00' },
  {
    says: '7.04(1)(f): dials that never connected, too',
    on: '2026-07-14 12:00',
    past: tries(2).map(([local]) => [local, { outcome: 'notConnected' }]),
    is: 'deny',
  },
  {
    says: '7.04(1)(f): another debt counts for itself',
    on: '2026-07-14 12:00',
    intent: { debt: 'd2' },
    past: tries(2),
    is: 'allow',
  },
];

test.each(MASSACHUSETTS)('LC-01 LC-02 US with MA: $says ($on)', (pinned) => {
  const place = { place: 'home', ...pinned.intent } as const;
  expect(decided(['US', 'US-MA'], { zone: ZONE, ...pinned, intent: place })).toEqual(expected(pinned));
});

const sent = (local: string): [string, { channel: 'sms'; outcome: 'noAnswer' }] => [
  local,
  { channel: 'sms', outcome: 'noAnswer' },
];

const NEW_YORK_CITY: readonly Pinned[] = [
  {
    says: '5-77: three in seven days, of all channels',
    on: '2026-10-14 12:00',
    past: [sent('2026-10-12 10:00'), sent('2026-10-12 11:00'), ['2026-10-13 10:00', { outcome: 'noAnswer' }]],
    is: 'deny',
    from: '2026-10-19 08:00',
    by: ['nyc.threeInSeven'],
  },
  {
    says: '5-77: two leave one',
    on: '2026-10-14 12:00',
    past: [sent('2026-10-12 10:00'), sent('2026-10-12 11:00')],
    is: 'allow',
  },
  {
    says: '5-77: messages take consent',
    on: '2026-10-14 12:00',
    intent: { channel: 'sms' },
    is: 'deny',
    from: null,
    by: ['nyc.consent'],
  },
  {
    says: '5-77: messages with consent',
    on: '2026-10-14 12:00',
    intent: { channel: 'sms' },
    known: [{ fact: 'channelAuthorised', channel: 'sms' }],
    is: 'allow',
  },
  {
    says: '5-77: of that channel',
    on: '2026-10-14 12:00',
    intent: { channel: 'sms' },
    known: [{ fact: 'channelAuthorised', channel: 'email' }],
    is: 'deny',
  },
  { says: '5-77: not before 1 September', on: '2026-08-31 12:00', intent: { channel: 'sms' }, is: 'allow' },
];

test.each(NEW_YORK_CITY)('LC-01 LC-02 US with NYC: $says ($on)', (pinned) => {
  expect(decided(['US', 'US-NYC'], { zone: ZONE, ...pinned })).toEqual(expected(pinned));
});
