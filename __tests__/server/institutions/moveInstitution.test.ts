import { sql } from 'drizzle-orm';
import { RESULT_CODES } from '@/contract/resultCodes';
import {
  type Cells,
  countInstitutions,
  makeCells,
  readStates,
  readTree,
  runCellCommand,
  serveCell,
} from '../../support/institutions/cellMove';
import { asOwner, type TestDatabase } from '../../support/server/database';
import { untilNextLook } from '../../support/untilNextLook';

const CASES = 60;

let cells: Cells;

const closings: (() => Promise<unknown>)[] = [];
const serve = async (made: TestDatabase) => {
  const served = await serveCell(made);
  closings.push(() => served.app.close());
  return served;
};

beforeEach(async () => {
  cells = await makeCells(CASES);
});
afterEach(async () => {
  for (const close of closings.splice(0)) await close();
  await cells.drop();
});

/** Queues a message of each institution that has cases, and freezes the Mexican one at the same moment. */
const freezeWithMessages = (made: TestDatabase) =>
  asOwner(
    made,
    `insert into sms (institution_id, task_id, agent_id, phone, content, state, created_at)
       select distinct on (institution_id) institution_id, id, agent_id, '+525512345678', 'Hola', 'queued', now()
       from task where agent_id is not null order by institution_id, id;
     insert into institution_move select id, 'leaving', now() from institution where code like 'MX%'`,
  );

/** Codes of the institutions with a message that no worker has taken. */
const listQueued = async ({ database }: TestDatabase): Promise<string[]> => {
  const { rows } = await database.execute<{ code: string }>(sql`
    select distinct i.code from sms s join institution i on i.id = s.institution_id where s.state = 'queued' order by 1`);
  return rows.map(({ code }) => code);
};

test('CE-04 an institution moves with every row, works there, is closed here, and moves back', async () => {
  const { source, target } = cells;
  const home = await serve(source);
  const agent = await home.signIn();
  const moved = await runCellCommand('institutionMove', { from: source, to: target });
  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining('MX has moved with 4 institution(s)') });
  expect(await readTree(target.url)).toEqual(await readTree(source.url));
  const refused = await home.app.inject({
    method: 'GET',
    url: '/prod/task/listing?page=1&pageSize=1',
    headers: agent.headers,
  });
  expect(refused.json()).toMatchObject({ code: '-1' });
  const away = await serve(target);
  expect((await away.save(await away.signIn(), 'there')).json()).toMatchObject({ code: '00' });
  expect(await runCellCommand('institutionDrop', { from: source, to: target })).toMatchObject({
    code: 1,
    output: expect.stringContaining('are kept until'),
  });
  const dropped = await runCellCommand('institutionDrop', { from: source, to: target, options: ['--days', '0'] });
  expect(dropped).toMatchObject({ code: 0, output: expect.stringMatching(/^\d+ rows of MX were deleted/) });
  expect(await countInstitutions(source)).toBe(1);
  await away.app.close();
  const there = await readTree(target.url);
  expect(await runCellCommand('institutionMove', { from: target, to: source })).toMatchObject({ code: 0 });
  expect(await readTree(source.url)).toEqual(there);
  expect((await home.save(await home.signIn(), 'back', 1)).json()).toMatchObject({ code: '00' });
});

test('CE-04 while an institution moves its users read, and no call and no worker writes a row of it', async () => {
  const { source } = cells;
  const home = await serve(source);
  const [agent, peruvian] = [await home.signIn(), await home.signIn('PE')];
  await freezeWithMessages(source);
  const before = await readTree(source.url);
  const listing = { method: 'GET', url: '/prod/task/listing?page=1&pageSize=1' } as const;
  expect((await home.app.inject({ ...listing, headers: agent.headers })).json()).toMatchObject({ code: '00' });
  const refused = await home.save(agent, 'lost');
  expect(refused.json()).toMatchObject({ code: RESULT_CODES.moving.code });
  expect(refused.headers['retry-after']).toBe('60');
  expect((await home.save(peruvian, 'kept')).json()).toMatchObject({ code: '00' });
  const isTakenElsewhere = async (): Promise<boolean> => (await listQueued(source)).join() === 'MX';
  while (!(await isTakenElsewhere())) await untilNextLook();
  await home.app.close();
  expect(await readTree(source.url)).toEqual(before);
});

test.each(['Copying', 'Comparing', 'Checking the audit'])(
  'CE-04 a move that is killed at "%s" can be undone, and repeated',
  async (killAt) => {
    const { source, target } = cells;
    const before = await readTree(source.url);
    await runCellCommand('institutionMove', { from: source, to: target, killAt });
    expect(await readStates(source)).toEqual(['leaving']);
    expect(await runCellCommand('institutionMove', { from: source, to: target, options: ['--undo'] })).toMatchObject({
      code: 0,
    });
    expect([await readStates(source), await countInstitutions(target)]).toEqual([[], 0]);
    expect(await runCellCommand('institutionMove', { from: source, to: target })).toMatchObject({ code: 0 });
    expect(await readTree(target.url)).toEqual(before);
  },
);

test('CE-04 a move that is killed before the switch is completed by the same command', async () => {
  const { source, target } = cells;
  const before = await readTree(source.url);
  await runCellCommand('institutionMove', { from: source, to: target, killAt: 'Closing' });
  expect(await runCellCommand('institutionMove', { from: source, to: target })).toMatchObject({ code: 0 });
  expect([await readStates(source), await readStates(target)]).toEqual([['left'], []]);
  expect(await readTree(target.url)).toEqual(before);
});

test('CE-04 a target that cannot take the institution refuses before anything is frozen', async () => {
  const { source, target } = cells;
  const refuse = async (message: string): Promise<void> => {
    const refused = await runCellCommand('institutionMove', { from: source, to: target });
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(message) });
    expect([await readStates(source), await readStates(target)]).toEqual([[], []]);
  };
  const add = (code: string, username: string) =>
    target.database.execute(sql`with added as (
      insert into institution (code, name, currency, time_zone) values (${code}, 'X', 'MXN', 'UTC') returning id)
      insert into app_user (institution_id, username, email, name, role, password_hash)
      select id, ${username}, ${username} || '@x.example', 'X', 'admin', 'none' from added`);
  await add('OTHER', 'AGENT');
  await refuse('The target has them already for: AGENT');
  await add('MX', 'somebody');
  await refuse('The target has an institution MX already');
});
