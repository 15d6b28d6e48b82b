import { checkTrailFile } from '../../../server/modules/trail/checkTrailFile';
import type { ChainedRow } from '../../../server/security/trail/hashTrailRow';
import { getAnchors, CHAIN, chainedAnew, getChain, hashed } from '../../support/trail/goodChain';
import { asRead, TRAIL_FILE_FORMATS, getTrailFile } from '../../support/trail/trailText';

/** More than one piece of either format, whatever a piece is. */
const GOOD = getChain(1700);
const LATE = 1600;
const ANCHORS = getAnchors(GOOD.filter(({ seq }) => seq % 100 === 0));
/** So much is read from a disk at a time. */
const LETTERS = 65_536;

const checked = (text: string, isPart = false) => checkTrailFile(asRead(text, LETTERS), { anchors: ANCHORS, isPart });
const lateRow = (change: (row: ChainedRow) => ChainedRow): ChainedRow[] =>
  GOOD.map((row) => (row.seq === LATE ? change(row) : row));

describe.each(TRAIL_FILE_FORMATS)('TR-02 SC-02 a %s that is read in pieces', (format) => {
  test('is believed as a whole, and as a part', async () => {
    expect(await checked(getTrailFile(format, GOOD))).toEqual({
      rows: GOOD.length,
      first: GOOD[0],
      last: GOOD.at(-1),
      compared: GOOD.length / 100,
      anchoredTo: GOOD.length,
      torn: [],
      fault: undefined,
    });
    const part = await checked(getTrailFile(format, GOOD.slice(50, LATE)), true);
    expect(part).toMatchObject({ rows: LATE - 50, compared: LATE / 100, anchoredTo: GOOD.length, fault: undefined });
  });

  test('is the same however much comes at a time', async () => {
    const text = getTrailFile(format, GOOD.slice(0, 30));
    for (const letters of [1, 2, 7, 4096]) {
      const verdict = await checkTrailFile(asRead(text, letters), { anchors: '', isPart: true });
      expect(verdict).toMatchObject({ rows: 30, fault: undefined });
    }
  });

  test.each<[string, ChainedRow[], object]>([
    ['a row changed', lateRow((row) => ({ ...row, outcome: 'stale' })), { seq: LATE, fault: 'contents' }],
    ['a row changed, hashed anew', lateRow((row) => hashed({ ...row, outcome: 'x' })), { seq: LATE, fault: 'anchor' }],
    ['a row in another chain', lateRow((row) => hashed({ ...row, chain: CHAIN + 1 })), { seq: LATE, fault: 'order' }],
    ['a row taken away', GOOD.toSpliced(LATE - 1, 1), { seq: LATE, fault: 'missing' }],
    [
      'a row put in before',
      chainedAnew(GOOD.toSpliced(LATE - 1, 0, ...GOOD.slice(0, 1))),
      { seq: LATE, fault: 'time' },
    ],
    ['cut off', GOOD.slice(0, LATE + 1), { seq: LATE + 2, fault: 'cut' }],
  ])('has a fault late in it named: %s', async (_, rows, fault) => {
    expect((await checked(getTrailFile(format, rows))).fault).toEqual(fault);
  });

  test('is reported by its line where a late one differs from the original', async () => {
    const lines = getTrailFile(format, GOOD).split('\n');
    const at = lines.findIndex((line) => line.includes(GOOD[LATE - 1]?.at ?? '-'));
    const changed = lines.with(at, ` ${lines[at]}`).join('\n');
    await expect(checked(changed)).rejects.toThrow(`Line ${at + 1} is not as the app exports it`);
  });
});

const WITHOUT_END = /\d+ letters without the end of a row|Max Record Size/u;

test.each([
  ['csv', `${getTrailFile('csv', GOOD.slice(0, 3))}"`],
  ['json', getTrailFile('json', GOOD.slice(0, 3)).replace(/\n \]\n\}\n$/u, ',\n  {\n   "')],
])('TR-02 SC-02 a %s with a row that never ends is refused before it fills the memory', async (_, start) => {
  let given = 0;
  async function* endless() {
    yield start;
    for (; given < 1000; given += 1) yield 'x'.repeat(LETTERS);
  }
  await expect(checkTrailFile(endless(), { anchors: '', isPart: true })).rejects.toThrow(WITHOUT_END);
  expect(given).toBeLessThan(100);
});
