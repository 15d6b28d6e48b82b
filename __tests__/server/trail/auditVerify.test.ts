import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { csvFile } from '../../../server/values/csvFile';
import { readTrailFile } from '../../../server/modules/trail/readTrailFile';
import { TRAIL_FILE_COLUMNS, TRAIL_FILE_FORMAT } from '../../../server/modules/trail/trailFile';
import { type ChainedRow, TRAIL_GENESIS, trailHash } from '../../../server/security/trail/trailHash';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saldo-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A good chain; its codes and details are what CSV files are hard with. */
function chainOf(length: number): ChainedRow[] {
  const rows: ChainedRow[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const contents = {
      chain: 4,
      seq,
      prevHash: rows.at(-1)?.hash ?? TRAIL_GENESIS,
      at: new Date(1_770_000_000_000 + seq * 1000).toISOString(),
      source: seq % 2 === 0 ? 'browser' : 'server',
      event: 'PROVIDER_CODE',
      outcome: 'taken',
      fromState: 'provider.running',
      toState: 'form.captchaLoading',
      code: seq === 2 ? '-1' : null,
      userId: 123_456_789_012,
      loginLogId: 9,
      page: null,
      pageSeq: null,
      detail: JSON.stringify({ note: 'Ñandú, "催收"\n;' }),
    };
    rows.push({ ...contents, hash: trailHash(contents) });
  }
  return rows;
}

const written = {
  csv: (rows: readonly ChainedRow[]) =>
    csvFile([[...TRAIL_FILE_COLUMNS], ...rows.map((row) => TRAIL_FILE_COLUMNS.map((name) => row[name]))]),
  json: (rows: readonly ChainedRow[]) => JSON.stringify({ format: TRAIL_FILE_FORMAT, chain: 4, rows }),
};

const keep = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const anchorsOf = (rows: readonly ChainedRow[]): string =>
  rows.map(({ seq, hash }) => `${JSON.stringify({ institution: 4, seq, hash, time: 'x' })}\n`).join('');

const command = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'server/commands/auditVerify.ts', ...args], { encoding: 'utf8' });

test.each(['csv', 'json'] as const)('TR-02 %s: what is written is read back to the letter', (format) => {
  expect(readTrailFile(written[format](chainOf(4)))).toEqual(chainOf(4));
});

test.each(['csv', 'json'] as const)(
  'TR-02 audit:verify says that a whole %s holds, without a server',
  (format) => {
    const rows = chainOf(5);
    const done = command(
      keep(`good.${format}`, written[format](rows)),
      '--anchors',
      keep('heads', anchorsOf(rows.slice(2, 3))),
    );
    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(done.stdout).toContain('All 5 rows hold: 1 to 5 of chain 4, compared with 1 anchors.');
    expect(done.stdout).toContain(rows[4]?.hash ?? '-');
  },
  60_000,
);

const without = (place: number) => (rows: ChainedRow[]) => rows.filter((_, at) => at !== place);

test.each<[string, (rows: ChainedRow[]) => ChainedRow[], string]>([
  [
    'changed',
    (rows) => rows.map((row) => (row.seq === 3 ? { ...row, outcome: 'stale' } : row)),
    'Row 3 is wrong: its contents',
  ],
  ['removed', without(2), 'Row 3 is wrong: it is missing'],
  ['swapped', ([one, two, three, ...rest]) => [one, three, two, ...rest].flatMap((row) => row ?? []), 'Row 2 is wrong'],
  ['doubled', (rows) => rows.flatMap((row) => (row.seq === 2 ? [row, row] : [row])), 'Row 2 is wrong'],
])(
  'TR-02 audit:verify names the first wrong row: %s',
  (name, spoil, said) => {
    for (const format of ['csv', 'json'] as const) {
      const done = command(keep(`${name}.${format}`, written[format](spoil(chainOf(5)))));
      expect(done).toMatchObject({ status: 1, stdout: '' });
      expect(done.stderr).toContain(said);
    }
  },
  60_000,
);

test('TR-02 audit:verify: a chain rewritten whole differs from its anchor, a cut one is known with --whole', () => {
  const rows = chainOf(5);
  const anchors = keep('anchors', anchorsOf(rows.slice(3, 4).map((row) => ({ ...row, hash: 'f'.repeat(64) }))));
  const rewritten = command(keep('rewritten.json', written.json(rows)), '--anchors', anchors);
  expect(rewritten.stderr).toContain('Row 4 is wrong: it differs from the anchor');
  const cut = keep('cut.json', written.json(rows.slice(0, 4)));
  const heads = keep('heads', anchorsOf(rows.slice(4)));
  expect(command(cut, '--anchors', heads)).toMatchObject({ status: 0 });
  expect(command(cut, '--anchors', heads, '--whole')).toMatchObject({ status: 1 });
}, 60_000);

test('TR-02 audit:verify: anything else is one clear line, without a stack', () => {
  for (const [args, said] of [
    [[], 'Usage: npm run audit:verify'],
    [[path.join(folder, 'absent.csv')], 'can not be read'],
    [[keep('other.csv', 'a,b\n1,2\n')], 'This is not an exported trail'],
    [[keep('other.json', '{"rows":[]}')], 'This is not an exported trail'],
    [[keep('empty.csv', written.csv([]))], 'holds no row'],
  ] as const) {
    const done = command(...args);
    expect(done.status).toBe(1);
    expect(done.stderr).toContain(said);
    expect(done.stderr).not.toContain('    at ');
  }
}, 60_000);
