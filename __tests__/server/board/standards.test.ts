import { BOARD_TILE } from '@/contract/codes/boardCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { AchievementStandards } from '@/contract/entities/management/achievementStandard';
import type { BoardConfig } from '@/contract/entities/management/systemConfig';
import { achievementStandard } from '../../../server/database/tables/boardTables';
import { queue } from '../../../server/database/tables/organizationTables';
import { resolveQueueStandards, getStandards } from '../../../server/modules/board/standardStore';
import { get, send } from '../../support/cases/cases';
import { makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

let server: TestServer;
let institutionId: number;
let admin: SignedIn;
let agent: SignedIn;
let foreign: SignedIn;
let queueId: string;

beforeEach(async () => {
  server = await startApp();
  const { database } = server;
  institutionId = await makeInstitution(database);
  admin = await signInAs(database, await makeUser(database, { institutionId, role: 'admin' }));
  agent = await signInAs(database, await makeUser(database, { institutionId }));
  const elsewhere = await makeInstitution(database);
  foreign = await signInAs(database, await makeUser(database, { institutionId: elsewhere, role: 'admin' }));
  const [made] = await database
    .insert(queue)
    .values({ institutionId, code: 'S1', name: 'One', type: 'manual' })
    .returning();
  queueId = String(made?.id);
});
afterEach(() => server.close());

const read = async (of?: string, who = admin) =>
  get<AchievementStandards>(server, who, {
    path: '/prod/achievementBoard/standards',
    input: of === undefined ? {} : { queueId: of },
  });
const save = (body: object, who = admin) =>
  send(server, who, { path: '/prod/achievementBoard/standards/update', body });

const money = { indicator: 'recoveredAmount', target: 1234.5, weight: 60, enabled: true };
const calls = { indicator: 'connectedCalls', target: 30, weight: 40, enabled: true };

test('SY-01 standards are ours until an institution sets its own, and a queue may have its own again', async () => {
  expect((await read()).data).toMatchObject({
    origin: 'default',
    currency: 'MXN',
    queues: [{ id: queueId, name: 'S1 · One', isOwn: false }],
  });
  expect((await save({ standards: [money, calls] })).code).toBe('00');
  expect((await read()).data).toMatchObject({ origin: 'institution', standards: [money, calls] });
  expect((await read(queueId)).data).toMatchObject({ origin: 'institution' });
  await save({ queueId, standards: [{ ...money, weight: 100 }] });
  expect((await read(queueId)).data).toMatchObject({ origin: 'queue', standards: [{ weight: 100 }] });
  expect((await read()).data).toMatchObject({ origin: 'institution', queues: [{ isOwn: true }] });
  // Amounts are stored in minor units; the score reads the same rows.
  const kept = await server.database.select().from(achievementStandard);
  expect(kept.map(({ target }) => target)).toEqual([123_450, 30, 123_450]);
  const inForce = await server.database.transaction((tx) => getStandards(tx, institutionId));
  expect(resolveQueueStandards(inForce, Number(queueId))).toEqual([
    { indicator: 'recoveredAmount', target: 123_450, weight: 100 },
  ]);
  await save({ queueId, standards: [] });
  await save({ standards: [] });
  expect((await read(queueId)).data.origin).toBe('default');
});

test('SY-01 the weights of the enabled ones make 100, and each of them can be reached', async () => {
  const short = await save({ standards: [money, { ...calls, weight: 30 }] });
  expect([short.code, short.message]).toEqual(['81', 'The weights of the enabled indicators add up to 90, not 100']);
  expect((await save({ standards: [money, { ...calls, enabled: false }] })).code).toBe('81');
  expect(
    (
      await save({
        standards: [
          { ...money, weight: 100 },
          { ...calls, enabled: false, weight: 7 },
        ],
      })
    ).code,
  ).toBe('00');
  expect((await save({ standards: [money, { ...calls, target: 0 }] })).code).toBe('10');
  // An amount of nothing is each person's own target.
  expect((await save({ standards: [{ ...money, target: 0 }, calls] })).code).toBe('00');
});

test('SY-01 targets and weights out of bounds, an indicator twice or unknown are refused', async () => {
  const rate = { indicator: 'promiseRate', target: 30, weight: 100, enabled: true };
  expect((await save({ standards: [rate] })).code).toBe('00');
  for (const wrong of [
    { target: 101 },
    { target: -1 },
    { weight: 101 },
    { weight: 0 },
    { weight: 99.5 },
    { indicator: 'luck' },
  ]) {
    expect((await save({ standards: [{ ...rate, ...wrong }] })).code).toBe('10');
  }
  expect(
    (
      await save({
        standards: [
          { ...rate, weight: 50 },
          { ...rate, weight: 50 },
        ],
      })
    ).code,
  ).toBe('10');
});

test('RO-01 agents read what they are measured by and change nothing; queues of other institutions do not exist', async () => {
  expect((await read(undefined, agent)).code).toBe('00');
  expect((await save({ standards: [] }, agent)).code).toBe('21');
  const absent = await read('987654321', foreign);
  expect(absent.code).toBe('20');
  expect(await read(queueId, foreign)).toMatchObject({ code: '20', message: absent.message });
  expect((await save({ queueId, standards: [] }, foreign)).code).toBe('20');
  await save({ standards: [money, calls] });
  expect((await read(undefined, foreign)).data).toMatchObject({ origin: 'default', queues: [] });
});

const board = async (who = admin) => (await get<BoardConfig>(server, who, { path: '/prod/manage/config/board' })).data;
const saveBoard = (body: object, who = admin) => send(server, who, { path: '/prod/manage/config/board/update', body });

test('SY-01 the dashboard shows what is configured, in its order; everything until then', async () => {
  expect(await board(agent)).toEqual({
    tiles: getCodeValues(BOARD_TILE),
    refreshSeconds: 0,
    onDutyPercent: 60,
    silentMinutes: 60,
    promisesPerAgent: 10,
    capacityPercent: 120,
    lastChange: null,
  });
  expect((await saveBoard({ tiles: ['trend', 'summary'], refreshSeconds: 60 })).code).toBe('00');
  expect(await board(agent)).toMatchObject({ tiles: ['trend', 'summary'], refreshSeconds: 60 });
  expect((await board(foreign)).tiles).toEqual(getCodeValues(BOARD_TILE));
  for (const wrong of [{ tiles: [] }, { tiles: ['trend', 'trend'] }, { tiles: ['luck'] }, { refreshSeconds: -1 }]) {
    expect((await saveBoard({ tiles: ['trend'], refreshSeconds: 0, ...wrong })).code).toBe('10');
  }
  expect((await saveBoard({ tiles: ['trend'], refreshSeconds: 0 }, agent)).code).toBe('21');
});
