import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Each with the paragraph it is read from; 2026-07-15 is a Wednesday. */
const ZONE = 'America/New_York';

const CASES: readonly Pinned[] = [
  {
    says: '1692c(b): no relatives to collect',
    on: '2026-07-15 12:00',
    intent: { role: 'relative' },
    is: 'deny',
    from: null,
    by: ['us.parties'],
  },
  { says: '1692c(d): the spouse is the consumer', on: '2026-07-15 12:00', intent: { role: 'spouse' }, is: 'allow' },
  {
    says: '1692b: where the borrower is, once',
    on: '2026-07-15 12:00',
    intent: { role: 'relative', purpose: 'locate' },
    is: 'allow',
  },
  {
    says: '1692b(3): not twice',
    on: '2026-07-15 12:00',
    intent: { role: 'relative', purpose: 'locate' },
    past: [['2025-02-03 12:00', { debt: 'd2' }]],
    is: 'deny',
    from: null,
    by: ['us.locateOnce'],
  },
  {
    says: '1692b(3): unless the answer was wrong',
    on: '2026-07-15 12:00',
    intent: { role: 'relative', purpose: 'locate' },
    past: [['2026-01-03 12:00', { debt: 'd2' }]],
    known: [{ fact: 'locationAnswerWrong' }],
    is: 'allow',
  },
  {
    says: '1692c(c): told to stop',
    on: '2026-07-15 12:00',
    known: [{ fact: 'ceased' }],
    is: 'deny',
    from: null,
    by: ['us.stopped'],
  },
  {
    says: '1692c(c): a notice of what follows may go',
    on: '2026-07-15 12:00',
    intent: { channel: 'letter', purpose: 'inform' },
    known: [{ fact: 'ceased' }],
    is: 'allow',
  },
  {
    says: '1692c(a)(2): only the attorney',
    on: '2026-07-15 12:00',
    known: [{ fact: 'attorney' }],
    is: 'deny',
    from: null,
    by: ['house.attorney', 'us.attorney'],
  },
  {
    says: '1692c(a)(2): the attorney',
    on: '2026-07-15 12:00',
    intent: { role: 'attorney' },
    known: [{ fact: 'attorney' }],
    is: 'allow',
  },
  {
    says: '1006.6(b)(3): not at work',
    on: '2026-07-15 12:00',
    intent: { place: 'work' },
    known: [{ fact: 'employerForbids' }],
    is: 'deny',
    from: null,
  },
  {
    says: '1006.6(b)(3): but at home',
    on: '2026-07-15 12:00',
    intent: { place: 'home' },
    known: [{ fact: 'employerForbids' }],
    is: 'allow',
  },
  {
    says: '1006.6(b)(3): a place that nobody knows may be work',
    on: '2026-07-15 12:00',
    known: [{ fact: 'employerForbids' }],
    is: 'deny',
  },
  {
    says: '1006.14(h): a channel that was stopped',
    on: '2026-07-15 12:00',
    intent: { channel: 'sms' },
    known: [{ fact: 'channelStopped', channel: 'sms' }],
    is: 'deny',
    from: null,
    by: ['house.channelStopped', 'us.channelStopped'],
  },
  {
    says: '1006.14(h): the others stay',
    on: '2026-07-15 12:00',
    known: [{ fact: 'channelStopped', channel: 'sms' }],
    is: 'allow',
  },
  {
    says: '1692g(b): disputed until it is verified',
    on: '2026-07-15 12:00',
    known: [{ fact: 'disputed', until: Date.parse('2026-07-16T16:00:00Z') }],
    is: 'deny',
    from: '2026-07-16 12:00',
  },
];

test.each(CASES)('LC-01 LC-02 US: $says ($on)', (pinned) => {
  expect(decided(['US'], { zone: ZONE, ...pinned })).toEqual(expected(pinned));
});
