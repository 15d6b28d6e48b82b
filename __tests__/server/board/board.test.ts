import type { BoardAgent, BoardFigures } from '@/contract/entities/management/board';
import type { ScoreBox } from '@/contract/entities/management/scoreBox';
import { queue } from '../../../server/database/tables/organizationTables';
import { workSchedule } from '../../../server/database/tables/seatTables';
import { behavior } from '../../../server/database/tables/workTables';
import { BOARD_NOON } from '../../support/board/boardRig';
import { type BoardScene, openBoardScene } from '../../support/board/boardScene';
import { makeInstitution, makeUser } from '../../support/server/people';
import { csvLines } from '../../support/values/csvLines';

let scene: BoardScene;
let rig: BoardScene['rig'];
beforeAll(async () => {
  scene = await openBoardScene();
  rig = scene.rig;
});
afterAll(() => rig.server.close());

test('DB-01 every figure of an agent’s day follows its formula', async () => {
  expect(await rig.figures('ana')).toEqual({
    boundCases: 4,
    // 850 + 1000 + 1000 + 1000 still due, and the 150 that came in.
    dueAmount: 4000,
    newCases: 1,
    settledCases: 0,
    recoveredAmount: 150,
    payments: 1,
    target: 1000,
    handledCases: 3,
    // Message answers are no calls.
    calls: 3,
    connectedCalls: 2,
    reachedCases: 3,
    // A person marked as irrelevant is not the borrower, whatever the address book says.
    rightPartyCases: 1,
    promisedCases: 2,
    promisesDue: 2,
    promisesKept: 1,
    targetRate: 15,
    rightPartyContactRate: 33.33,
    promiseRate: 66.67,
    keptPromiseRate: 50,
    liquidationRate: 3.75,
    settlementRate: 0,
  } satisfies BoardFigures);
});

test('DB-01 RO-01 a leader counts the own group, administrators and auditors the institution, a member the own work', async () => {
  expect((await rig.summary('leader')).scope).toBe('group');
  expect(await rig.figures('leader')).toMatchObject({ recoveredAmount: 150, boundCases: 5, target: 1500 });
  for (const name of ['admin', 'auditor']) {
    expect(await rig.figures(name)).toMatchObject({
      recoveredAmount: 190,
      boundCases: 5,
      settledCases: 1,
      settlementRate: 16.67,
      target: 2300,
    });
  }
  expect(await rig.figures('cruz')).toMatchObject({ recoveredAmount: 40, boundCases: 0, settledCases: 1 });
});

test('DB-01 the day before, as far as the same time of day; yesterday itself is a whole day', async () => {
  const { before } = await rig.summary('leader');
  expect(before).toMatchObject({ recoveredAmount: 11, promisedCases: 1, newCases: 4 });
  expect(await rig.figures('leader', { date: 'yesterday' })).toMatchObject({
    recoveredAmount: 24,
    promisesDue: 1,
    promisesKept: 0,
    // Nobody counted that evening.
    boundCases: null,
    liquidationRate: null,
  });
  expect(await rig.figures('leader', { date: '2026-03-09~2026-03-10' })).toMatchObject({
    recoveredAmount: 174,
    target: 3000,
    promisesDue: 3,
  });
});

test('DB-01 the older results box counts the same money, target and settled cases', async () => {
  const agentId = String(rig.idOf('ana'));
  const box = await rig.ask<ScoreBox>('ana', 'achievementBoard/queryAgentAchievement', { agentId }).catch(() => null);
  const figures = await rig.figures('ana');
  expect(box).not.toBeNull();
  expect(box).toMatchObject({
    actualReceivedAmount: figures.recoveredAmount,
    purpose: figures.target,
    settleTaskCount: figures.settledCases,
    finishPurposeRate: figures.targetRate,
  });
});

test('DB-02 filters: queue, product, device; they add up to the whole', async () => {
  expect(await rig.figures('leader', { queue: String(scene.queueId) })).toMatchObject({
    recoveredAmount: 150,
    boundCases: 1,
    handledCases: 1,
  });
  expect(await rig.figures('leader', { product: 'Micro' })).toMatchObject({
    boundCases: 3,
    handledCases: 2,
    target: null,
  });
  expect(await rig.figures('leader', { device: 'android' })).toMatchObject({
    boundCases: 1,
    handledCases: 1,
    recoveredAmount: 0,
  });
  expect(await rig.figures('leader', { product: 'None such' })).toMatchObject({ boundCases: 0, recoveredAmount: 0 });
  const { figures, queues, options } = await rig.summary('leader');
  const sum = (name: 'handledCases' | 'recoveredAmount' | 'boundCases') =>
    queues.reduce((total, line) => total + (line.figures[name] ?? 0), 0);
  expect([sum('handledCases'), sum('recoveredAmount'), sum('boundCases')]).toEqual([
    figures.handledCases,
    figures.recoveredAmount,
    figures.boundCases,
  ]);
  expect(options).toMatchObject({ queues: [{ name: 'Early' }], products: ['Micro'] });
});

test('DB-02 RO-01 another institution, its queues and another group’s agents are as absent as what does not exist', async () => {
  const { database } = rig.server;
  const other = await makeInstitution(database);
  const [foreign] = await database
    .insert(queue)
    .values({ institutionId: other, code: 'Z', name: 'Z', type: 'manual' })
    .returning();
  const asks = [
    { institution: String(other) },
    { institution: '987654321' },
    { queue: String(foreign?.id) },
    { queue: '987654321' },
    { queue: 'abc' },
  ];
  for (const input of asks) expect(await rig.codeOf('admin', 'achievementBoard/summary', input)).toBe('20');
  expect(await rig.codeOf('admin', 'achievementBoard/summary', { institution: String(rig.institutionId) })).toBe('00');
  const agentId = String(rig.idOf('cruz'));
  for (const path of ['achievementBoard/personal', 'achievementBoard/history', 'payment/details']) {
    expect(await rig.codeOf('leader', path, { agentId })).toBe('20');
    expect(await rig.codeOf('ana', path, { agentId })).toBe('20');
    expect(await rig.codeOf('admin', path, { agentId })).toBe('00');
  }
});

const lines = (name: string, input: Record<string, string> = {}) =>
  rig.ask<{ result: BoardAgent[]; totalCount: number }>(name, 'achievementBoard/agents', input);

test('DB-01 the agents’ lines: who works, sorted by any figure, unknown last, and they add up', async () => {
  const { result, totalCount } = await lines('admin');
  expect(totalCount).toBe(3);
  expect(result.map(({ name, figures }) => [name, figures.recoveredAmount])).toEqual([
    ['ana', 150],
    ['cruz', 40],
    ['ben', 0],
  ]);
  const byRate = await lines('admin', { sort: 'promiseRate', order: 'asc' });
  // Ben and Cruz reached nobody: no rate, by name.
  expect(byRate.result.map(({ name }) => name)).toEqual(['ana', 'ben', 'cruz']);
  const { figures } = await rig.summary('admin');
  expect(result.reduce((sum, line) => sum + line.figures.handledCases, 0)).toBe(figures.handledCases);
  const page = await lines('admin', { size: '2', page: '2' });
  expect(page.result.map(({ name }) => name)).toEqual(['ben']);
  expect((await lines('ana')).result.map(({ name }) => name)).toEqual(['ana']);
});

const getIds = async (input: Record<string, string>) =>
  (await lines('admin', input)).result.map(({ agentId }) => agentId);

test('DB-01 agents without cases and activity can be left out of the lines', async () => {
  const { server, institutionId } = rig;
  const id = await makeUser(server.database, { institutionId, dailyTarget: 10_000 });
  expect(await getIds({})).toContain(String(id));
  const active = await getIds({ active: 'true' });
  expect(active).not.toContain(String(id));
  expect(active).toContain(String(rig.idOf('ben')));
});

test('DB-01 SS-01 seats: who is planned for the day; who departed earlier is departed', async () => {
  const { database } = rig.server;
  const planned = { institutionId: rig.institutionId, updatedAt: BOARD_NOON, updatedBy: rig.idOf('leader') };
  await database.insert(workSchedule).values([
    { ...planned, userId: rig.idOf('ana'), day: '2026-03-10', status: 'onDuty' },
    { ...planned, userId: rig.idOf('ben'), day: '2026-03-01', status: 'departed' },
  ]);
  expect((await rig.summary('leader')).seats).toEqual({
    agents: 2,
    onDuty: 1,
    absent: 0,
    rest: 0,
    departed: 1,
    idle: 0,
  });
  expect((await rig.summary('leader', { date: '2026-02-28' })).seats).toMatchObject({ onDuty: 0, departed: 0 });
  await database
    .insert(workSchedule)
    .values({ ...planned, userId: rig.idOf('cruz'), day: '2026-03-10', status: 'onDuty' });
  // Cruz was paid, and has not handled anything.
  expect((await rig.summary('admin')).seats).toMatchObject({ onDuty: 2, idle: 1 });
});

test('DB-01 AP-06 the export: a line an agent under the server’s name, and who took it is recorded', async () => {
  const before = await rig.server.database.$count(behavior);
  const { headers } = await rig.signIn('leader');
  const reply = await rig.server.app.inject({ url: '/prod/achievementBoard/download?date=today', headers });
  expect(reply.headers['content-disposition']).toContain('filename="saldo-board-2026-03-10.csv"');
  const [head, first, second, ...rest] = csvLines(reply.body);
  expect(head).toMatch(/^Agent,Group,Queue,Schedule,Recovered,Target,Target rate %,Bound cases/);
  expect(first).toMatch(/^ana,.*,150,1000,15,4,1,3,3,2,33\.33,66\.67,50,3\.75,0,,$/);
  expect(second).toMatch(/^ben,/);
  expect(rest).toEqual([]);
  const payments = await rig.server.app.inject({ url: '/prod/payment/download?date=today', headers });
  expect(payments.headers['content-disposition']).toContain('saldo-payments-2026-03-10.csv');
  expect(csvLines(payments.body)[1]).toMatch(new RegExp(`^${scene.at('first').loanNo},`, 'u'));
  expect(await rig.server.database.$count(behavior)).toBe(before + 2);
});
