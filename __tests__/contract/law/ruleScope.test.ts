import { decidedByOwn, type DemandedRule, type OwnCase } from '../../support/law/ownCase';
import { expected } from '../../support/law/lawCase';

const nobody: DemandedRule = { kind: 'party', allow: [] };
const mornings: DemandedRule = {
  kind: 'window',
  open: [{ days: [1, 2, 3, 4, 5, 6, 7], from: '08:00', to: '10:00' }],
  holidays: 'open',
};
const LATE: DemandedRule = { ...nobody, on: { pastDueUpTo: 15 } };

const time = (local: string): number => Date.parse(`${local.replace(' ', 'T')}-06:00`);

/** Validity period of a pack, and minimum age of the debt. */
const INFORCE: readonly OwnCase[] = [
  {
    says: 'the day before its first',
    on: '2026-07-14 23:59:59',
    is: 'allow',
    rules: [nobody],
    pack: { from: '2026-07-15' },
  },
  {
    says: 'from its first minute',
    on: '2026-07-15 00:00',
    is: 'deny',
    from: null,
    rules: [nobody],
    pack: { from: '2026-07-15' },
  },
  {
    says: 'its last second',
    on: '2026-07-19 23:59:59',
    is: 'deny',
    from: '2026-07-20 00:00',
    rules: [nobody],
    pack: { to: '2026-07-20' },
  },
  { says: 'no longer', on: '2026-07-20 00:00', is: 'allow', rules: [nobody], pack: { to: '2026-07-20' } },
  {
    says: 'so many days late',
    is: 'deny',
    from: '2026-07-16 00:00',
    penaltyDay: '2026-06-30',
    rules: [LATE],
  },
  { says: 'one day more', is: 'allow', penaltyDay: '2026-06-29', rules: [LATE] },
  { says: 'nobody knows how late', is: 'deny', from: null, rules: [LATE] },
  {
    says: 'the pack ends first',
    is: 'deny',
    from: '2026-07-18 00:00',
    penaltyDay: '2026-07-10',
    rules: [LATE],
    pack: { to: '2026-07-18' },
  },
  {
    says: 'the debt is late first',
    is: 'deny',
    from: '2026-07-17 00:00',
    penaltyDay: '2026-07-01',
    rules: [LATE],
    pack: { to: '2026-07-18' },
  },
  {
    says: 'its hours come before its end',
    is: 'deny',
    from: '2026-07-16 08:00',
    rules: [mornings],
    pack: { to: '2026-07-18' },
  },
  {
    says: 'its end comes before its hours',
    on: '2026-07-15 12:00',
    is: 'deny',
    from: '2026-07-16 00:00',
    rules: [mornings],
    pack: { to: '2026-07-16' },
  },
];

/** Facts that lift a rule. */
const WAIVED: readonly OwnCase[] = [
  {
    says: 'waived',
    is: 'allow',
    rules: [{ ...nobody, waivedBy: ['contactAsked'] }],
    known: [{ fact: 'contactAsked' }],
  },
  {
    says: 'by something else',
    is: 'deny',
    from: null,
    rules: [{ ...nobody, waivedBy: ['contactAsked'] }],
    known: [{ fact: 'disputed' }],
  },
  {
    says: 'later',
    is: 'deny',
    from: '2026-07-15 14:00',
    rules: [{ ...nobody, waivedBy: ['contactAsked'] }],
    known: [{ fact: 'contactAsked', from: time('2026-07-15 14:00') }],
  },
  {
    says: 'before its hours come',
    is: 'deny',
    from: '2026-07-15 14:00',
    rules: [{ ...mornings, waivedBy: ['contactAsked'] }],
    known: [{ fact: 'contactAsked', from: time('2026-07-15 14:00') }],
  },
  {
    says: 'after its hours came',
    is: 'deny',
    from: '2026-07-16 08:00',
    rules: [{ ...mornings, waivedBy: ['contactAsked'] }],
    known: [{ fact: 'contactAsked', from: time('2026-07-17 14:00') }],
  },
];

/** Contacts that a rule covers. */
const SCOPE: readonly OwnCase[] = [
  { says: 'its channel', is: 'deny', rules: [{ ...nobody, on: { channel: ['sms', 'call'] } }] },
  { says: 'another channel', is: 'allow', rules: [{ ...nobody, on: { channel: ['sms'] } }] },
  { says: 'its role', is: 'deny', rules: [{ ...nobody, on: { role: ['borrower'] } }] },
  { says: 'another role', is: 'allow', rules: [{ ...nobody, on: { role: ['spouse'] } }] },
  { says: 'its purpose', is: 'deny', rules: [{ ...nobody, on: { purpose: ['collect'] } }] },
  { says: 'another purpose', is: 'allow', rules: [{ ...nobody, on: { purpose: ['locate'] } }] },
  { says: 'an unknown place may be any', is: 'deny', rules: [{ ...nobody, on: { place: ['work'] } }] },
  { says: 'its place', is: 'deny', rules: [{ ...nobody, on: { place: ['work'] } }], intent: { place: 'work' } },
  { says: 'another place', is: 'allow', rules: [{ ...nobody, on: { place: ['work'] } }], intent: { place: 'home' } },
];

/** Representatives of a borrower. */
const PARTY: readonly OwnCase[] = [
  { says: 'who is named', is: 'allow', rules: [{ kind: 'party', allow: ['spouse', 'borrower'] }] },
  {
    says: 'who is not',
    is: 'deny',
    from: null,
    rules: [{ kind: 'party', allow: ['spouse'] }],
    known: [{ fact: 'attorney' }],
  },
  {
    says: 'an attorney for the borrower',
    is: 'allow',
    rules: [{ kind: 'party', allow: ['borrower'] }],
    intent: { role: 'attorney' },
    known: [{ fact: 'attorney' }],
  },
  {
    says: 'an attorney nobody named',
    is: 'deny',
    from: null,
    rules: [{ kind: 'party', allow: ['borrower'] }],
    intent: { role: 'attorney' },
  },
  {
    says: 'an attorney who is named later',
    is: 'deny',
    from: '2026-07-16 09:00',
    rules: [{ kind: 'party', allow: ['borrower'] }],
    intent: { role: 'attorney' },
    known: [{ fact: 'attorney', from: time('2026-07-16 09:00') }],
  },
  {
    says: 'an attorney for nobody',
    is: 'deny',
    from: null,
    rules: [{ kind: 'party', allow: ['cosigner'] }],
    intent: { role: 'attorney' },
    known: [{ fact: 'attorney' }],
  },
  {
    says: 'an attorney who is allowed',
    is: 'allow',
    rules: [{ kind: 'party', allow: ['attorney'] }],
    intent: { role: 'attorney' },
  },
];

const says = { channel: 'sms', says: ['threat'] } as const;

/** Texts that are forbidden. */
const CONTENT: readonly OwnCase[] = [
  {
    says: 'it says it',
    is: 'deny',
    from: null,
    rules: [{ kind: 'content', require: [], forbid: ['debt', 'threat'] }],
    intent: says,
  },
  {
    says: 'it says something else',
    is: 'allow',
    rules: [{ kind: 'content', require: ['optOut'], forbid: ['debt'] }],
    intent: says,
  },
  { says: 'a call says nothing before', is: 'allow', rules: [{ kind: 'content', require: [], forbid: ['debt'] }] },
];

test.each([...INFORCE, ...WAIVED, ...SCOPE, ...PARTY, ...CONTENT])(
  'LC-01 of whom and when a rule speaks: $says: $is',
  (own) => {
    expect(decidedByOwn(own)).toEqual(expected(own));
  },
);
