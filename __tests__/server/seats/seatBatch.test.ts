import { workSchedule } from '../../../server/database/tables/seatTables';
import { send } from '../../support/cases/cases';
import { cell, openSeatDesk, seatAsks, type SeatDesk, type SentCell } from '../../support/seats/seatDesk';

const SPAN = { from: '2026-03-09', to: '2026-03-15' };

let desk: SeatDesk;
let asks: ReturnType<typeof seatAsks>;

beforeAll(async () => {
  desk = await openSeatDesk();
  asks = seatAsks(desk);
});
afterAll(() => desk.server.close());
beforeEach(() => desk.server.database.delete(workSchedule));

test('SS-01 a batch adjustment says first what it changes, by weekday, and what it leaves alone', async () => {
  await asks.set(desk.leader, [cell(desk.ana, '2026-03-12', 'rest'), cell(desk.beto, '2026-03-13', 'departed')]);
  const preview = await send<{ cells: SentCell[]; unchanged: number; afterDeparture: number }>(
    desk.server,
    desk.leader,
    {
      path: '/prod/workSchedule/batchPreview',
      body: {
        userIds: [String(desk.ana), String(desk.beto)],
        from: '2026-03-12',
        to: '2026-03-16',
        weekdays: [1, 4],
        status: 'rest',
      },
    },
  );
  // The 12th is a Thursday, the 16th a Monday.
  expect(preview.data.cells.map(({ userId, day, before }) => [Number(userId), day, before])).toEqual([
    [desk.ana, '2026-03-16', null],
    [desk.beto, '2026-03-12', null],
  ]);
  expect(preview.data).toMatchObject({ unchanged: 1, afterDeparture: 1 });
  expect(await asks.stored()).toHaveLength(2);
  const foreignBatch = await send(desk.server, desk.leader, {
    path: '/prod/workSchedule/batchPreview',
    body: { userIds: [String(desk.ana), String(desk.carla)], ...SPAN, status: 'rest' },
  });
  expect(foreignBatch.code).toBe('20');
  expect((await asks.set(desk.leader, preview.data.cells)).code).toBe('00');
});
