import { sql } from 'drizzle-orm';
import { toStoredText } from '../../../server/values/formatCsv';
import { get } from '../../support/cases/cases';
import { manyCases } from '../../support/queues/manyCases';
import { openQueueRig, type QueueRig } from '../../support/queues/queueRig';
import { untilNextLook } from '../../support/untilNextLook';
import { csvLines } from '../../support/values/csvLines';

const now = new Date('2026-03-11T00:30:00Z');
/** More than a file made in memory may have, and more than one piece. */
const RECORDS = 100_500;
const CASES = 4500;
const PAGE = 100;

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
  const [like] = await rig.cases(1, { product_category: 'Many' });
  if (!like) throw new Error('no case was made');
  await manyCases(rig.server.database, { like, count: CASES, holders: 7 });
  await rig.server.database.execute(sql`
    insert into behaviour (institution_id, user_id, type, loan_no, detail, ip, socket_ip, created_at)
    select ${rig.institutionId}, ${rig.agent.userId}, 'openCase', 'L' || n, 'no ' || n, '10.0.0.1', '10.0.0.1', ${now.toISOString()}::timestamptz - n * interval '1 second'
    from generate_series(1, ${RECORDS}) n`);
}, 60_000);
afterAll(() => rig.server.close());

const getFile = async (url: string): Promise<string[][]> => {
  const { statusCode, headers, body } = await rig.server.app.inject({
    url: `/prod/${url}`,
    headers: rig.admin.headers,
  });
  expect({ statusCode, type: headers['content-type'] }).toEqual({ statusCode: 200, type: 'text/csv; charset=utf-8' });
  const [, ...lines] = csvLines(body);
  return lines.map((line) => line.split(',').map(toStoredText));
};

/** The numbers of the records in the order of their times. */
const NUMBERS = Array.from({ length: RECORDS }, (_, at) => `${RECORDS - at}`);
const numbersIn = (lines: readonly (readonly string[])[]): string[] =>
  lines.flatMap((line) => line.flatMap((cell) => /^no (\d+)$/u.exec(cell)?.[1] ?? []));

test('MO-01 SC-02 more records than memory should hold are one file, each once and in their order', async () => {
  const lines = await getFile('user/behavior/detail/export?format=csv&sort=at&order=asc');
  expect(numbersIn(lines)).toEqual(NUMBERS);
  const { rows } = await rig.server.database.execute(sql`select detail from behaviour where type = 'exportBehaviour'`);
  expect(rows).toMatchObject([{ detail: expect.stringContaining(`${RECORDS} rows`) }]);
}, 60_000);

test('QU-02 SC-02 the cases of a queue that are read in pieces are those of its pages', async () => {
  const asked = { queueId: String(rig.queueId), sort: 'amount', order: 'asc', size: String(PAGE) };
  const lines = await getFile(
    `institutionAndQueue/casesExport?queueId=${rig.queueId}&format=csv&sort=amount&order=asc`,
  );
  expect(lines).toHaveLength(CASES + 1);
  const first = await get<{ result: { loanId: string; borrowerName: string }[] }>(rig.server, rig.admin, {
    path: '/api/management/queue/tasks',
    input: { ...asked, page: '1' },
  });
  const last = await get<{ result: { loanId: string; borrowerName: string }[] }>(rig.server, rig.admin, {
    path: '/api/management/queue/tasks',
    input: { ...asked, page: String(Math.ceil((CASES + 1) / PAGE)) },
  });
  const shown = [...first.data.result, ...last.data.result].map(({ loanId, borrowerName }) => [loanId, borrowerName]);
  const taken = [...lines.slice(0, PAGE), ...lines.slice(-last.data.result.length)].map((line) => line.slice(0, 2));
  expect(taken).toEqual(shown);
  expect(new Set(lines.map(([loanId]) => loanId)).size).toBe(CASES + 1);
});

test('RS-01 AP-06 if the connection breaks within a file it is read again: complete, each row once, recorded once', async () => {
  const { $client } = rig.server.database;
  const records = "select count(*)::integer as count from behaviour where type = 'exportBehaviour'";
  const before = (await $client.query<{ count: number }>(records)).rows[0]?.count ?? 0;
  const lines = getFile('user/behavior/detail/export?format=csv&type=openCase&sort=at&order=asc');
  const end =
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'fetch %'";
  let broken = 0;
  const over = lines.then(() => true);
  while (broken === 0 && !(await Promise.race([over, untilNextLook().then(() => false)]))) {
    broken = (await $client.query(end)).rowCount ?? 0;
  }
  expect(broken).toBe(1);
  expect(numbersIn(await lines)).toEqual(NUMBERS);
  expect((await $client.query<{ count: number }>(records)).rows).toEqual([{ count: before + 1 }]);
}, 60_000);
