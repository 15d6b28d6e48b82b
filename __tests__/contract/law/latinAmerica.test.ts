import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Each with the article it is read from; 2026-07-15 is a Wednesday. */
interface Place {
  readonly packs: readonly string[];
  readonly zone: string;
  readonly cases: readonly Pinned[];
}

const sms = { channel: 'sms', outcome: 'noAnswer' } as const;

const PLACES: readonly Place[] = [
  {
    packs: ['CO'],
    zone: 'America/Bogota',
    cases: [
      {
        says: 'art. 3: not before seven',
        on: '2026-07-15 06:59:59',
        is: 'deny',
        from: '2026-07-15 07:00',
        by: ['co.hours'],
      },
      { says: 'art. 3: until before seven at night', on: '2026-07-15 18:59:59', is: 'allow' },
      { says: 'art. 3: not from seven on', on: '2026-07-15 19:00', is: 'deny', from: '2026-07-16 07:00' },
      { says: 'art. 3: Saturdays from eight', on: '2026-07-18 07:59', is: 'deny', from: '2026-07-18 08:00' },
      { says: 'art. 3: Saturdays until three', on: '2026-07-18 15:00', is: 'deny', from: '2026-07-21 07:00' },
      { says: 'art. 3: no Sundays', on: '2026-07-19 10:00', is: 'deny', from: '2026-07-21 07:00' },
      {
        says: 'art. 3: not on a Monday to which a holiday was moved',
        on: '2026-11-02 10:00',
        is: 'deny',
        from: '2026-11-03 07:00',
      },
      {
        says: 'Ley 2578 de 2026: not on the Monday after 9 July',
        on: '2026-07-13 10:00',
        is: 'deny',
        from: '2026-07-14 07:00',
        by: ['co.hours'],
      },
      {
        says: 'art. 3: once a day, by whatever channel',
        on: '2026-07-15 12:00',
        past: [['2026-07-15 08:00']],
        is: 'deny',
        from: '2026-07-16 07:00',
        by: ['co.day'],
      },
      {
        says: 'art. 3: not by two channels in a week',
        on: '2026-07-15 12:00',
        past: [['2026-07-13 08:00', sms]],
        is: 'deny',
        from: '2026-07-21 07:00',
        by: ['co.channel'],
      },
      {
        says: 'art. 3: last week’s channel is forgotten',
        on: '2026-07-15 12:00',
        past: [['2026-07-11 08:00', sms]],
        is: 'allow',
      },
      {
        says: 'art. 8: what was asked for is answered',
        on: '2026-07-15 12:00',
        intent: { purpose: 'answer' },
        past: [['2026-07-15 08:00', sms]],
        is: 'allow',
      },
      { says: 'art. 4: no references', on: '2026-07-15 12:00', intent: { role: 'reference' }, is: 'deny', from: null },
      {
        says: 'art. 6: no visits',
        on: '2026-07-15 12:00',
        intent: { channel: 'visit' },
        is: 'deny',
        from: null,
        by: ['co.visits'],
      },
      {
        says: 'art. 6: but where they were authorised',
        on: '2026-07-15 12:00',
        intent: { channel: 'visit' },
        known: [{ fact: 'visitAuthorised' }],
        is: 'allow',
      },
    ],
  },
  {
    packs: ['CL'],
    zone: 'America/Santiago',
    cases: [
      {
        says: 'CPC 59: not before eight',
        on: '2026-07-15 07:59:59',
        is: 'deny',
        from: '2026-07-15 08:00',
        by: ['cl.hours'],
      },
      { says: 'CPC 59: until before eight at night', on: '2026-07-15 19:59:59', is: 'allow' },
      { says: 'CPC 59: no Sundays', on: '2026-07-19 10:00', is: 'deny', from: '2026-07-20 08:00' },
      {
        says: 'CPC 59: the night whose midnight does not exist',
        on: '2026-09-05 20:00',
        is: 'deny',
        from: '2026-09-07 08:00',
      },
      {
        says: 'CPC 59: the night whose last hour comes twice',
        on: '2026-04-04 22:00',
        is: 'deny',
        from: '2026-04-06 08:00',
      },
      {
        says: 'Ley 2.977: not on Holy Saturday',
        on: '2026-04-04 10:00',
        is: 'deny',
        from: '2026-04-06 08:00',
        by: ['cl.hours'],
      },
      { says: 'Ley 2.977: nor a year later', on: '2027-03-27 10:00', is: 'deny', from: '2027-03-29 08:00' },
      {
        says: '37: one call or visit a week',
        on: '2026-07-15 12:00',
        past: [['2026-07-13 10:00', { channel: 'visit' }]],
        is: 'deny',
        from: '2026-07-20 08:00',
        by: ['cl.live'],
      },
      { says: '37: last week’s does not count', on: '2026-07-15 12:00', past: [['2026-07-11 10:00']], is: 'allow' },
      {
        says: '37: two written ones a week',
        on: '2026-07-17 12:00',
        intent: { channel: 'sms' },
        past: [
          ['2026-07-13 10:00', sms],
          ['2026-07-15 10:00', sms],
        ],
        is: 'deny',
        from: '2026-07-20 00:00',
        by: ['cl.written'],
      },
      {
        says: '37: two days apart',
        on: '2026-07-14 12:00',
        intent: { channel: 'sms' },
        past: [['2026-07-13 23:00', sms]],
        is: 'deny',
        from: '2026-07-15 00:00',
        by: ['cl.apart'],
      },
      { says: '37: nobody else', on: '2026-07-15 12:00', intent: { role: 'relative' }, is: 'deny', from: null },
      {
        says: '37: not once the borrower is sued',
        on: '2026-07-15 12:00',
        known: [{ fact: 'sued' }],
        is: 'deny',
        from: null,
      },
    ],
  },
  {
    packs: ['BR', 'BR-SP'],
    zone: 'America/Sao_Paulo',
    cases: [
      {
        says: '15.426/14: not before eight',
        on: '2026-07-15 07:59:59',
        is: 'deny',
        from: '2026-07-15 08:00',
        by: ['sp.hours'],
      },
      { says: '15.426/14: not from eight at night on', on: '2026-07-15 20:00', is: 'deny', from: '2026-07-16 08:00' },
      { says: '15.426/14: Saturdays until two', on: '2026-07-18 14:00', is: 'deny', from: '2026-07-20 08:00' },
      { says: '15.426/14: no Sundays', on: '2026-07-19 10:00', is: 'deny', from: '2026-07-20 08:00' },
      { says: 'Lei 14.759/23: not on 20 November', on: '2026-11-20 10:00', is: 'deny', from: '2026-11-21 08:00' },
    ],
  },
  {
    packs: ['BR', 'BR-RJ'],
    zone: 'America/Sao_Paulo',
    cases: [
      {
        says: '7.868/18: not before nine',
        on: '2026-07-15 08:59:59',
        is: 'deny',
        from: '2026-07-15 09:00',
        by: ['rj.hours'],
      },
      { says: '7.868/18: not from seven at night on', on: '2026-07-15 19:00', is: 'deny', from: '2026-07-16 09:00' },
      { says: '7.868/18: no Saturdays', on: '2026-07-18 10:00', is: 'deny', from: '2026-07-20 09:00' },
      { says: 'Lei 14.759/23: not on 20 November', on: '2026-11-20 10:00', is: 'deny', from: '2026-11-23 09:00' },
    ],
  },
];

const ALL = PLACES.flatMap(({ packs, zone, cases }) =>
  cases.map((pinned) => ({ packs, where: packs.join(' '), zone, ...pinned })),
);

test.each(ALL)('LC-01 LC-02 $where: $says ($on)', ({ packs, ...pinned }) => {
  expect(decided(packs, pinned)).toEqual(expected(pinned));
});
