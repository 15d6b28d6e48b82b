import { type ApprovalRig, openApprovalRig } from '../../support/approvals/approvalRig';
import { get } from '../../support/cases/cases';
import type { SignedIn } from '../../support/server/people';
import { csvLines } from '../../support/values/csvLines';

let rig: ApprovalRig;
let loans: Record<'60' | '80' | '70', string>;

beforeAll(async () => {
  rig = await openApprovalRig();
  const ask = async (amount: number) => {
    const caseRow = await rig.fresh();
    expect(await rig.deduct(caseRow, amount)).toMatchObject({ code: '69' });
    rig.clock.now = new Date(rig.clock.now.getTime() + 60_000);
    return caseRow.loanNo;
  };
  loans = { 60: await ask(60), 80: await ask(80), 70: await ask(70) };
});
afterAll(() => rig.close());

const amounts = async (who: SignedIn, input: Record<string, string>) => {
  const asked = { path: '/prod/approvals/listing', input };
  const { data } = await get<{ result: { amount: number }[] }>(rig.server, who, asked);
  return data.result.map(({ amount }) => amount);
};

const getFile = async (who: SignedIn, query: string) => {
  const reply = await rig.server.app.inject({ url: `/prod/approvals/export?${query}`, headers: who.headers });
  const [head = '', ...rows] = csvLines(reply.body);
  const names = head.replace('\uFEFF', '').split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, at) => [names[at], cell])));
};

test('MI-09 AP-03 requests are sorted as a whole by the requested column; by default pending ones begin with the oldest and own ones with the newest', async () => {
  expect(await amounts(rig.leader, { view: 'toDecide' })).toEqual([60, 80, 70]);
  expect(await amounts(rig.agent, { view: 'mine' })).toEqual([70, 80, 60]);
  expect(await amounts(rig.leader, { view: 'toDecide', sort: 'amount', order: 'desc' })).toEqual([80, 70, 60]);
  expect(await amounts(rig.agent, { view: 'mine', sort: 'amount', size: '1', page: '2' })).toEqual([70]);
});

test('MI-09 AP-06 each view is taken away as a file in its own order, with what its reader may see', async () => {
  const rows = await getFile(rig.leader, 'view=toDecide&sort=amount&order=desc');
  expect(rows.map((row) => [row['Loan ID'], row['Amount'], row['State']])).toEqual([
    [loans[80], '80', 'Pending'],
    [loans[70], '70', 'Pending'],
    [loans[60], '60', 'Pending'],
  ]);
  expect(await getFile(rig.agent, 'view=mine&kind=deduction')).toHaveLength(3);
  expect(await getFile(rig.agent, 'view=mine&kind=extension')).toEqual([]);
  // Nobody has decided yet, and another group's leader decides nothing here.
  expect(await getFile(rig.leader, '')).toEqual([]);
  expect(await getFile(rig.otherLeader, 'view=toDecide')).toEqual([]);
});
