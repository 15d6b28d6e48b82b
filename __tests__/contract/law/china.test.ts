import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Each with the part it is read from; 2026-07-15 is a Wednesday. */
const ZONE = 'Asia/Shanghai';

const dials = (number: number): [string, { outcome: 'notConnected' }][] =>
  Array.from({ length: number }, (_, index) => [`2026-07-15 09:0${index}`, { outcome: 'notConnected' }]);

const CASES: readonly Pinned[] = [
  {
    says: '催收时间: not before eight',
    on: '2026-07-15 07:59:59',
    is: 'deny',
    from: '2026-07-15 08:00',
    by: ['cn.hours'],
  },
  { says: '催收时间: from eight on', on: '2026-07-15 08:00', is: 'allow' },
  { says: '催收时间: until before ten at night', on: '2026-07-15 21:59:59', is: 'allow' },
  { says: '催收时间: not from ten on', on: '2026-07-15 22:00', is: 'deny', from: '2026-07-16 08:00' },
  {
    says: '催收时间: messages too',
    on: '2026-07-15 22:30',
    intent: { channel: 'sms' },
    is: 'deny',
    from: '2026-07-16 08:00',
  },
  { says: '催收时间: on National Day like any day', on: '2026-10-01 09:00', is: 'allow' },
  {
    says: '催收时间: unless other hours are agreed',
    on: '2026-07-15 22:30',
    known: [{ fact: 'hoursAgreed', hours: ['21:00', '23:00'] }],
    is: 'allow',
  },
  {
    says: '催收时间: agreed hours are those alone',
    on: '2026-07-15 23:00',
    known: [{ fact: 'hoursAgreed', hours: ['21:00', '23:00'] }],
    is: 'deny',
    from: '2026-07-16 08:00',
  },
  {
    says: '催收时间: an agreement that names no hours is none',
    on: '2026-07-15 22:30',
    known: [{ fact: 'hoursAgreed' }],
    is: 'deny',
  },
  {
    says: '催收时间: the next agreed hour comes first',
    on: '2026-07-15 22:30',
    known: [{ fact: 'hoursAgreed', hours: ['06:00', '07:00'] }],
    is: 'deny',
    from: '2026-07-16 06:00',
  },
  {
    says: '催收频次: three answered calls a day are the most',
    on: '2026-07-15 12:00',
    past: [['2026-07-15 08:30'], ['2026-07-15 09:30'], ['2026-07-15 10:30']],
    is: 'deny',
    from: '2026-07-16 08:00',
    by: ['cn.answered'],
  },
  {
    says: '催收频次: two leave one',
    on: '2026-07-15 12:00',
    past: [['2026-07-15 08:30'], ['2026-07-15 09:30']],
    is: 'allow',
  },
  {
    says: '催收频次: yesterday’s do not count',
    on: '2026-07-15 12:00',
    past: [['2026-07-14 08:30'], ['2026-07-15 09:30'], ['2026-07-15 10:30']],
    is: 'allow',
  },
  {
    says: '催收频次: those that nobody answered do not count',
    on: '2026-07-15 12:00',
    past: [['2026-07-15 08:30', { outcome: 'noAnswer' }], ['2026-07-15 09:30'], ['2026-07-15 10:30']],
    is: 'allow',
  },
  {
    says: '催收频次: what nobody knows the end of counts',
    on: '2026-07-15 12:00',
    past: [
      ['2026-07-15 08:30', { outcome: 'unknown' }],
      ['2026-07-15 09:30', { outcome: 'reserved' }],
      ['2026-07-15 10:30'],
    ],
    is: 'deny',
  },
  {
    says: '催收频次: another person’s do not count',
    on: '2026-07-15 12:00',
    past: [['2026-07-15 08:30', { person: 'p2' }], ['2026-07-15 09:30'], ['2026-07-15 10:30']],
    is: 'allow',
  },
  {
    says: '催收频次: messages are no calls',
    on: '2026-07-15 12:00',
    intent: { channel: 'sms' },
    past: [['2026-07-15 08:30'], ['2026-07-15 09:30'], ['2026-07-15 10:30']],
    is: 'allow',
  },
  {
    says: '催收频次 (银行业): six dials to a number should be the most',
    on: '2026-07-15 12:00',
    past: dials(6),
    is: 'warn',
    by: ['cn.dials'],
  },
  { says: '催收频次 (银行业): the sixth may be', on: '2026-07-15 12:00', past: dials(5), is: 'allow' },
  {
    says: '催收频次 (银行业): another number has its own six',
    on: '2026-07-15 12:00',
    intent: { number: 'n2' },
    past: dials(6),
    is: 'allow',
  },
  {
    says: '催收频次 (银行业): not before the guideline',
    on: '2026-01-29 12:00',
    past: dials(6).map(([, past], index) => [`2026-01-29 09:0${index}`, past]),
    is: 'allow',
  },
  {
    says: '催收对象: no third party while the borrower can be reached',
    on: '2026-07-15 12:00',
    intent: { role: 'relative', purpose: 'locate' },
    is: 'deny',
    from: null,
    by: ['cn.thirdParties'],
  },
  {
    says: '催收对象: to find a borrower who cannot be reached',
    on: '2026-07-15 12:00',
    intent: { role: 'relative', purpose: 'locate' },
    known: [{ fact: 'borrowerUnreachable' }],
    is: 'allow',
  },
  {
    says: '催收对象: but not to collect',
    on: '2026-07-15 12:00',
    intent: { role: 'relative' },
    known: [{ fact: 'borrowerUnreachable' }],
    is: 'deny',
    from: null,
    by: ['cn.thirdPartyPurpose'],
  },
  {
    says: '催收对象: unless that person offered to pay',
    on: '2026-07-15 12:00',
    intent: { role: 'relative' },
    known: [{ fact: 'borrowerUnreachable' }, { fact: 'offeredToPay' }],
    is: 'allow',
  },
  {
    says: '催收对象: a refusal is final',
    on: '2026-07-15 12:00',
    intent: { role: 'relative', purpose: 'locate' },
    known: [{ fact: 'borrowerUnreachable' }, { fact: 'refused' }],
    is: 'deny',
    from: null,
  },
];

test.each(CASES)('LC-01 LC-02 CN: $says ($on)', (pinned) => {
  expect(decided(['CN'], { zone: ZONE, ...pinned })).toEqual(expected(pinned));
});
