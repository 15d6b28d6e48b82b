import { sql } from 'drizzle-orm';
import { type Cells, makeCells, readTree, runCellCommand, serveCell } from '../../support/institutions/cellMove';
import { asOwner, type TestDatabase } from '../../support/server/database';
import { untilNextLook } from '../../support/untilNextLook';

let cells: Cells;
let servers: Awaited<ReturnType<typeof serveCell>>[];

const closeServers = async (): Promise<void> => {
  for (const { app } of servers.splice(0)) await app.close();
};

beforeEach(async () => {
  cells = await makeCells(20);
  servers = [await serveCell(cells.source), await serveCell(cells.source)];
});
afterEach(async () => {
  await closeServers();
  await cells.drop();
});

const countSignOuts = async ({ database }: TestDatabase, code: string): Promise<number> => {
  const { rows } = await database.execute<{ count: string }>(sql`
    select count(*) from trail_entry t join institution i on i.id = t.institution_id
    where t.event = 'logout' and i.code = ${code}`);
  return Number(rows[0]?.count);
};

const LISTING = { method: 'GET', url: '/prod/task/listing?page=1&pageSize=1' } as const;

test('CE-04 while an institution moves its users learn of it and sign out on every server, and no copied row changes', async () => {
  const { source, target } = cells;
  const [home, other] = servers;
  if (!home || !other) throw new Error('no servers');
  const [agent, peruvian] = [await home.signIn(), await home.signIn('PE')];
  const ask = async ({ app }: typeof home): Promise<string> =>
    (await app.inject({ ...LISTING, headers: agent.headers })).json<{ code: string }>().code;
  expect([await ask(home), await ask(other)]).toEqual(['00', '00']);
  await asOwner(
    source,
    `insert into institution_move select id, 'leaving', now() from institution where code like 'MX%'`,
  );
  const before = [await readTree(source.url), await countSignOuts(source, 'PE')] as const;
  const isMoving = async ({ headers }: typeof agent): Promise<boolean | undefined> =>
    (await home.app.inject({ method: 'GET', url: '/prod/menu/permissions', headers })).json<{
      data: { isMoving?: boolean };
    }>().data.isMoving;
  expect([await isMoving(agent), await isMoving(peruvian)]).toEqual([true, undefined]);
  const signOut = ({ headers }: typeof agent) => home.app.inject({ method: 'GET', url: '/prod/login/out', headers });
  const left = await signOut(agent);
  expect(left.json()).toMatchObject({ code: '00' });
  expect(left.cookies.filter(({ value }) => value === '')).toHaveLength(2);
  for (const server of servers) while ((await ask(server)) !== '02') await untilNextLook();
  expect(await readTree(source.url)).toEqual(before[0]);
  expect((await signOut(peruvian)).json()).toMatchObject({ code: '00' });
  expect(await countSignOuts(source, 'PE')).toBe(before[1] + 1);
  await closeServers();
  expect(await runCellCommand('institutionMove', { from: source, to: target })).toMatchObject({ code: 0 });
});
