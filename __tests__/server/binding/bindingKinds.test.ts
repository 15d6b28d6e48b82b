import { eq } from 'drizzle-orm';
import { appUser } from '../../../server/database/tables/organizationTables';
import { send } from '../../support/cases/cases';
import { bindAll, getIds, openQueueRig, plan, type QueueRig, readAgain } from '../../support/queues/queueRig';

const now = new Date('2026-03-11T00:30:00Z');

let rig: QueueRig;
beforeAll(async () => {
  rig = await openQueueRig(() => now);
});
afterAll(() => rig.server.close());

const worker = async (works: { products?: string[]; loanTypes?: ('0' | '1' | '2' | '3')[] }) => {
  const person = await rig.person('member', rig.groupId);
  await rig.server.database.update(appUser).set(works).where(eq(appUser.id, person.userId));
  return person;
};
const getAgents = async (cases: Parameters<typeof readAgain>[1]) =>
  (await readAgain(rig, cases)).map(({ agentId }) => agentId);

test('QU-02 US-01 cases go to those who work their product and loan type; what nobody chosen works stays where it is, and is counted', async () => {
  const cash = await rig.cases(2, { product_category: 'Cash', loan_type: '0' });
  const card = await rig.cases(2, { product_category: 'Card', loan_type: '0' });
  const again = await rig.cases(1, { product_category: 'Cash', loan_type: '1' });
  const cashier = await worker({ products: ['Cash'], loanTypes: ['0'] });
  const carder = await worker({ products: ['Card'] });
  const all = getIds([...cash, ...card, ...again]);
  const { data } = await plan(rig, rig.leader, {
    selection: { taskIds: all },
    agentIds: [cashier.userId, carder.userId],
  });
  expect(data).toMatchObject({ total: 4, unfit: 1, staying: 0, unassigned: 4 });
  await bindAll(rig, rig.leader, { selection: { taskIds: all }, agentIds: [cashier.userId, carder.userId] });
  expect(await getAgents(cash)).toEqual([cashier.userId, cashier.userId]);
  expect(await getAgents(card)).toEqual([carder.userId, carder.userId]);
  expect(await getAgents(again)).toEqual([null]);
});

test('QU-02 US-01 who names no product and no loan type works all of them', async () => {
  const cases = [
    ...(await rig.cases(1, { product_category: 'Cash' })),
    ...(await rig.cases(1, { product_category: 'Card' })),
  ];
  const anybody = await worker({ products: [], loanTypes: [] });
  const selection = { taskIds: getIds(cases) };
  const { data } = await plan(rig, rig.leader, { selection, agentIds: [anybody.userId] });
  expect(data).toMatchObject({ total: 2, unfit: 0 });
});

test('QU-02 US-01 older client: a case of a product that the agent does not work refuses all', async () => {
  const cases = [
    ...(await rig.cases(1, { product_category: 'Cash' })),
    ...(await rig.cases(1, { product_category: 'Card' })),
  ];
  const cashier = await worker({ products: ['Cash'] });
  const bind = (chosen: typeof cases, key: string) =>
    send(rig.server, rig.leader, {
      path: '/api/management/task/batchBindAgent',
      body: { taskIds: getIds(chosen), agentId: String(cashier.userId) },
      key: `binding-kinds-${key}`,
    });
  expect(await bind(cases, 'all')).toMatchObject({ code: '89' });
  expect(await getAgents(cases)).toEqual([null, null]);
  expect(await bind(cases.slice(0, 1), 'one')).toMatchObject({ code: '00', data: { count: 1 } });
});
