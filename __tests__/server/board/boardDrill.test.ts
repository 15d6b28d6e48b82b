import { eq } from 'drizzle-orm';
import { BOARD_FIGURE } from '@/contract/codes/boardCodes';
import { getCodeValues } from '@/contract/codes/codeTable';
import type { BoardCase, BoardPayment } from '@/contract/entities/management/board';
import { isBoardDate } from '@/contract/rules';
import { task } from '../../../server/database/tables/caseTables';
import { type BoardScene, openBoardScene } from '../../support/board/boardScene';

let scene: BoardScene;
let rig: BoardScene['rig'];
beforeAll(async () => {
  scene = await openBoardScene();
  rig = scene.rig;
});
afterAll(() => rig.server.close());

test.each(getCodeValues(BOARD_FIGURE))('DB-02 %s: as many cases are listed as are counted', async (figure) => {
  for (const name of ['ana', 'leader', 'admin']) {
    const counted = (await rig.figures(name))[figure];
    const listed = await rig.ask<{ result: BoardCase[]; totalCount: number }>(name, 'achievementBoard/cases', {
      figure,
    });
    expect([listed.totalCount, listed.result.length]).toEqual([counted, counted]);
  }
});

test('DB-02 a promise in the list says what was promised, and a case that left the caller has no link', async () => {
  const { result } = await rig.ask<{ result: BoardCase[] }>('ana', 'achievementBoard/cases', {
    figure: 'promisesKept',
  });
  expect(result).toMatchObject([
    { taskId: String(scene.at('first').id), promisedAmount: 100, agentName: 'ana', queueName: 'Early' },
  ]);
  await rig.server.database
    .update(task)
    .set({ agentId: rig.idOf('cruz') })
    .where(eq(task.id, scene.at('second').id));
  const moved = await rig.ask<{ result: BoardCase[] }>('ana', 'achievementBoard/cases', { figure: 'handledCases' });
  expect(moved.result.find(({ loanId }) => loanId === scene.at('second').loanNo)).toMatchObject({ taskId: null });
  await rig.server.database
    .update(task)
    .set({ agentId: rig.idOf('ana') })
    .where(eq(task.id, scene.at('second').id));
});

test('DB-02 what was held on a past day can not be listed', async () => {
  const input = { figure: 'boundCases', date: 'yesterday' };
  expect(await rig.codeOf('leader', 'achievementBoard/cases', input)).toBe('10');
});

test('DB-02 payment/details lists what the recovered amount adds up, newest first, with the sum over all pages', async () => {
  const asked = { date: '2026-03-09~2026-03-10', size: '1' };
  const first = await rig.ask<{ result: BoardPayment[]; totalCount: number; totalAmount: number }>(
    'leader',
    'payment/details',
    asked,
  );
  expect(first).toMatchObject({ totalCount: 3, totalAmount: 174 });
  expect(first.result).toMatchObject([{ amount: 150, agentName: 'ana', loanId: scene.at('first').loanNo, type: '4' }]);
  const second = await rig.ask<{ result: BoardPayment[] }>('leader', 'payment/details', { ...asked, page: '2' });
  expect(second.result).toMatchObject([{ amount: 13, agentName: 'ben' }]);
});

test('DB-02 a date is a day, two days, today or yesterday; anything else is refused', async () => {
  expect(['today', 'yesterday', '2026-02-28', '2026-02-01~2026-02-28'].every(isBoardDate)).toBe(true);
  const wrong = [
    '',
    'tomorrow',
    '2026-02-31',
    '2026-3-1',
    '2026-02-02~2026-02-01',
    '2025-01-01~2026-01-01',
    '2026-01-01~2026-01-02~2026-01-03',
  ];
  expect(wrong.filter(isBoardDate)).toEqual([]);
  expect(await rig.codeOf('leader', 'achievementBoard/summary', { date: '2026-02-31' })).toBe('10');
});
