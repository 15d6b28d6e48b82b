import type { AddressInfo } from 'node:net';
import { BoardHouse } from '../../support/board/boardHouse';
import type { StoredTask } from '../../support/cases/cases';
import { openLine, type TestLine } from '../../support/server/liveLine';

let house: BoardHouse;
let address: string;
let held: StoredTask;

beforeAll(async () => {
  house = await BoardHouse.open();
  await house.server.app.listen({ port: 0 });
  address = `http://localhost:${(house.server.app.server.address() as AddressInfo).port}`;
  held = await house.case('ana');
});
afterAll(() => house.server.close());

const lineOf = async (name: string): Promise<TestLine> => {
  const line = await openLine(address, await house.signIn(name));
  expect(await line.next()).toEqual({ type: 'welcome' });
  return line;
};

test('DB-01 AP-08 a deduction reaches every open board at once: the leader’s as the case, those above as the board', async () => {
  const lines = {
    leader: await lineOf('leader'),
    admin: await lineOf('admin'),
    auditor: await lineOf('auditor'),
    ben: await lineOf('ben'),
  };
  const before = Date.now();
  await house.deduct('ana', held, 20);
  expect(await lines.leader.next()).toEqual({ type: 'caseChanged', taskId: String(held.id) });
  expect(await lines.admin.next()).toEqual({ type: 'boardChanged' });
  expect(await lines.auditor.next()).toEqual({ type: 'boardChanged' });
  expect(Date.now() - before).toBeLessThan(1000);
  // A colleague’s board counts only what is his.
  expect(lines.ben.unread()).toEqual([]);
  expect(await house.figures('admin')).toMatchObject({ recoveredAmount: 20 });
  for (const { socket } of Object.values(lines)) socket.close();
});
