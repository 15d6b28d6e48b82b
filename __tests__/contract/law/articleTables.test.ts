import { getCodeValues } from '@/contract/codes/codeTable';
import { type LawChannel, LAW_ROLE, type LawRole } from '@/contract/codes/lawCodes';
import { decided, expected, type Pinned } from '../../support/law/lawCase';

/** Hours as a text names them, from Monday to Sunday; null: none. */
interface Week {
  readonly pack: string;
  readonly zone: string;
  readonly article: string;
  readonly days: readonly (readonly [from: string, to: string] | null)[];
}

const daily = (from: string, to: string) => Array.from({ length: 7 }, () => [from, to] as const);
const workdays = (from: string, to: string) => Array.from({ length: 5 }, () => [from, to] as const);

const WEEKS: readonly Week[] = [
  { pack: 'MX', zone: 'America/Mexico_City', article: 'Cuarta', days: daily('07:00', '22:00') },
  { pack: 'CN', zone: 'Asia/Shanghai', article: '催收时间', days: daily('08:00', '22:00') },
  { pack: 'PE', zone: 'America/Lima', article: '62.b', days: [...workdays('07:00', '20:00'), null, null] },
  { pack: 'US', zone: 'America/Chicago', article: '1006.6(b)(1)(i)', days: daily('08:00', '21:00') },
  { pack: 'US-MA', zone: 'America/New_York', article: '7.04', days: daily('08:00', '21:00') },
  {
    pack: 'CO',
    zone: 'America/Bogota',
    article: 'art. 3',
    days: [...workdays('07:00', '19:00'), ['08:00', '15:00'], null],
  },
  {
    pack: 'CL',
    zone: 'America/Santiago',
    article: 'CPC 59',
    days: [...workdays('08:00', '20:00'), ['08:00', '20:00'], null],
  },
  {
    pack: 'ID',
    zone: 'Asia/Makassar',
    article: '62(2)f',
    days: [...workdays('08:00', '20:00'), ['08:00', '20:00'], null],
  },
  { pack: 'PH', zone: 'Asia/Manila', article: '1(g)', days: daily('06:00', '22:00') },
  { pack: 'PH-BSP', zone: 'Asia/Manila', article: '454', days: daily('06:00', '22:00') },
  { pack: 'IN', zone: 'Asia/Kolkata', article: '2022-23/108', days: daily('08:00', '19:00') },
  {
    pack: 'BR-SP',
    zone: 'America/Sao_Paulo',
    article: '15.426/14',
    days: [...workdays('08:00', '20:00'), ['08:00', '14:00'], null],
  },
  { pack: 'BR-RJ', zone: 'America/Sao_Paulo', article: '7.868/18', days: [...workdays('09:00', '19:00'), null, null] },
];

/** From Monday on, a week in which none of these places has a holiday. */
const DAYS = [21, 22, 23, 24, 25, 26, 27, 28].map((day) => `2026-09-${day}`);

const secondBefore = (time: string): string => {
  const hour = String(Number(time.slice(0, 2)) - 1).padStart(2, '0');
  return `${hour}:59:59`;
};

/** Returns the time at which contacts are lawful again after a day. */
function nextOpening({ days }: Week, day: number): string {
  const next = [...days, ...days].findIndex((hours, at) => at > day && hours !== null);
  return `${DAYS[next]} ${days[next % 7]?.[0]}`;
}

/** The first and the last second of each day's hours, and those just outside of them. */
function getEdges(week: Week): Pinned[] {
  const { article, days } = week;
  return days.flatMap((hours, at): Pinned[] => {
    const day = DAYS[at] ?? '';
    const says = `${article}, day ${at + 1}`;
    if (hours === null) return [{ says, on: `${day} 12:00`, is: 'deny', from: nextOpening(week, at) }];
    const [from, to] = hours;
    return [
      { says, on: `${day} ${secondBefore(from)}`, is: 'deny', from: `${day} ${from}` },
      { says, on: `${day} ${from}`, is: 'allow' },
      { says, on: `${day} ${secondBefore(to)}`, is: 'allow' },
      { says, on: `${day} ${to}`, is: 'deny', from: nextOpening(week, at) },
    ];
  });
}

const edges = WEEKS.flatMap((week) =>
  getEdges(week).map((pinned) => ({ pack: week.pack, zone: week.zone, penaltyDay: '2026-09-20', ...pinned })),
);

test.each(edges)('LC-01 LC-02 $pack: $says at $on: $is', ({ pack, ...pinned }) => {
  expect(decided([pack], pinned)).toEqual(expected(pinned));
});

/** Persons who may be contacted at any hour; an attorney that nobody has named belongs to nobody. */
const PARTIES: readonly { pack: string; zone: string; article: string; allow: readonly LawRole[] }[] = [
  { pack: 'CO', zone: 'America/Bogota', article: 'art. 4', allow: ['borrower', 'cosigner'] },
  { pack: 'CL', zone: 'America/Santiago', article: '37', allow: ['borrower', 'cosigner'] },
  { pack: 'ID', zone: 'Asia/Jakarta', article: '62(2)c', allow: ['borrower'] },
  { pack: 'PH', zone: 'Asia/Manila', article: '1', allow: ['borrower', 'cosigner'] },
  { pack: 'IN', zone: 'Asia/Kolkata', article: '2022-23/108', allow: ['borrower', 'cosigner'] },
];

const roles = PARTIES.flatMap(({ pack, zone, article, allow }) =>
  getCodeValues(LAW_ROLE).map((role) => {
    const is = allow.includes(role) ? ('allow' as const) : ('deny' as const);
    const until = is === 'deny' && { from: null };
    return { pack, zone, says: `${article}, ${role}`, on: '2026-09-23 12:00', intent: { role }, is, ...until };
  }),
);

test.each(roles)('LC-01 LC-02 $pack: $says: $is', ({ pack, ...pinned }) => {
  expect(decided([pack], pinned)).toEqual(expected(pinned));
});

const ELECTRONIC: readonly LawChannel[] = ['sms', 'chat', 'email', 'push'];
const OTHERS: readonly LawChannel[] = ['call', 'letter', 'visit'];
const past = (days: readonly number[]): NonNullable<Pinned['past']> => days.map((day) => [`2026-09-${day} 12:00`]);

/** New York City, 5-77: consent for what is electronic, and three in seven days, the day of the contact as the first. */
const CITY: readonly Omit<Pinned, 'on'>[] = [
  ...ELECTRONIC.map(
    (channel) => ({ says: `${channel} without consent`, intent: { channel }, is: 'deny', from: null }) as const,
  ),
  ...ELECTRONIC.map((channel) => {
    return {
      says: `${channel} with consent`,
      intent: { channel },
      known: [{ fact: 'channelAuthorised', channel }],
      is: 'allow',
    } as const;
  }),
  ...OTHERS.map((channel) => ({ says: `${channel} takes none`, intent: { channel }, is: 'allow' }) as const),
  { says: 'two in seven days', past: past([18, 19]), is: 'allow' },
  {
    says: 'three in seven days',
    past: past([17, 18, 19]),
    is: 'deny',
    from: '2026-09-24 00:00',
    by: ['nyc.threeInSeven'],
  },
  { says: 'the first of three was a week ago', past: past([16, 18, 19]), is: 'allow' },
  { says: 'four in seven days', past: past([17, 18, 19, 20]), is: 'deny', from: '2026-09-25 00:00' },
  { says: 'three on one day', past: past([23, 23, 23]), is: 'deny', from: '2026-09-30 00:00' },
  {
    says: 'three that did not connect',
    past: past([17, 18, 19]).map(([at]) => [at, { outcome: 'notConnected' }] as const),
    is: 'deny',
  },
  {
    says: 'one of them to somebody else',
    past: [...past([17, 18]), ['2026-09-19 12:00', { person: 'p2' }]],
    is: 'allow',
  },
];

test.each(CITY)('LC-01 LC-02 US-NYC: 5-77, $says: $is', (pinned) => {
  const asked = { ...pinned, on: '2026-09-23 18:00', zone: 'America/New_York' };
  expect(decided(['US-NYC'], asked)).toEqual(expected(asked));
});
