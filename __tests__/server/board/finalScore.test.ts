import { getDayScore, getRanks, resolveStandards } from '../../../server/modules/board/days/finalScore';

const getStandards = (ownTarget: number) =>
  resolveStandards(
    [
      { indicator: 'recoveredAmount', target: null, weight: 50 },
      { indicator: 'keptPromiseRate', target: 50, weight: 50 },
    ],
    ownTarget,
  );

test('DB-01 a score leaves out what could not be measured, and is capped', () => {
  expect(getDayScore({ recovered: 50 }, getStandards(100))).toMatchObject({ score: 50 });
  expect(getDayScore({ recovered: 50, promisesDue: 4, promisesKept: 1 }, getStandards(100))).toMatchObject({
    score: 50,
  });
  expect(getDayScore({ recovered: 900 }, getStandards(100))).toMatchObject({ score: 120 });
  expect(getDayScore({ recovered: 900 }, getStandards(0))).toEqual({ score: null, parts: [] });
});

test('DB-01 equal scores share a rank; who is not ranked or has no score has none', async () => {
  const one = { groupId: 1, isRanked: true };
  const ranks = getRanks([
    { ...one, userId: 1, score: 90 },
    { ...one, userId: 2, score: 80 },
    { ...one, userId: 3, score: 90 },
    { ...one, userId: 4, score: null },
    { ...one, userId: 5, score: 99, isRanked: false },
    { ...one, userId: 6, score: 10, groupId: 2 },
    { ...one, userId: 7, score: 10, groupId: null },
  ]);
  expect(Object.fromEntries(ranks)).toEqual({ 1: 1, 2: 3, 3: 1, 6: 1 });
});
