import { decidedByOwn, type DemandedRule, type OwnCase } from '../../support/law/ownCase';
import { expected } from '../../support/law/lawCase';

const NEEDS: readonly DemandedRule[] = [{ kind: 'need', facts: ['contactAsked', 'hoursAgreed'] }];

const time = (local: string): number => Date.parse(`${local.replace(' ', 'T')}-06:00`);

const askedFrom = (hour: string) => ({ fact: 'contactAsked', from: time(`2026-07-15 ${hour}`) }) as const;

/** Facts that must be known. */
const NEED: readonly OwnCase[] = [
  { says: 'nothing is known', is: 'deny', from: null, rules: NEEDS },
  { says: 'one is enough', is: 'allow', rules: NEEDS, known: [{ fact: 'contactAsked' }] },
  { says: 'of this channel', is: 'allow', rules: NEEDS, known: [{ fact: 'contactAsked', channel: 'call' }] },
  {
    says: 'of another channel',
    is: 'deny',
    from: null,
    rules: NEEDS,
    known: [{ fact: 'contactAsked', channel: 'sms' }],
  },
  {
    says: 'the earlier of two',
    is: 'deny',
    from: '2026-07-15 13:00',
    rules: NEEDS,
    known: [askedFrom('14:00'), askedFrom('13:00')],
  },
  {
    says: 'the earlier of two, told first',
    is: 'deny',
    from: '2026-07-15 13:00',
    rules: NEEDS,
    known: [askedFrom('13:00'), askedFrom('14:00')],
  },
  {
    says: 'one that never holds beside one that does',
    is: 'allow',
    rules: NEEDS,
    known: [{ fact: 'hoursAgreed' }, { fact: 'contactAsked' }],
  },
  {
    says: 'one that does beside one that never holds',
    is: 'allow',
    rules: NEEDS,
    known: [{ fact: 'contactAsked' }, { fact: 'hoursAgreed' }],
  },
  { says: 'from this very moment', is: 'allow', rules: NEEDS, known: [askedFrom('12:00')] },
  {
    says: 'until this very moment',
    is: 'deny',
    from: null,
    rules: NEEDS,
    known: [{ fact: 'contactAsked', until: time('2026-07-15 12:00') }],
  },
  {
    says: 'until after it',
    is: 'allow',
    rules: NEEDS,
    known: [{ fact: 'contactAsked', until: time('2026-07-15 12:01') }],
  },
  {
    says: 'an agreement that names no hours',
    is: 'deny',
    from: null,
    rules: NEEDS,
    known: [{ fact: 'hoursAgreed' }],
  },
  { says: 'agreed hours', is: 'allow', rules: NEEDS, known: [{ fact: 'hoursAgreed', hours: ['12:00', '13:00'] }] },
  {
    says: 'agreed hours to come',
    is: 'deny',
    from: '2026-07-15 15:00',
    rules: NEEDS,
    known: [{ fact: 'hoursAgreed', hours: ['15:00', '16:00'] }],
  },
  {
    says: 'agreed hours that are over by then',
    is: 'deny',
    from: null,
    rules: NEEDS,
    known: [{ fact: 'hoursAgreed', hours: ['15:00', '16:00'], until: time('2026-07-15 15:00') }],
  },
  {
    says: 'agreed hours that are asked for later',
    is: 'deny',
    from: '2026-07-16 15:00',
    rules: NEEDS,
    known: [{ fact: 'hoursAgreed', hours: ['15:00', '16:00'], from: time('2026-07-15 16:00') }],
  },
  {
    says: 'hours over midnight',
    is: 'deny',
    from: '2026-07-15 23:00',
    rules: NEEDS,
    known: [{ fact: 'hoursAgreed', hours: ['23:00', '01:00'] }],
  },
];

test.each(NEED)('LC-01 what has to be known: $says: $is', (own) => {
  expect(decidedByOwn(own)).toEqual(expected(own));
});
