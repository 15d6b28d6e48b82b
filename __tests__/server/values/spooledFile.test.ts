import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { text } from 'node:stream/consumers';
import { LARGE_EXPORT_ROWS_MAX } from '../../../server/values/formatCsv';
import { listFile } from '../../../server/values/listFile';
import { spoolToFile } from '../../../server/values/spoolToFile';

/** Files of this kind that still have a name. */
const left = (): string[] => readdirSync(tmpdir()).filter((name) => /^saldo-[\da-f]{8}-[\da-f-]{27}$/u.test(name));

async function* pieces(...texts: readonly (string | Error)[]) {
  for (const piece of texts) {
    if (piece instanceof Error) throw piece;
    yield piece;
  }
}

test('AP-06 what came in pieces is read as a whole, and has no name on the disk', async () => {
  const content = await spoolToFile(pieces('año,', '王\r\n', 'x'.repeat(200_000)));
  expect(left()).toEqual([]);
  expect(await text(content)).toBe(`año,王\r\n${'x'.repeat(200_000)}`);
});

test('AP-06 where a piece fails there is no file', async () => {
  await expect(spoolToFile(pieces('a,b\r\n', new Error('the database went away')))).rejects.toThrow('went away');
  expect(left()).toEqual([]);
});

test('RS-01 who hangs up leaves no open file', async () => {
  const content = await spoolToFile(pieces('a,b\r\n'.repeat(100_000)));
  content.once('data', () => content.destroy());
  await once(content, 'close');
  expect(content.destroyed).toBe(true);
});

test(`AP-06 a list of more than ${LARGE_EXPORT_ROWS_MAX} rows is refused, and never cut`, async () => {
  const piece = Array.from({ length: 50_000 }, (_, at) => [at]);
  const rowsOf = async function* (count: number) {
    for (let rest = count; rest > 0; rest -= piece.length) yield piece.slice(0, rest);
  };
  const table = (count: number) => ({
    name: 'n',
    columns: [{ title: 'n', kind: 'number' as const }],
    rows: rowsOf(count),
  });
  const wanted = { format: 'csv' as const, timeZone: 'UTC' };
  expect(await listFile(table(LARGE_EXPORT_ROWS_MAX), wanted)).toMatchObject({ count: LARGE_EXPORT_ROWS_MAX });
  await expect(listFile(table(LARGE_EXPORT_ROWS_MAX + 1), wanted)).rejects.toMatchObject({ result: 'exportTooLarge' });
  await expect(listFile(table(50_001), { ...wanted, format: 'xlsx' })).rejects.toMatchObject({
    result: 'exportTooLarge',
  });
});
