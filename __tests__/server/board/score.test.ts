import { toMinorUnits } from '@/contract/minor';
import { borrower, loan, task } from '../../../server/database/tables/caseTables';
import { payLog } from '../../../server/database/tables/moneyTables';
import type { ScoreBox } from '@/contract/entities/management/scoreBox';
import { makeGroup, makeInstitution, makeUser, signInAs, type SignedIn } from '../../support/server/people';
import { startApp, type TestServer } from '../../support/server/server';

// Half past six in the evening of 10 March in Mexico City, and already 11 March in UTC.
const now = new Date('2026-03-11T00:30:00Z');
const today = new Date('2026-03-10T15:00:00Z');
const yesterday = new Date('2026-03-10T04:00:00Z');
const tonight = new Date('2026-03-11T05:00:00Z');
const tomorrow = new Date('2026-03-11T16:00:00Z');

let server: TestServer;
let institutionId: number;
let groupId: number;
let agent: SignedIn;
let rival: SignedIn;

interface Case {
  agentId: number;
  status?: 'C10' | 'C20' | 'C31';
  amount: number;
  nextActionAt?: Date;
  settledAt?: Date;
  paid?: { amount: number; opAt: Date; status?: '1' | '2'; agentId?: number }[];
}

let number = 0;

const makeCase = async ({ agentId, status = 'C10', amount: owed, paid = [], ...times }: Case): Promise<void> => {
  const amount = toMinorUnits(owed);
  const no = `N${(number += 1)}`;
  const shared = { institutionId, penaltyDate: '2026-03-01', unpaidRepayment: amount };
  const [person] = await server.database
    .insert(borrower)
    .values({ institutionId, borrowerNo: no, name: 'Ana' })
    .returning();
  const borrowerId = person?.id ?? 0;
  const [lent] = await server.database
    .insert(loan)
    .values({
      ...shared,
      borrowerId,
      loanNo: no,
      status: '40',
      contractAmount: toMinorUnits(1),
      dueAtStart: amount,
      due: amount,
    })
    .returning();
  const loanId = lent?.id ?? 0;
  await server.database.insert(task).values({
    ...shared,
    ...times,
    loanId,
    borrowerId,
    agentId,
    status,
    amount,
    loanNo: no,
    borrowerNo: no,
    borrowerName: 'Ana',
    collectionAt: yesterday,
  });
  const payment = { institutionId, loanId, agentId, type: '4', status: '2' } as const;
  for (const part of paid) {
    await server.database.insert(payLog).values({ ...payment, ...part, amount: toMinorUnits(part.amount) });
  }
};

beforeAll(async () => {
  server = await startApp({ now: () => now });
  institutionId = await makeInstitution(server.database);
  groupId = await makeGroup(server.database, institutionId);
  const user = (more = {}) =>
    makeUser(server.database, { institutionId, groupId, dailyTarget: toMinorUnits(100_000), ...more });
  agent = await signInAs(server.database, await user(), { now });
  rival = await signInAs(server.database, await user(), { now });
  const agentId = agent.userId;
  await makeCase({
    agentId,
    amount: toMinorUnits(30_000),
    nextActionAt: yesterday,
    paid: [
      { amount: 5000, opAt: today },
      { amount: 7000, opAt: yesterday },
    ],
  });
  await makeCase({ agentId, amount: 10_050, nextActionAt: tonight, status: 'C20' });
  await makeCase({ agentId, amount: 99_999, nextActionAt: tomorrow });
  await makeCase({
    agentId,
    amount: 0,
    status: 'C31',
    settledAt: today,
    paid: [
      { amount: 20_000, opAt: today },
      { amount: 1, opAt: today, status: '1' },
    ],
  });
  await makeCase({
    agentId,
    amount: 0,
    status: 'C31',
    settledAt: yesterday,
    paid: [{ amount: 40_000, opAt: yesterday }],
  });
  await makeCase({
    agentId: rival.userId,
    amount: 0,
    status: 'C31',
    settledAt: today,
    paid: [{ amount: 25_001, opAt: today }],
  });
});
afterAll(() => server.close());

const ask = async (who: SignedIn, agentId: number | string = who.userId) =>
  JSON.parse(
    (
      await server.app.inject({
        url: `/prod/achievementBoard/queryAgentAchievement?agentId=${agentId}`,
        headers: who.headers,
      })
    ).body,
  ) as { code: string; message: string; data: ScoreBox | null };

test('SH-06 the nine figures are counted from the day of the institution', async () => {
  expect(await ask(agent)).toEqual({
    code: '00',
    message: 'Success',
    data: {
      taskCount: 2,
      settleTaskCount: 1,
      settleTaskRate: 33.33,
      // 300 + 100.50 still due, 50 and 200 paid today on them and on the settled one.
      payableAmount: 650.5,
      actualReceivedAmount: 250,
      actualReceivedRate: 38.43,
      purpose: 1000,
      finishPurposeRate: 25,
      ranking: 2,
    },
  });
});

test('SH-06 the first of the group has ranking 1, and so has somebody without a group', async () => {
  expect((await ask(rival)).data?.ranking).toBe(1);
  const alone = await signInAs(server.database, await makeUser(server.database, { institutionId }), { now });
  expect((await ask(alone)).data).toEqual({
    taskCount: 0,
    settleTaskCount: 0,
    settleTaskRate: 0,
    payableAmount: 0,
    actualReceivedAmount: 0,
    actualReceivedRate: 0,
    purpose: 0,
    finishPurposeRate: 0,
    ranking: 1,
  });
});

test('SH-06 who does not stand in the ranking gets code -2, which is no end of the session', async () => {
  const unranked = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId, groupId, ranked: false }),
    { now },
  );
  expect(await ask(unranked)).toEqual({ code: '-2', message: 'Nothing to show', data: null });
  expect((await ask(agent)).code).toBe('00');
});

test.each(['admin', 'auditor'] as const)(
  'SH-06 RO-01 who has no results box at all, as the %s, gets the same code -2',
  async (role) => {
    const who = await signInAs(server.database, await makeUser(server.database, { institutionId, role }), { now });
    expect(await ask(who)).toEqual({ code: '-2', message: 'Nothing to show', data: null });
    expect((await ask(who, agent.userId)).code).toBe('-2');
  },
);

test('RO-01 an agent sees the own figures only, a leader those of the own group', async () => {
  const leader = await signInAs(
    server.database,
    await makeUser(server.database, { institutionId, groupId, role: 'leader' }),
    { now },
  );
  const other = await signInAs(
    server.database,
    await makeUser(server.database, {
      institutionId,
      groupId: await makeGroup(server.database, institutionId),
      role: 'leader',
    }),
    { now },
  );
  const codes = await Promise.all([
    ask(agent, rival.userId),
    ask(leader, rival.userId),
    ask(other, rival.userId),
    ask(agent, 'nobody'),
    ask(agent, '999999999'),
  ]);
  expect(codes.map(({ code }) => code)).toEqual(['-2', '00', '-2', '-2', '-2']);
});
