import { eq } from 'drizzle-orm';
import { task } from '../../../server/database/tables/caseTables';
import type { StoredTask } from '../../support/cases/cases';
import { type LawRig, openLawRig } from '../../support/law/lawRig';
import { makeQueue } from '../../support/queues/queues';

const NIGHT = '2026-11-22T19:00:00Z';
const HOURS = { rule: 'cn.hours', queueId: null, mode: 'enforce' } as const;

let rig: LawRig;
let of: StoredTask;
let borrower: string;
beforeAll(async () => {
  rig = await openLawRig({ packs: ['CN'], zone: 'Asia/Shanghai', now: NIGHT });
});
afterAll(() => rig.close());
beforeEach(async () => {
  await rig.at(NIGHT);
  of = await rig.fresh({ mobile_phone: '13800000001' });
  borrower = await rig.contactOf(of);
});

const intoQueue = async (): Promise<string> => {
  const queueId = await makeQueue(rig.server.database, rig.institutionId);
  await rig.server.database.update(task).set({ queueId }).where(eq(task.id, of.id));
  return String(queueId);
};
const told = async (lawReason?: string) => {
  const { code, data } = await rig.dial(of, borrower, { ...(lawReason && { lawReason }) });
  return { code, rules: code === '00' ? [] : data.reasons.map(({ rule }) => rule) };
};

test('LC-08 where rules are only recorded, one that refuses refuses', async () => {
  await rig.setMode('shadow', [HOURS]);
  expect(await told()).toEqual({ code: '113', rules: ['cn.hours'] });
  expect(await rig.decisions(of)).toMatchObject([{ mode: 'enforce', callId: null }]);
  const { data } = await rig.get<{ contacts: { call: { verdict: string } }[] }>(`/prod/task/lawful/${of.id}`);
  expect(data.contacts[0]?.call.verdict).toBe('deny');
});

test('LC-08 if nothing is required, only one rule is, and nothing else of it is stored', async () => {
  await rig.setMode('off', [HOURS]);
  expect(await told()).toEqual({ code: '113', rules: ['cn.hours'] });
  const [kept] = await rig.decisions(of);
  expect(kept?.decision.reasons.map(({ rule }) => rule)).toEqual(['cn.hours']);
});

test('LC-08 where rules refuse, one that is only recorded stops nobody, and one that warns takes a reason', async () => {
  await rig.setMode('enforce', [{ ...HOURS, mode: 'shadow' }]);
  expect(await told()).toEqual({ code: '00', rules: [] });
  const [kept] = await rig.decisions(of);
  expect(kept).toMatchObject({ mode: 'shadow', decision: { reasons: [{ rule: 'cn.hours' }] } });
  of = await rig.fresh({ mobile_phone: '13800000002' });
  borrower = await rig.contactOf(of);
  await rig.setMode('enforce', [{ ...HOURS, mode: 'warn' }]);
  expect(await told()).toEqual({ code: '114', rules: ['cn.hours'] });
  expect((await told('Agreed on the day')).code).toBe('00');
});

test('LC-08 a queue has its own mode, and its cases alone', async () => {
  const queueId = await intoQueue();
  await rig.setMode('shadow', [{ rule: null, queueId, mode: 'enforce' }]);
  expect((await told()).code).toBe('113');
  await rig.server.database.update(task).set({ queueId: null }).where(eq(task.id, of.id));
  expect((await told()).code).toBe('00');
});

test('LC-08 LC-05 the preference of the borrower applies in a queue without required rules', async () => {
  const queueId = await intoQueue();
  await rig.setMode('enforce', [{ rule: null, queueId, mode: 'off' }]);
  expect(
    (await rig.post('/prod/task/wish', { taskId: String(of.id), contactId: borrower, kind: 'noCalls' })).code,
  ).toBe('00');
  expect(await told('Please, it is urgent')).toEqual({ code: '113', rules: ['house.channelStopped'] });
});
