import { decidedByOwn, type DemandedRule, type OwnCase } from '../../support/law/ownCase';
import { expected } from '../../support/law/lawCase';

const NOTS: readonly DemandedRule[] = [{ kind: 'not', facts: ['held', 'hoursUnwanted', 'disputed'] }];

const time = (local: string): number => Date.parse(`${local.replace(' ', 'T')}-06:00`);

/** Facts that must not be known. */
const NOT: readonly OwnCase[] = [
  { says: 'nothing is known', is: 'allow', rules: NOTS },
  { says: 'something else is known', is: 'allow', rules: NOTS, known: [{ fact: 'contactAsked' }] },
  { says: 'for ever', is: 'deny', from: null, rules: NOTS, known: [{ fact: 'held' }] },
  { says: 'of another channel', is: 'allow', rules: NOTS, known: [{ fact: 'held', channel: 'sms' }] },
  {
    says: 'until a moment',
    is: 'deny',
    from: '2026-07-17 00:00',
    rules: NOTS,
    known: [{ fact: 'held', until: time('2026-07-17 00:00') }],
  },
  {
    says: 'until this very moment',
    is: 'allow',
    rules: NOTS,
    known: [{ fact: 'held', until: time('2026-07-15 12:00') }],
  },
  {
    says: 'from a moment to come',
    is: 'allow',
    rules: NOTS,
    known: [{ fact: 'held', from: time('2026-07-15 12:01') }],
  },
  {
    says: 'from this very moment',
    is: 'deny',
    from: null,
    rules: NOTS,
    known: [{ fact: 'held', from: time('2026-07-15 12:00') }],
  },
  {
    says: 'one after the other',
    is: 'deny',
    from: '2026-07-18 00:00',
    rules: NOTS,
    known: [
      { fact: 'disputed', from: time('2026-07-16 12:00'), until: time('2026-07-18 00:00') },
      { fact: 'held', until: time('2026-07-17 00:00') },
    ],
  },
  {
    says: 'with a gap between',
    is: 'deny',
    from: '2026-07-16 00:00',
    rules: NOTS,
    known: [
      { fact: 'disputed', from: time('2026-07-16 12:00') },
      { fact: 'held', until: time('2026-07-16 00:00') },
    ],
  },
  {
    says: 'then for ever',
    is: 'deny',
    from: null,
    rules: NOTS,
    known: [{ fact: 'held', until: time('2026-07-17 00:00') }, { fact: 'disputed' }],
  },
  {
    says: 'for ever beside one that ends',
    is: 'deny',
    from: null,
    rules: NOTS,
    known: [{ fact: 'disputed' }, { fact: 'held', until: time('2026-07-17 00:00') }],
  },
  {
    says: 'hours that are unwanted',
    is: 'deny',
    from: '2026-07-15 18:00',
    rules: NOTS,
    known: [{ fact: 'hoursUnwanted', hours: ['08:00', '18:00'] }],
  },
  { says: 'outside of them', is: 'allow', rules: NOTS, known: [{ fact: 'hoursUnwanted', hours: ['18:00', '08:00'] }] },
  {
    says: 'unwanted hours that end for good first',
    is: 'deny',
    from: '2026-07-15 13:00',
    rules: NOTS,
    known: [{ fact: 'hoursUnwanted', hours: ['08:00', '18:00'], until: time('2026-07-15 13:00') }],
  },
  {
    says: 'unwanted hours that end for good later',
    is: 'deny',
    from: '2026-07-15 18:00',
    rules: NOTS,
    known: [{ fact: 'hoursUnwanted', hours: ['08:00', '18:00'], until: time('2026-07-16 13:00') }],
  },
  { says: 'unwanted hours without hours', is: 'deny', from: null, rules: NOTS, known: [{ fact: 'hoursUnwanted' }] },
  {
    says: 'what else is known does not end with the hour',
    is: 'deny',
    from: null,
    rules: NOTS,
    known: [{ fact: 'held', hours: ['08:00', '18:00'] }],
  },
  {
    says: 'unwanted hours that leave none',
    is: 'deny',
    from: null,
    rules: NOTS,
    known: [
      { fact: 'hoursUnwanted', hours: ['08:00', '18:00'] },
      { fact: 'hoursUnwanted', hours: ['18:00', '08:00'] },
    ],
  },
];

test.each(NOT)('LC-01 what may not be known: $says: $is', (own) => {
  expect(decidedByOwn(own)).toEqual(expected(own));
});
