import { dayScoreOf, ranksOf, resolveStandards } from '../../../server/modules/board/finalScore';

const standardsOf = (ownTarget: number) =>
  resolveStandards(
    [
      { indicator: 'recoveredAmount', target: null, weight: 50 },
      { indicator: 'keptPromiseRate', target: 50, weight: 50 },
    ],
    ownTarget,
  );

test('DB-01 a score leaves out what could not be measured, and is capped', () => {
  expect(dayScoreOf({ recovered: 50 }, standardsOf(100))).toMatchObject({ score: 50 });
  expect(dayScoreOf({ recovered: 50, promisesDue: 4, promisesKept: 1 }, standardsOf(100))).toMatchObject({ score: 50 });
  expect(dayScoreOf({ recovered: 900 }, standardsOf(100))).toMatchObject({ score: 120 });
  expect(dayScoreOf({ recovered: 900 }, standardsOf(0))).toEqual({ score: null, parts: [] });
});

test('DB-01 equal scores share a rank; who is not ranked or has no score has none', async () => {
  const one = { groupId: 1, isRanked: true };
  const ranks = ranksOf([
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
