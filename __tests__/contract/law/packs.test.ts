import * as z from 'zod/mini';
import { getCodeValues } from '@/contract/codes/codeTable';
import {
  LAW_CHANNEL,
  LAW_CONFIDENCE,
  LAW_CONTENT,
  LAW_LAYER,
  LAW_PURPOSE,
  LAW_ROLE,
  LAW_STATE,
} from '@/contract/codes/lawCodes';
import { LAW_FACT } from '@/contract/codes/lawFactCodes';
import { ALL_PACKS } from '@/contract/law/allPacks';
import { selectPacks, findPacksWithoutHolidays } from '@/contract/law/selectPacks';
import { formatPackName } from '@/contract/law/decideContact';
import { isTimeZone } from '@/contract/rules';

const getOne = (table: Parameters<typeof getCodeValues>[0]) => z.enum(getCodeValues(table));
const some = <Item extends z.ZodMiniType>(item: Item) => z.array(item).check(z.minLength(1));
const day = z.iso.date();
const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const whole = z.number().check(z.int(), z.positive());

const scope = z.strictObject({
  channel: z.optional(some(getOne(LAW_CHANNEL))),
  role: z.optional(some(getOne(LAW_ROLE))),
  purpose: z.optional(some(getOne(LAW_PURPOSE))),
  place: z.optional(some(z.enum(['home', 'work']))),
  pastDueUpTo: z.optional(whole),
});
const said = {
  id: z.string().check(z.regex(/^[a-zA-Z]+\.[a-zA-Z]+$/)),
  on: z.optional(scope),
  effect: z.enum(['deny', 'warn']),
  waivedBy: z.optional(some(getOne(LAW_FACT))),
  source: z.string(),
  article: z.string().check(z.minLength(1)),
  confidence: getOne(LAW_CONFIDENCE),
};
const counting = {
  channels: z.optional(some(getOne(LAW_CHANNEL))),
  per: some(z.enum(['person', 'debt', 'number', 'place'])),
  counts: z.enum(['dial', 'attempt', 'connected', 'conversation']),
  inbound: z.optional(z.literal(true)),
  consentExempt: z.optional(z.literal(true)),
};
const hours = z
  .strictObject({ days: some(z.number().check(z.int(), z.gte(1), z.lte(7))), from: clock, to: clock })
  .check(z.refine(({ from, to }) => from < to));
const facts = some(getOne(LAW_FACT));
const rule = z.discriminatedUnion('kind', [
  z.strictObject({ ...said, kind: z.literal('window'), open: some(hours), holidays: z.enum(['open', 'closed']) }),
  z.strictObject({
    ...said,
    ...counting,
    kind: z.literal('cap'),
    limit: whole,
    period: z.union([
      z.strictObject({ rollingHours: whole }),
      z.strictObject({ rollingDays: whole }),
      z.strictObject({ calendar: z.enum(['day', 'week', 'month']) }),
      z.strictObject({ ever: z.literal(true) }),
    ]),
  }),
  z.strictObject({ ...said, ...counting, kind: z.literal('gap'), days: whole }),
  z.strictObject({ ...said, ...counting, kind: z.literal('channelLock') }),
  z.strictObject({ ...said, kind: z.literal('party'), allow: some(getOne(LAW_ROLE)) }),
  z.strictObject({ ...said, kind: z.literal('need'), facts }),
  z.strictObject({ ...said, kind: z.literal('not'), facts }),
  z.strictObject({
    ...said,
    kind: z.literal('content'),
    require: z.array(getOne(LAW_CONTENT)),
    forbid: z.array(getOne(LAW_CONTENT)),
  }),
]);
const pack = z
  .strictObject({
    id: z.string().check(z.regex(/^[A-Z]{2,5}(-[A-Z]{2,3})?$/)),
    version: z.string().check(z.minLength(1)),
    jurisdiction: z.string(),
    layer: getOne(LAW_LAYER),
    state: getOne(LAW_STATE),
    from: day,
    to: z.nullable(day),
    zones: z.array(z.string().check(z.refine(isTimeZone))),
    sources: z.record(
      z.string(),
      z.strictObject({
        title: z.string().check(z.minLength(1)),
        short: z.optional(z.string().check(z.minLength(1), z.maxLength(30))),
        date: z.string().check(z.regex(/^\d{4}(-\d\d-\d\d)?$/)),
      }),
    ),
    holidays: z.optional(
      z.strictObject({
        source: z.string(),
        checked: z.nullable(z.string()),
        years: z.record(z.string(), z.string().check(z.regex(/^([01]\d[0-3]\d)( [01]\d[0-3]\d)*$/))),
      }),
    ),
    rules: some(rule),
  })
  .check(z.refine(({ sources, rules }) => rules.every(({ source }) => Object.hasOwn(sources, source))));

const ids = [...new Set(ALL_PACKS.map(({ id }) => id))];

test.each(ALL_PACKS)(
  'LC-02 the pack $id $version is whole: each rule with its article, source, date and confidence',
  (each) => {
    expect(z.safeParse(pack, each).error?.issues).toBeUndefined();
  },
);

test('LC-02 the places are there, and what ships is nobody’s law: each pack is a draft or not in force yet', () => {
  expect(ids).toEqual('HOUSE MX CN PE US US-MA US-NYC ID CO CL PH PH-BSP IN BR BR-SP BR-RJ'.split(' '));
  expect(new Set(ALL_PACKS.map(({ state }) => state))).toEqual(new Set(['draft', 'future']));
});

test('LC-02 no version, and no rule of a version, is named twice', () => {
  const names = ALL_PACKS.map(formatPackName);
  expect(new Set(names).size).toBe(names.length);
  for (const { rules } of ALL_PACKS) {
    const all = rules.map(({ id }) => id);
    expect(new Set(all).size).toBe(all.length);
  }
});

test.each(ids)(
  'LC-02 %s: on each day one version counts, the last of them without an end, so that none of a place is never the answer',
  (id) => {
    const inTurn = ALL_PACKS.filter((each) => each.id === id && each.state !== 'future');
    expect(inTurn.map(({ to }) => to)).toEqual([...inTurn.slice(1).map(({ from }) => from), null]);
  },
);

test('LC-02 a pack that is not in force has no effect; the institution’s rules apply to all', () => {
  expect(selectPacks(ALL_PACKS, ['US', 'IN']).map(formatPackName)).toEqual([
    'HOUSE@3',
    'US@2021-11-30',
    'IN@2022-08-12',
  ]);
  expect(selectPacks(ALL_PACKS, []).map(formatPackName)).toEqual(['HOUSE@3']);
});

test('LC-02 holidays are generated, and marked as checked by nobody', () => {
  const lists = ALL_PACKS.flatMap(({ holidays }) => (holidays ? [holidays] : []));
  expect(lists).toHaveLength(6);
  expect(lists.every(({ checked, source }) => checked === null && source.startsWith('date-holidays'))).toBe(true);
});

test('LC-02 a year without holidays is reported 60 days before it begins', () => {
  const packs = selectPacks(ALL_PACKS, ['PE', 'MX']);
  expect(findPacksWithoutHolidays(packs, '2028-11-01')).toEqual([]);
  expect(findPacksWithoutHolidays(packs, '2028-11-02')).toEqual([{ id: 'PE', year: 2029 }]);
  expect(findPacksWithoutHolidays(packs, '2029-03-01')).toEqual([{ id: 'PE', year: 2029 }]);
});
