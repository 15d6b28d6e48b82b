import type { AddressInfo } from 'node:net';
import { BoardRig } from '../../support/board/boardRig';
import type { StoredTask } from '../../support/cases/cases';
import { openLine, type TestLine } from '../../support/server/liveLine';

let rig: BoardRig;
let address: string;
let caseRow: StoredTask;

beforeAll(async () => {
  rig = await BoardRig.open();
  await rig.server.app.listen({ port: 0 });
  address = `http://localhost:${(rig.server.app.server.address() as AddressInfo).port}`;
  caseRow = await rig.case('ana');
});
afterAll(() => rig.server.close());

const getLine = async (name: string): Promise<TestLine> => {
  const line = await openLine(address, await rig.signIn(name));
  expect(await line.next()).toEqual({ type: 'welcome' });
  return line;
};

test('DB-01 AP-08 a deduction reaches every open board at once: the leader’s as the case, those above as the board', async () => {
  const lines = {
    leader: await getLine('leader'),
    admin: await getLine('admin'),
    auditor: await getLine('auditor'),
    ben: await getLine('ben'),
  };
  await rig.deduct('ana', caseRow, 20);
  const before = Date.now();
  expect(await lines.leader.next()).toEqual({ type: 'caseChanged', taskId: String(caseRow.id) });
  expect(await lines.admin.next()).toEqual({ type: 'boardChanged' });
  expect(await lines.auditor.next()).toEqual({ type: 'boardChanged' });
  expect(Date.now() - before).toBeLessThan(1000);
  // A colleague’s board counts only what is his.
  expect(lines.ben.unread()).toEqual([]);
  expect(await rig.figures('admin')).toMatchObject({ recoveredAmount: 20 });
  for (const { socket } of Object.values(lines)) socket.close();
});
