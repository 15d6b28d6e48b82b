import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getAnchors, getChain } from '../../support/trail/goodChain';
import { serverProgram } from '../../support/server/serverProgram';
import { rowsOfText, TRAIL_FILE_FORMATS, getTrailFile } from '../../support/trail/trailText';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'saldo-verify-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keep = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

const command = (...args: string[]) =>
  spawnSync(process.execPath, serverProgram('auditVerify', ...args), { encoding: 'utf8' });

test.each(TRAIL_FILE_FORMATS)('TR-02 %s: what is written is read back to the letter', async (format) => {
  expect(await rowsOfText(getTrailFile(format, getChain(4)))).toEqual(getChain(4));
});

test.each(TRAIL_FILE_FORMATS)(
  'TR-02 audit:verify says that a whole %s holds, without a server',
  (format) => {
    const rows = getChain(5);
    const done = command(
      keep(`good.${format}`, getTrailFile(format, rows)),
      '--anchors',
      keep('heads', getAnchors([...rows.slice(2, 3), ...rows.slice(4)])),
    );
    expect(done).toMatchObject({ status: 0, stderr: '' });
    expect(done.stdout).toContain('All 5 rows hold: 1 to 5 of chain 4, compared with 2 anchors.');
    expect(done.stdout).toContain(rows[4]?.hash ?? '-');
  },
  60_000,
);

test('TR-02 audit:verify names the first wrong row', () => {
  const rows = getChain(5);
  const heads = keep('heads', getAnchors(rows));
  const changed = rows.map((row) => (row.seq === 3 ? { ...row, outcome: 'stale' } : row));
  const done = command(keep('changed.csv', getTrailFile('csv', changed)), '--anchors', heads);
  expect(done).toMatchObject({ status: 1, stdout: '' });
  expect(done.stderr).toContain('Row 3 is wrong: its contents');
}, 60_000);

test('TR-02 audit:verify: a completely rewritten chain differs from its anchor, a cut one is detected unless declared as a part', () => {
  const rows = getChain(5);
  const anchors = keep('anchors', getAnchors(rows.slice(3).map((row) => ({ ...row, hash: 'f'.repeat(64) }))));
  const rewritten = command(keep('rewritten.json', getTrailFile('json', rows)), '--anchors', anchors);
  expect(rewritten.stderr).toContain('Row 4 is wrong: it differs from the anchor');
  const cut = keep('cut.json', getTrailFile('json', rows.slice(1, 4)));
  const heads = keep('heads', getAnchors(rows.slice(4)));
  expect(command(cut, '--anchors', heads)).toMatchObject({ status: 1 });
  const part = command(cut, '--anchors', heads, '--part');
  expect(part).toMatchObject({ status: 0 });
  expect(part.stdout).toContain('What came before row 2 is not in this file.');
  expect(part.stdout).toContain('Holds up to row 4: 1 later rows, which the anchors know of, are not in this file.');
  expect(command(cut, '--part')).toMatchObject({ status: 0 });
}, 60_000);

test('TR-02 audit:verify: an export that is older than the newest anchor holds up to its last row; one that ends elsewhere was cut', () => {
  const rows = getChain(6);
  const heads = keep('newer-heads', getAnchors([...rows.slice(3, 4), ...rows.slice(5)]));
  const older = command(keep('older.csv', getTrailFile('csv', rows.slice(0, 4))), '--anchors', heads);
  expect(older).toMatchObject({ status: 0, stderr: '' });
  expect(older.stdout).toContain('Holds up to row 4: 2 later rows, which the anchors know of, are not in this file.');
  const cut = command(keep('cut-elsewhere.csv', getTrailFile('csv', rows.slice(0, 3))), '--anchors', heads);
  expect(cut).toMatchObject({ status: 1, stdout: '' });
  expect(cut.stderr).toContain('Row 4 is wrong: the anchor kept outside knows of it');
}, 60_000);

test('TR-02 audit:verify: anything else is one clear line, without a stack', () => {
  for (const [args, said] of [
    [[], 'Usage: npm run audit:verify'],
    [[keep('alone.csv', getTrailFile('csv', getChain(2)))], 'Usage: npm run audit:verify'],
    [[path.join(folder, 'absent.csv'), '--part'], 'can not be read'],
    [[keep('other.csv', 'a,b\n1,2\n'), '--part'], 'This is not an exported trail'],
    [[keep('other.json', '{"rows":[]}'), '--part'], 'This is not an exported trail'],
    [[keep('empty.csv', getTrailFile('csv', [])), '--part'], 'holds no row'],
  ] as const) {
    const done = command(...args);
    expect(done.status).toBe(1);
    expect(done.stderr).toContain(said);
    expect(done.stderr).not.toContain('    at ');
  }
}, 60_000);
