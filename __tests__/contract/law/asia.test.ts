import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Each with the article it is read from; 2026-07-15 is a Wednesday. */
interface Place {
  readonly packs: readonly string[];
  readonly zone: string;
  readonly cases: readonly Pinned[];
}

const PLACES: readonly Place[] = [
  {
    packs: ['ID'],
    zone: 'Asia/Jakarta',
    cases: [
      {
        says: '62(2)f: not before eight',
        on: '2026-07-15 07:59:59',
        is: 'deny',
        from: '2026-07-15 08:00',
        by: ['id.hours'],
      },
      { says: '62(2)f: not from eight at night on', on: '2026-07-15 20:00', is: 'deny', from: '2026-07-16 08:00' },
      { says: '62(2)f: Saturdays', on: '2026-07-18 10:00', is: 'allow' },
      { says: '62(2)f: no Sundays', on: '2026-07-19 10:00', is: 'deny', from: '2026-07-20 08:00' },
      { says: '62(2)f: not on 17 August', on: '2026-08-17 10:00', is: 'deny', from: '2026-08-18 08:00' },
      {
        says: '62(3): hours that were agreed',
        on: '2026-07-19 10:00',
        known: [{ fact: 'hoursAgreed', hours: ['09:00', '11:00'] }],
        is: 'allow',
      },
      { says: '62(2)c: nobody else', on: '2026-07-15 10:00', intent: { role: 'cosigner' }, is: 'deny', from: null },
      {
        says: 'IX.5: an emergency contact to find the borrower, who agreed to it',
        on: '2026-07-15 10:00',
        intent: { role: 'emergency', purpose: 'locate' },
        known: [{ fact: 'whereaboutsAgreed' }],
        is: 'allow',
      },
      {
        says: 'IX.5: not without',
        on: '2026-07-15 10:00',
        intent: { role: 'emergency', purpose: 'locate' },
        is: 'deny',
        from: null,
        by: ['id.whereaboutsConsent'],
      },
      {
        says: 'IX.5: never to collect',
        on: '2026-07-15 10:00',
        intent: { role: 'emergency' },
        known: [{ fact: 'whereaboutsAgreed' }],
        is: 'deny',
        from: null,
        by: ['id.parties'],
      },
    ],
  },
  {
    packs: ['PH'],
    zone: 'Asia/Manila',
    cases: [
      {
        says: '1(g): not before six',
        on: '2026-07-15 05:59:59',
        penaltyDay: '2026-07-14',
        is: 'deny',
        from: '2026-07-15 06:00',
        by: ['ph.hours'],
      },
      {
        says: '1(g): not from ten at night on',
        on: '2026-07-15 22:00',
        penaltyDay: '2026-07-14',
        is: 'deny',
        from: '2026-07-16 06:00',
      },
      {
        says: '1(g): fifteen days late',
        on: '2026-07-15 23:00',
        penaltyDay: '2026-06-30',
        is: 'deny',
        from: '2026-07-16 00:00',
      },
      { says: '1(g): sixteen days late', on: '2026-07-15 23:00', penaltyDay: '2026-06-29', is: 'allow' },
      { says: '1(g): nobody knows how late', on: '2026-07-15 23:00', is: 'deny', from: '2026-07-16 06:00' },
      {
        says: '1: nobody of the contact list',
        on: '2026-07-15 12:00',
        intent: { role: 'unknown' },
        is: 'deny',
        from: null,
      },
    ],
  },
  {
    packs: ['PH-BSP'],
    zone: 'Asia/Manila',
    cases: [
      {
        says: '454: sixteen days late are not enough for a bank',
        on: '2026-07-15 23:00',
        penaltyDay: '2026-06-29',
        is: 'deny',
        from: '2026-07-16 06:00',
      },
      { says: '454: sixty-one are', on: '2026-07-15 23:00', penaltyDay: '2026-05-15', is: 'allow' },
    ],
  },
  {
    packs: ['IN'],
    zone: 'Asia/Kolkata',
    cases: [
      {
        says: '2022-23/108: not before eight',
        on: '2026-07-15 07:59:59',
        is: 'deny',
        from: '2026-07-15 08:00',
        by: ['in.hours'],
      },
      { says: '2022-23/108: until before seven at night', on: '2026-07-15 18:59:59', is: 'allow' },
      { says: '2022-23/108: not from seven on', on: '2026-07-15 19:00', is: 'deny', from: '2026-07-16 08:00' },
      {
        says: '2022-23/108: not family, not friends',
        on: '2026-07-15 12:00',
        intent: { role: 'reference' },
        is: 'deny',
        from: null,
      },
      {
        says: 'a draft that nobody has put in force says nothing of visits',
        on: '2026-07-15 20:00',
        intent: { channel: 'visit' },
        is: 'allow',
      },
    ],
  },
];

const ALL = PLACES.flatMap(({ packs, zone, cases }) =>
  cases.map((pinned) => ({ packs, where: packs.join(' '), zone, ...pinned })),
);

test.each(ALL)('LC-01 LC-02 $where: $says ($on)', ({ packs, ...pinned }) => {
  expect(decided(packs, pinned)).toEqual(expected(pinned));
});
