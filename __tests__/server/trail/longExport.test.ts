import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { inTenantTransaction } from '../../../server/database/callTransaction';
import { checkTrailFile } from '../../../server/modules/trail/checkTrailFile';
import { spoolTrail } from '../../../server/modules/trail/spoolTrail';
import { TRAIL_FILE_COLUMNS, TRAIL_FILE_FORMAT } from '../../../server/modules/trail/trailFormats';
import { readAnchors } from '../../../server/security/trail/trailAnchors';
import type { ChainedRow } from '../../../server/security/trail/hashTrailRow';
import { readChain } from '../../../server/security/trail/trailStore';
import { formatCsv, LARGE_EXPORT_ROWS_MAX } from '../../../server/values/formatCsv';
import { makeInstitution, type SignedIn } from '../../support/server/people';
import type { TestServer } from '../../support/server/server';
import { type AnchoredServer, openAnchored } from '../../support/trail/anchoredServer';
import { CHAIN, getChain } from '../../support/trail/goodChain';
import { addManyRows } from '../../support/trail/manyRows';
import { exportTrail } from '../../support/trail/trailRig';
import { asRead, TRAIL_FILE_FORMATS } from '../../support/trail/trailText';

/** More than two pieces. */
const ROWS = 1300;

let anchored: AnchoredServer;
let server: TestServer;
let anchorFile: string;
let institutionId: number;
let auditor: SignedIn;

beforeAll(async () => {
  anchored = await openAnchored();
  ({ server, anchorFile } = anchored);
  institutionId = await makeInstitution(server.database);
  auditor = await anchored.auditorOf(institutionId);
  await addManyRows(server.database, institutionId, ROWS);
  await addManyRows(server.database, null, ROWS);
});
afterAll(() => anchored.close());

/** The whole file, as one that is made in memory would be. */
const WHOLE = {
  csv: (rows) =>
    formatCsv([[...TRAIL_FILE_COLUMNS], ...rows.map((row) => TRAIL_FILE_COLUMNS.map((name) => row[name]))]),
  json: (rows, chain) => {
    const inOrder = rows.map((row) => Object.fromEntries(TRAIL_FILE_COLUMNS.map((name) => [name, row[name]])));
    return `${JSON.stringify({ format: TRAIL_FILE_FORMAT, chain, rows: inOrder }, null, 1)}\n`;
  },
} satisfies Record<string, (rows: readonly ChainedRow[], chain: number) => string>;

const rowsIn = (chain: number) =>
  inTenantTransaction(server.database, 'open', (tx) => readChain(tx, { chain, from: 1, most: 2 * ROWS }));

const taken = async () => {
  const { rows } = await server.database.execute<{ detail: string }>(
    sql`select detail from behaviour where type = 'exportTrail' order by id`,
  );
  return rows.map(({ detail }) => detail);
};

describe.each(TRAIL_FILE_FORMATS)('TR-02 AP-06 SC-02 a %s of more rows than are in memory at a time', (format) => {
  test.each([
    ['the institution’s', ''],
    ['the house’s', '?of=house'],
  ])('holds every row of %s chain once, to the letter, and its end is proven', async (_, query) => {
    const chain = query === '' ? institutionId : 0;
    const { text } = await exportTrail(server, auditor, { format, query });
    const rows = await rowsIn(chain);
    expect(rows).toHaveLength(ROWS);
    expect(text).toBe(WHOLE[format](rows, chain));
    const anchors = readFileSync(anchorFile, 'utf8');
    const verdict = await checkTrailFile(asRead(text), { anchors, isPart: false });
    expect(verdict).toMatchObject({ rows: ROWS, first: { chain, seq: 1 }, fault: undefined });
    const { seq, hash } = rows.at(-1) ?? {};
    expect((await readAnchors(anchorFile)).anchors.at(-1)).toMatchObject({ institution: chain, seq, hash });
    expect((await taken()).at(-1)).toBe(`${format}, ${ROWS} rows${query === '' ? '' : ' of the house'}`);
  });

  test('of some days is a part of the chain', async () => {
    const { text } = await exportTrail(server, auditor, { format, query: '?from=2026-03-11' });
    const { first, last, rows, fault } = await checkTrailFile(asRead(text), { anchors: '', isPart: true });
    expect({ last: last.seq, fault }).toEqual({ last: ROWS, fault: undefined });
    expect(first.seq).toBeGreaterThan(1);
    expect(rows).toBe(ROWS - first.seq + 1);
    expect(rows).toBeGreaterThan(500);
  });

  test('without rows is a file as well', async () => {
    const { text } = await exportTrail(server, auditor, { format, query: '?from=2020-01-01&to=2020-01-02' });
    expect(text).toBe(WHOLE[format]([], institutionId));
  });

  test(`of more than ${LARGE_EXPORT_ROWS_MAX} rows is refused, and never cut`, async () => {
    const one = getChain(1);
    async function* pieces() {
      yield one;
      yield Array.from({ length: LARGE_EXPORT_ROWS_MAX }, () => one).flat();
    }
    await expect(spoolTrail(pieces(), { format, chain: CHAIN })).rejects.toMatchObject({
      result: 'exportTooLarge',
      places: { most: LARGE_EXPORT_ROWS_MAX },
    });
  });
});
