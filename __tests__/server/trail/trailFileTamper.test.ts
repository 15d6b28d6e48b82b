import { OperatorError } from '../../../server/kernel/operatorError';
import { checkTrailFile } from '../../../server/modules/trail/checkTrailFile';
import { indexAnchorsBySeq, findUnanchored } from '../../../server/security/trail/checkChain';
import { CHAINED_COLUMNS, type ChainedRow } from '../../../server/security/trail/hashTrailRow';
import { getAnchors, CHAIN, chainedAnew, getChain, hashed } from '../../support/trail/goodChain';
import { asRead, TRAIL_FILE_FORMATS, getTrailFile } from '../../support/trail/trailText';

const GOOD = getChain(8);
/** Every second row, and the last, as an export leaves it. */
const ANCHORS = getAnchors(GOOD.filter(({ seq }) => seq % 2 === 0));

/** Returns the fault of a file or the missing end in a few words; undefined if it is accepted as complete. */
async function found(content: string, anchors = ANCHORS): Promise<string | undefined> {
  try {
    const { fault, last, anchoredTo } = await checkTrailFile(asRead(content), { anchors, isPart: false });
    return fault?.fault ?? (anchoredTo > last.seq ? `${anchoredTo - last.seq} later rows are not in it` : undefined);
  } catch (error) {
    if (error instanceof OperatorError) return error.message;
    throw error;
  }
}

test.each(TRAIL_FILE_FORMATS)('TR-02 %s: what nobody touched is believed', async (format) => {
  expect(await found(getTrailFile(format, GOOD))).toBeUndefined();
});

const other = (value: string | number | null): string | number =>
  typeof value === 'number' ? value + 1 : `${value ?? ''}x`;
const changedAt =
  (place: number, change: (row: ChainedRow) => ChainedRow) =>
  (rows: readonly ChainedRow[]): ChainedRow[] =>
    rows.map((row, at) => (at === place ? change(row) : row));

const places = [...GOOD.keys()];
/** Ways to change, remove, insert or move rows, with and without new hashes. */
const OF_ROWS: readonly (readonly [string, (rows: readonly ChainedRow[]) => ChainedRow[]])[] = [
  ...places.flatMap((place) =>
    CHAINED_COLUMNS.flatMap((name) => {
      const change = (row: ChainedRow): ChainedRow => ({ ...row, [name]: other(row[name]) });
      return [
        [`${name} of row ${place + 1}`, changedAt(place, change)] as const,
        [`${name} of row ${place + 1}, its hash made anew`, changedAt(place, (row) => hashed(change(row)))] as const,
      ];
    }),
  ),
  ...places.flatMap((place) => [
    [`row ${place + 1} removed`, (rows: readonly ChainedRow[]) => rows.filter((_, at) => at !== place)] as const,
    [
      `row ${place + 1} removed, the rest chained anew`,
      (rows: readonly ChainedRow[]) => chainedAnew(rows.filter((_, at) => at !== place)),
    ] as const,
    [
      `row ${place + 1} doubled`,
      (rows: readonly ChainedRow[]) => rows.flatMap((row, at) => (at === place ? [row, row] : [row])),
    ] as const,
    [
      `row ${place + 1} put in again, the rest chained anew`,
      (rows: readonly ChainedRow[]) => chainedAnew(rows.flatMap((row, at) => (at === place ? [row, row] : [row]))),
    ] as const,
    [`cut before row ${place + 2}`, (rows: readonly ChainedRow[]) => rows.slice(place + 1)] as const,
    [`cut after row ${place}`, (rows: readonly ChainedRow[]) => rows.slice(0, place)] as const,
  ]),
  ['turned round', (rows) => rows.toReversed()],
  ['all in another chain', (rows) => chainedAnew(rows.map((row) => ({ ...row, chain: 9 })))],
  ['half in another chain', (rows) => chainedAnew(rows.map((row) => ({ ...row, chain: row.seq > 4 ? 9 : CHAIN })))],
];

test.each(TRAIL_FILE_FORMATS)('TR-02 %s: every tampering with rows is found', async (format) => {
  const missed: string[] = [];
  for (const [name, tamper] of OF_ROWS) {
    if ((await found(getTrailFile(format, tamper(GOOD)))) === undefined) missed.push(name);
  }
  expect(missed).toEqual([]);
});

test.each<[string, (rows: readonly ChainedRow[]) => ChainedRow[], object]>([
  ['changed', changedAt(2, (row) => ({ ...row, outcome: 'stale' })), { seq: 3, fault: 'contents' }],
  ['removed', (rows) => rows.toSpliced(2, 1), { seq: 3, fault: 'missing' }],
  ['swapped', ([one, two, three, ...rest]) => [one, three, two, ...rest].flatMap((row) => row ?? []), { seq: 2 }],
  ['doubled', (rows) => rows.flatMap((row) => (row.seq === 2 ? [row, row] : [row])), { seq: 2, fault: 'order' }],
])('TR-02 the first wrong row is named: %s', async (_, tamper, fault) => {
  for (const format of TRAIL_FILE_FORMATS) {
    const file = asRead(getTrailFile(format, tamper(GOOD)));
    expect((await checkTrailFile(file, { anchors: ANCHORS, isPart: false })).fault).toMatchObject(fault);
  }
});

const replaced = (text: string, from: string | RegExp, to: string): string => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
};

const OF_TEXT: readonly (readonly [(typeof TRAIL_FILE_FORMATS)[number], string, (text: string) => string])[] = [
  ['json', 'a field more in a row', (text) => replaced(text, '"seq": 3,', '"seq": 3,\n   "note": "x",')],
  ['json', 'a field twice', (text) => replaced(text, '"seq": 3,', '"seq": 9,\n   "seq": 3,')],
  ['json', 'a field more at the top', (text) => replaced(text, '"chain"', '"exportedAt": "2026-01-01", "chain"')],
  ['json', 'another chain at the top', (text) => replaced(text, '"chain": 4', '"chain": 5')],
  ['json', 'a number spelled otherwise', (text) => replaced(text, '"seq": 3', '"seq": 3.0')],
  ['json', 'something behind the end', (text) => `${text}\n`],
  ['csv', 'a cell more', (text) => replaced(text, /(\r\n[^\r]*)(\r\n)/u, '$1,x$2')],
  ['csv', 'a number spelled otherwise', (text) => replaced(text, /\r\n4,3,/u, '\r\n4,3.0,')],
  ['csv', 'a blank line', (text) => replaced(text, /\r\n4,3,/u, '\r\n\r\n4,3,')],
  ['csv', 'something behind the end', (text) => `${text}x`],
  ['csv', 'without the mark of its encoding', (text) => text.slice(1)],
];

test.each(OF_TEXT)('TR-02 %s: %s is found though the rows hold', async (format, _, tamper) => {
  expect(await found(tamper(getTrailFile(format, GOOD)))).toMatch(
    /^Line \d+ is not as the app exports it|^This is not an exported/u,
  );
});

const lines = ANCHORS.trimEnd().split('\n');
const getFile = (some: readonly string[]): string => some.map((line) => `${line}\n`).join('');
const OF_ANCHORS: readonly (readonly [string, string])[] = [
  ['hash', replaced(ANCHORS, /"hash":"./u, '"hash":"g')],
  ['number raised', replaced(ANCHORS, '"seq":4', '"seq":5')],
  ['number lowered', replaced(ANCHORS, '"seq":4', '"seq":3')],
  ['time', replaced(ANCHORS, '00:30', '00:31')],
  ['institution', replaced(ANCHORS, '"institution":4', '"institution":5')],
  ['a field more', replaced(ANCHORS, '"institution"', '"note":1,"institution"')],
  ['a tie taken away', replaced(ANCHORS, /,"prev":"[^"]+"/u, '')],
  ['a line removed', getFile(lines.toSpliced(1, 1))],
  ['the first line removed', getFile(lines.slice(1))],
  ['the newest line removed', getFile(lines.slice(0, -1))],
  ['two lines swapped', getFile(lines.with(1, lines[2] ?? '').with(2, lines[1] ?? ''))],
  ['a line doubled', getFile(lines.toSpliced(1, 0, lines[1] ?? ''))],
  ['half a line in the middle', getFile(lines.with(1, lines[1]?.slice(0, 40) ?? ''))],
  ['a line that is said to be torn', getFile(lines.with(1, '{"torn":true,"time":"2026-03-11T00:30:00.000Z"}'))],
  ['emptied', ''],
];

test.each(OF_ANCHORS)('TR-02 the anchor file: %s is found', async (_, anchors) => {
  expect(await found(getTrailFile('json', GOOD), anchors)).toBeDefined();
});

test('TR-02 SC-02 anchors of a season, one a minute, are as good as a few', () => {
  const rows = 150_000;
  const minutes = Array.from({ length: rows }, (_, at) => ({ institution: CHAIN, seq: at + 1, hash: '', time: '' }));
  const anchors = indexAnchorsBySeq(minutes, CHAIN);
  expect(findUnanchored(rows, anchors)).toBeUndefined();
  expect(findUnanchored(rows + 1, anchors)).toEqual({ seq: rows + 1, fault: 'unanchored' });
});
